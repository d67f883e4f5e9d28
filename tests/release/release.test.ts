// @module-tag deploy
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAddingPasskey, startPasskey } from '../../src/features/accounts/contract.ts';
import { stepAt, totpCode } from '../../src/features/accounts/server/second-factor/totp.ts';
import { googleAddress } from '../../src/features/accounts/sign-in.ts';
import { inboundPath } from '../../src/features/incoming-mail/server/routes.ts';
import { mailOf } from '../../src/features/incoming-mail/server/testing-incoming.ts';
import { createQuotation } from '../../src/features/quotes/contract.ts';
import { createTicket } from '../../src/features/tickets/contract.ts';
import { createPostgresDatabase } from '../../src/platform/database/testing.ts';
import { freePort } from '../../src/platform/database/testing-free-port.ts';
import { startSmtpServer } from '../../src/platform/server/mail/testing-mail.ts';
import { parseHtml } from '../../src/platform/testing-html.ts';
import { readPdf } from '../../src/ui/pdf/testing-pdf.ts';
import { visitor } from '../several/testing-visitor.ts';
import { copyRelease, mailsIn, type ReleasedServer } from './testing-release.ts';

const { folder, site, finish, start } = copyRelease();

const inboundKey = 'k'.repeat(32);
const metricsToken = 'm'.repeat(32);
const boss = 'boss@example.com';

const settings = {
  PUBLIC_URL: 'http://localhost:4199',
  TRUST_PROXY: '1',
  AUTH_SECRET: 'a'.repeat(32),
  FORM_SECRET: 'f'.repeat(32),
  STAFF_EMAILS: boss,
  TEAM_EMAIL: 'team@example.com',
  MAIL_FROM: 'Hormiga <site@example.com>',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  INBOUND_MAIL_KEY: inboundKey,
  METRICS_TOKEN: metricsToken,
  PAYMENTS: 'sandbox',
};

describe('a release', () => {
  const modules = () => readdirSync(join(site, 'node_modules'), { recursive: true, encoding: 'utf8' });

  it('has no package for one system only, and nothing that only builds', () => {
    expect(modules().filter((path) => /\.(node|map|ts|css|png)$/.test(path))).toEqual([]);
    const built = /^(vite|vitest|rolldown|esbuild|drizzle-kit|typescript|tsx)\//;
    expect(modules().filter((path) => built.test(path))).toEqual([]);
  });

  it('lets every module load what it names', async () => {
    const { output, errors, code } = await finish(['--input-type=module', '--eval', loadAll]);
    expect([code, errors]).toEqual([0, '']);
    // It is optional, and another client in place of the one that is used.
    const known = /\/pg\/lib\/native\//;
    const { loaded, lacking } = JSON.parse(output);
    expect(loaded).toBeGreaterThan(1_000);
    expect(lacking.filter(([url]: [string]) => !known.test(url))).toEqual([]);
  });
});

/** Prints the modules that lack another one. What else goes wrong in a module that is loaded alone is of no interest. */
const loadAll = `
  import { readdirSync } from 'node:fs';
  import { resolve } from 'node:path';
  import { pathToFileURL } from 'node:url';

  process.on('uncaughtException', () => {});
  process.on('unhandledRejection', () => {});
  const files = readdirSync('node_modules', { recursive: true }).filter((path) => /\\.[cm]?js$/.test(path));
  const lacking = [];
  for (const file of files) {
    const url = pathToFileURL(resolve('node_modules', file)).href;
    await import(url).catch(({ code, message }) => {
      if (/MODULE_NOT_FOUND|PATH_NOT_EXPORTED|ENOENT/.test(code)) lacking.push([url, message.split('\\n')[0]]);
    });
  }
  const report = JSON.stringify({ loaded: files.length, lacking });
  await new Promise((resolve) => process.stdout.write(report, resolve));
  process.exit(0);
`;

/** In scripts and signs whose fonts come from different packages. */
const names = ['محمد علي', '王小明', 'さくら', '김하나', 'अनिता', 'สมชาย', 'Ана Ђ', 'Ελένη', '🐜 ☎ ∑'];

const tnef = Buffer.concat([
  Buffer.from('789f3e220100', 'hex'),
  attribute(0x69002, Buffer.alloc(14)),
  attribute(0x18010, Buffer.from('plan.txt\0')),
  attribute(0x6800f, Buffer.from('the plan')),
]);

/** Of an attachment in a winmail.dat: its level, its id, its length, the data and a checksum. */
function attribute(id: number, data: Buffer): Buffer {
  const [head, foot] = [Buffer.alloc(9), Buffer.alloc(2)];
  head.writeUInt8(2);
  head.writeUInt32LE(id, 1);
  head.writeUInt32LE(data.length, 5);
  foot.writeUInt16LE(data.reduce((sum, byte) => (sum + byte) & 0xffff, 0));
  return Buffer.concat([head, data, foot]);
}

/** HTML in the encoding of Japanese mail, and a file of Outlook. */
function difficultMail(): Buffer {
  const greeting = Buffer.from('<p>\x1b$B$3$s$K$A$O\x1b(B <b>plan</b></p>', 'latin1').toString('base64');
  const body = [
    '--b',
    'Content-Type: text/html; charset=iso-2022-jp',
    'Content-Transfer-Encoding: base64',
    '',
    greeting,
    '--b',
    'Content-Type: application/ms-tnef; name=winmail.dat',
    'Content-Transfer-Encoding: base64',
    'Content-Disposition: attachment; filename=winmail.dat',
    '',
    tnef.toString('base64'),
    '--b--',
    '',
  ];
  return mailOf(
    {
      From: 'Yuki <yuki@example.jp>',
      Subject: 'A plan',
      'Message-ID': `<${randomUUID()}@example.jp>`,
      'Content-Type': 'multipart/mixed; boundary=b',
    },
    body.join('\n'),
  );
}

describe.each(['embedded', 'postgres'] as const)('a server of a release, %s', { timeout: 120_000 }, (kind) => {
  const dataDir = join(folder, kind);
  let server: ReleasedServer;
  let env: Readonly<Record<string, string>>;
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
  beforeAll(async () => {
    smtp = await startSmtpServer();
    const others = { DATABASE_URL: await createPostgresDatabase(), SMTP_URL: `smtp://127.0.0.1:${smtp.port}` };
    env = { ...settings, DATA_DIR: dataDir, ...(kind === 'postgres' && others) };
    server = await start(await freePort(), env);
  }, 120_000);
  afterAll(() => smtp.close());

  const mails = () => (kind === 'postgres' ? smtp.received.map(({ source }) => source) : mailsIn(dataDir));
  const mailTo = async (address: string, pattern: RegExp) => {
    const find = () => mails().find((mail) => mail.includes(address) && pattern.test(mail)) ?? '';
    await expect.poll(find).not.toBe('');
    return find();
  };
  const command = async (...args: string[]) => {
    const { code, output, errors } = await finish(['dist/server-app/command.mjs', ...args], env);
    expect([code, errors]).toEqual([0, expect.any(String)]);
    return output;
  };

  it('serves pages in every form, and files', async () => {
    for (const path of ['/es', '/contact/fr', '/login/en', '/support/status/en', '/meetings/free', '/api/docs.json']) {
      for (const encoding of ['identity', 'gzip', 'br']) {
        const response = await fetch(server.url + path, { headers: { 'accept-encoding': encoding } });
        expect([path, response.status, (await response.text()).length > 100]).toEqual([path, 200, true]);
      }
    }
    const page = await (await fetch(`${server.url}/es`)).text();
    const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
    expect((await fetch(server.url + script)).status).toBe(200);
    const metrics = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
    expect(await metrics.text()).toContain('hormiga_');
  });

  it('draws quotes with names in any script, and sends them', async () => {
    for (const name of names) {
      const email = `${randomUUID()}@example.com`;
      const fields = { items: [{ id: 'product-wabot', months: 12 }], currency: 'USD', name, email, lang: 'en' };
      const made = await visitor().call(server.url + createQuotation.path, fields);
      const { pdf } = createQuotation.response.parse(await made.json()).DATA;
      const response = await visitor().send(server.url + pdf);
      expect(response.headers.get('content-type')).toBe('application/pdf');
      const { texts } = readPdf(new Uint8Array(await response.arrayBuffer()));
      const letters = texts
        .map(({ text }) => text)
        .join('')
        .normalize('NFC');
      for (const letter of name.replaceAll(/\s/g, '').normalize('NFC')) expect(letters).toContain(letter);
      expect(await mailTo(email, /application\/pdf/)).toContain('JVBERi');
    }
  });

  it('reads mail in any form', async () => {
    const headers = { authorization: `Bearer ${inboundKey}`, 'content-type': 'message/rfc822' };
    const sent = await fetch(server.url + inboundPath, {
      method: 'POST',
      headers,
      body: new Uint8Array(difficultMail()),
    });
    expect(sent.status).toBe(200);
    await expect.poll(() => command('tickets')).toContain('Yuki');
    const [reference = ''] = /H-\S+(?=.*Yuki)/.exec(await command('tickets')) ?? [];
    const shown = await command('tickets', '--show', reference);
    expect(shown).toContain('こんにちは plan');
    expect(shown).toContain('plan.txt');
  });

  it('checks telephones, and answers in JSON', async () => {
    const send = (telefono_cliente: string) => visitor().ticket(server.url, { telefono_cliente, country: 'co' });
    expect([(await send('300 123 45 67')).status, (await send('12')).status]).toEqual([200, 422]);
    const { reference } = createTicket.response.parse(await (await send('300 123 45 67')).json()).DATA;
    expect(await command('tickets', '--show', reference)).toContain('+573001234567');
  });

  it('lets the team sign in, with a second factor', async () => {
    const browser = visitor();
    await browser.post(`${server.url}/login/en`, { step: 'email', email: boss });
    const [, code = ''] = /^Subject: .*?(\d{6})/m.exec(await mailTo(boss, /^Subject: .*?\d{6}/m)) ?? [];
    const entered = await browser.post(`${server.url}/login/en`, { step: 'code', email: boss, code });
    expect(entered.status).toBe(303);
    const security = async () => (await browser.send(`${server.url}/staff/en?view=security`)).text();
    expect(await security()).toContain('passkey');
    for (const { path } of [startPasskey, startAddingPasskey]) {
      const options = await browser.call(server.url + path, {});
      expect(await options.json()).toMatchObject({ CODE: 1, DATA: { options: { challenge: expect.any(String) } } });
    }
    await browser.post(`${server.url}/staff/en`, { action: 'startTotp' });
    const $ = parseHtml(await security());
    const key = $('span')
      .toArray()
      .map((span) => $(span).text().replaceAll(' ', ''))
      .find((text) => /^[A-Z2-7]{32}$/.test(text));
    const confirmed = await browser.post(`${server.url}/staff/en`, {
      action: 'confirmTotp',
      code: totpCode(key ?? '', stepAt(new Date())),
    });
    expect(confirmed.status).toBe(200);
    const google = await visitor().send(server.url + googleAddress('', 'en'));
    expect(google.headers.get('location')).toContain('accounts.google.com');
  });

  it('has commands that work while it runs, and backups that can be restored into the other database', async () => {
    expect(await command('team', 'invite', 'ana@example.com', 'agent')).toContain('is invited');
    expect(await command('team', 'list')).toContain('ana@example.com');
    for (const args of [['meetings'], ['payments'], ['marketing', 'list'], ['missing'], ['outbox', '--all']]) {
      expect(await command(...args)).not.toBe('');
    }
    const backup = join(folder, `backup-of-${kind}`);
    await command('backup', backup);
    await command('restore', '--verify', backup);
    const url = kind === 'embedded' ? { DATABASE_URL: await createPostgresDatabase() } : {};
    const other = { ...settings, DATA_DIR: join(folder, `restored-from-${kind}`), ...url };
    const restored = await finish(['dist/server-app/command.mjs', 'restore', backup], other);
    expect([restored.code, restored.errors]).toEqual([0, expect.any(String)]);
    expect((await finish(['dist/server-app/command.mjs', 'team', 'list'], other)).output).toContain('ana@example.com');
  });

  it('has seen no error, stops, and starts again', async () => {
    const lines = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
    expect(await server.stop()).toBe(0);
    const again = await start(await freePort(), env);
    // Until it has nothing to do.
    await wait(15_000);
    console.warn(`${kind}: ready after ${(again.readyAfter / 1_000).toFixed(1)} s, ${again.memory()} MB at rest`);
    expect(await again.stop()).toBe(0);
  });
});
