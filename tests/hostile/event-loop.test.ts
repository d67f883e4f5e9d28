import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { openingsOf } from '../../src/app/app.ts';
import { testApp, testSite } from '../../src/app/testing-app.ts';
import { startImapReader } from '../../src/features/incoming-mail/server/imap-reader.ts';
import { createMailParser } from '../../src/features/incoming-mail/server/mail-parser.ts';
import { inboundPath } from '../../src/features/incoming-mail/server/routes.ts';
import { handleWaiting } from '../../src/features/incoming-mail/server/start-incoming.ts';
import { incomingFolder, incomingMail } from '../../src/features/incoming-mail/server/tables.ts';
import { hasOpenssl } from '../../src/features/incoming-mail/server/testing-imap.ts';
import { createTicket } from '../../src/features/tickets/contract.ts';
import { ticketLimits } from '../../src/features/tickets/ticket-limits.ts';
import { databaseForTests } from '../../src/platform/database/testing.ts';
import { readConfig } from '../../src/platform/server/config/config.ts';
import { bundleProgram } from '../../src/platform/server/limited-process/testing-bundle-program.ts';
import { createPages } from '../../src/platform/server/pages/pages.ts';
import { limits } from '../../src/platform/server/security/limits.ts';
import { closeServer, listen, portOf, requestListener } from '../../src/platform/server/start/http-server.ts';
import { rawClient, statusOf } from '../../src/platform/server/start/testing-raw-client.ts';
import { startMailSender } from './testing-mail-sender.ts';

/** Milliseconds that a request may block the event loop. */
const longestBlock = 50;
/** The fastest run counts: garbage is collected in single runs, slow code is slow in all of them. */
const tries = 5;

/**
 * The milliseconds of processor time that the longest turn of the event loop takes while this is done. The clock would
 * also count what other programs do meanwhile.
 */
async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isDone = false;
  let before = process.cpuUsage();
  const measure = () => {
    const { user, system } = process.cpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
    before = process.cpuUsage();
    if (!isDone) setImmediate(measure);
  };
  setImmediate(measure);
  await work();
  isDone = true;
  await new Promise(setImmediate);
  return longest;
}

const dataDir = mkdtempSync(join(tmpdir(), 'hormiga-event-loop-'));
const inboundKey = 'k'.repeat(32);
const env = { TRUST_PROXY: '1', DATA_DIR: dataDir, INBOUND_MAIL_KEY: inboundKey };
const database = await databaseForTests('postgres');
const pages = createPages(testSite(), readConfig(env), openingsOf(readConfig(env)));
const { app } = testApp({ database, pages, env });
const server = await listen(requestListener(app, pages, pino({ level: 'silent' })), { port: 0, host: '127.0.0.1' });
const port = portOf(server);
afterAll(async () => {
  await closeServer(server, 100);
  rmSync(dataDir, { recursive: true, force: true });
});

const addresses = [...new Set(app.routes.filter(({ method }) => method === 'POST').map(({ path }) => path))]
  .filter((path) => path !== '/*')
  .map((path) => path.replace(/:language[^/]*|\*/g, 'en').replace(/:\w+/g, 'x'));

/** The fields that any form or call reads. */
const names = [
  ...[
    'action',
    'meeting',
    'confirm',
    'key',
    'order',
    'reference',
    'made',
    'quote',
    'quotation_id',
    'ticket',
    'message',
  ],
  ...['nombre_cliente', 'email_cliente', 'telefono_cliente', 'descripcion', 'email', 'name', 'code', 'back', 'topic'],
  ...[
    'time',
    'zone',
    'items',
    'currency',
    'note',
    'question',
    'lang',
    'page',
    'token',
    'proof',
    'utm_source',
    'country',
  ],
];

/** Quadratic for some regular expressions: many equal characters, and a last one that does not match. */
const hostile = (length: number) => `${'*'.repeat(length - 1)}a`;
const each = Math.floor((limits.body - 2_000) / names.length) - 20;
const nested = '['.repeat(45_000) + ']'.repeat(45_000);
const part = (name: string, value: string, filename = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${filename && `; filename="${filename}"`}\r\n\r\n${value}\r\n`;

const bodies: Readonly<Record<string, readonly [type: string, body: string]>> = {
  'every field at its longest': [
    'application/x-www-form-urlencoded',
    names.map((name) => `${name}=${hostile(each)}`).join('&'),
  ],
  'as many fields as are read': ['application/x-www-form-urlencoded', 'a=b&'.repeat(limits.form.fields - 1)],
  'the longest reference': ['application/x-www-form-urlencoded', `action=cancel&meeting=${hostile(90_000)}`],
  'the longest texts in JSON': [
    'application/json',
    JSON.stringify(Object.fromEntries(names.map((name) => [name, hostile(each)]))),
  ],
  'the deepest JSON': ['application/json', `{"items":${nested}}`],
  'the longest list in JSON': ['application/json', `{"items":[${'{},'.repeat(30_000)}{}]}`],
  'as many parts as are read': ['multipart/form-data; boundary=x', `${part('a', 'b').repeat(190)}--x--\r\n`],
};

async function blockedBy(path: string, type: string, body: string): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY;
  for (let left = tries; left > 0 && shortest > longestBlock / 2; left--) {
    const client = rawClient(port);
    const from = `2001:db8:${left.toString(16)}::1`;
    const head = [`POST ${path} HTTP/1.1`, 'Host: a', `X-Forwarded-For: ${from}`, `Content-Type: ${type}`];
    const whole = Buffer.from(`${head.join('\r\n')}\r\nContent-Length: ${body.length}\r\n\r\n${body}`, 'latin1');
    const blocked = await longestTurn(async () => {
      client.write(whole);
      expect(statusOf(await client.readResponse(/\r\n\r\n/)), path).toBeGreaterThanOrEqual(200);
    });
    client.socket.destroy();
    shortest = Math.min(shortest, blocked);
  }
  return shortest;
}

describe('no request blocks the event loop', () => {
  it.each(addresses)('no large body at %s blocks the event loop', async (path) => {
    const blocked: Record<string, number> = {};
    for (const [name, [type, body]] of Object.entries(bodies)) blocked[name] = await blockedBy(path, type, body);
    if (process.env['SHOW_BLOCKED']) process.stdout.write(`${path} ${JSON.stringify(blocked)}\n`);
    expect(Object.entries(blocked).filter(([, milliseconds]) => milliseconds > longestBlock)).toEqual([]);
  });

  it('a ticket that has three files of the largest size does not block the event loop', async () => {
    const file = 'ñ'.repeat(ticketLimits.attachmentBytes / 2);
    const files = Array.from({ length: ticketLimits.attachments }, () => part('attachments', file, 'a.txt')).join('');
    const body = Buffer.from(`${files}${part('descripcion', '山'.repeat(ticketLimits.message))}--x--\r\n`).toString(
      'latin1',
    );
    const milliseconds = await blockedBy(createTicket.path, 'multipart/form-data; boundary=x', body);
    if (process.env['SHOW_BLOCKED']) process.stdout.write(`three files ${milliseconds}\n`);
    expect(milliseconds).toBeLessThan(longestBlock);
  });
});

describe('no mail blocks the event loop, when it arrives or while it is handled', async () => {
  const { program, remove } = await bundleProgram('src/features/incoming-mail/server/mail-program.ts');
  const parser = createMailParser(program);
  const sender = startMailSender();
  const config = readConfig(env);
  const handling: Parameters<typeof handleWaiting>[0] = {
    config,
    db: database.db,
    log: pino({ level: 'silent' }),
    parse: parser.parse,
    secretOf: async () => 'x'.repeat(32),
    wakeMail: () => undefined,
  };
  afterAll(async () => {
    await sender.close();
    await parser.close();
    remove();
  });

  const head = 'From: Ana <ana@example.com>\r\nSubject: Hola\r\n';
  const html = (body: string) => `${head}Content-Type: text/html\r\n\r\n${body}`;
  const mixed = (...parts: readonly string[]) =>
    `${head}Content-Type: multipart/mixed; boundary=b\r\n\r\n${parts.map((one) => `--b\r\n${one}\r\n`).join('')}--b--\r\n`;
  const file = (bytes: number) =>
    `Content-Type: application/pdf; name=a.pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.alloc(bytes, 7).toString('base64').replace(/.{76}/g, '$&\r\n')}`;
  const mails: Readonly<Record<string, string>> = {
    'HTML elements within one another': html('<b><i>'.repeat(160_000)),
    'tables within one another': html('<table><tr><td>'.repeat(60_000)),
    'short paragraphs': html('<p>a</p>'.repeat(125_000)),
    'short lines': `${head}\r\n${'ab\r\n'.repeat(3_500_000)}`,
    'many parts': mixed(...Array.from({ length: 900 }, () => 'Content-Type: text/html\r\n\r\n<p>a</p>')),
    'a file of 25 MB': mixed('\r\nHola', file(25_000_000)),
    'three attached HTML messages': mixed(
      ...Array.from({ length: 3 }, () => `Content-Type: message/rfc822\r\n\r\n${html('<div>'.repeat(190_000))}`),
    ),
  };

  /** Each try is another message, because the same one is saved once. */
  async function longestBlockBy(name: string, receive: (path: string) => Promise<unknown>): Promise<number> {
    let shortest = Number.POSITIVE_INFINITY;
    const path = join(dataDir, 'message');
    for (let left = tries; left > 0 && shortest >= longestBlock; left--) {
      writeFileSync(path, `Message-ID: <${left}-${crypto.randomUUID()}@example.com>\r\n${mails[name]}`);
      const blocked = await longestTurn(async () => {
        await receive(path);
        await handleWaiting(handling);
      });
      shortest = Math.min(shortest, blocked);
    }
    expect(await database.db.$count(incomingMail, eq(incomingMail.state, 'waiting'))).toBe(0);
    if (process.env['SHOW_BLOCKED']) process.stdout.write(`mail: ${name} ${shortest}\n`);
    return shortest;
  }

  describe.each([
    { names: ['HTML elements within one another'], tags: [] },
    { names: Object.keys(mails).filter((name) => name !== 'HTML elements within one another'), tags: ['system'] },
  ])('by call', ({ names, tags }) => {
    it.each(names)('%s', { tags }, async (name) => {
      const blocked = await longestBlockBy(name, async (path) => {
        expect(await sender.post(path, `http://127.0.0.1:${port}${inboundPath}`, inboundKey)).toBe(200);
      });
      expect(blocked).toBeLessThan(longestBlock);
    });
  });

  // Only how they arrive differs.
  it.skipIf(!hasOpenssl).each(['HTML elements within one another', 'many parts', 'a file of 25 MB'])(
    '%s, by IMAP',
    { tags: 'system' },
    async (name) => {
      vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
      const blocked = await longestBlockBy(name, async (path) => {
        const url = await sender.offer(path);
        const { inboundImap } = readConfig({ ...env, INBOUND_IMAP_URL: url });
        await database.db.delete(incomingFolder);
        await database.db.insert(incomingFolder).values({ name: 'INBOX', uidValidity: '7', lastUid: 0 });
        let wake: () => void = () => undefined;
        const saved = new Promise<void>((resolve) => {
          wake = resolve;
        });
        const reader = startImapReader({ ...handling, config: { ...config, inboundImap }, wake });
        await saved;
        await reader?.stop();
      });
      expect(blocked).toBeLessThan(longestBlock);
    },
  );
});
