import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bothDatabases, databaseForTests } from '../../database/testing.ts';
import { mailFolder } from '../data-folders.ts';
import { DocumentFailure } from '../documents/send-document.ts';
import { logShape } from '../logging/log.ts';
import { limits } from '../security/limits.ts';
import { testActionDeps } from '../staff/testing-actions.ts';
import { type Attach, attachNothing } from './deliver-mail.ts';
import { readEml } from './dev/read-eml.ts';
import { smtpTransport } from './mail-transport.ts';
import { type MailWorker, startMail, startMailWorker } from './mail-worker.ts';
import { listMail, resendMail } from './manage-outbox.ts';
import { claimMail, queueMail } from './outbox.ts';
import { outboxMessage } from './tables.ts';
import { startSmtpServer } from './testing-mail.ts';

const from = { name: 'Hormiga', address: 'hola@hormiga.example' };
const planned = { kind: 'receipt', reference: 'P-7KQ2-94MX' } as const;
/** All byte values: a mail server would corrupt them if they were not encoded. */
const content = Uint8Array.from(randomBytes(70_000));

/** For results that no promise reports; the machine may be busy with other tests. */
const until = (check: () => unknown) => vi.waitFor(check, { interval: 5, timeout: 30_000 });

describe.each(bothDatabases)('a mail with an attachment on %s', async (kind) => {
  const database = await databaseForTests(kind);
  const log: string[] = [];
  const workers: MailWorker[] = [];
  const server = await startSmtpServer();
  let clock: number | undefined;
  beforeEach(async () => {
    log.length = 0;
    clock = undefined;
    server.received.length = 0;
    await database.db.delete(outboxMessage);
    const html = '<p>Gracias, señora</p>';
    const mail = { key: 'a', recipient: 'ana@secret.example', subject: 'Su recibo', text: 'Gracias, señora', html };
    await queueMail(database.db, { ...mail, attachment: planned });
  });
  afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.stop())));
  afterAll(() => server.close());

  const picturesIn = (html: string) => [{ id: `of ${html}`, name: 'logo.png', content }];
  function start(attach: Attach) {
    const transport = smtpTransport(`smtp://127.0.0.1:${server.port}`, from);
    const logger = pino(logShape, { write: (line: string) => void log.push(line) });
    const deps = {
      db: database.db,
      transport,
      attach,
      picturesIn,
      log: logger,
      now: () => new Date(clock ?? Date.now()),
    };
    const worker = startMailWorker(deps);
    workers.push(worker);
    return worker;
  }
  /** Draws nothing until `finish` is called. */
  function slowDrawing() {
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const attach = vi.fn<Attach>(async () => {
      await finished;
      return { name: 'receipt.pdf', type: 'application/pdf', content };
    });
    return { attach, finish };
  }
  async function row() {
    const [found] = await listMail(database.db, ['waiting', 'dead', 'sent'], 10);
    if (!found) throw new Error('The outbox is empty');
    return found;
  }

  it('contains the requested file, and the pictures of its HTML', async () => {
    const attach = vi.fn<Attach>(async () => ({ name: 'Reçu P-7KQ2-94MX.pdf', type: 'application/pdf', content }));
    start(attach);
    await until(async () => expect(await row()).toMatchObject({ state: 'sent' }));
    expect(attach.mock.calls).toEqual([[planned]]);
    expect(server.received).toHaveLength(1);
    const { text, html, attachments, pictures } = readEml(server.received[0]?.source ?? '');
    expect(text.trim()).toBe('Gracias, señora');
    expect(pictures.size).toBe(1);
    expect(html.trim()).toBe('<p>Gracias, señora</p>');
    expect(attachments.map(({ name, type }) => [name, type])).toEqual([['Reçu P-7KQ2-94MX.pdf', 'application/pdf']]);
    expect(Buffer.from(attachments[0]?.content ?? []).equals(content)).toBe(true);
    expect(Object.keys(await row())).not.toContain('attachment');
  });

  it('goes to the mail server, or to the folder if there is none', async () => {
    await database.db.delete(outboxMessage);
    const dataDir = mkdtempSync(join(tmpdir(), 'hormiga-mail-'));
    const counted: string[] = [];
    for (const smtpUrl of [`smtp://127.0.0.1:${server.port}`, undefined]) {
      await queueMail(database.db, { key: `to ${smtpUrl}`, recipient: 'ana@secret.example', subject: '', text: '' });
      const config = { smtpUrl, mailFrom: from, dataDir };
      const log = pino({ level: 'silent' });
      const count = (one: string) => void counted.push(one);
      const worker = startMail(config, { db: database.db, log, attach: attachNothing, count });
      workers.push(worker);
      await until(async () => expect(await listMail(database.db, ['waiting'], 10)).toEqual([]));
      await worker.stop();
    }
    expect(counted).toEqual(['sent', 'sent']);
    expect(server.received).toHaveLength(1);
    expect(readdirSync(mailFolder(dataDir))).toHaveLength(1);
    rmSync(dataDir, { recursive: true });
  });

  it('is not sent without its file, and is retried', async () => {
    const attach = vi.fn<Attach>(async () => ({ name: 'receipt.pdf', type: 'application/pdf', content }));
    attach.mockRejectedValueOnce(new DocumentFailure('drawing took too long', { cause: 'ana@secret.example' }));
    const worker = start(attach);
    await until(async () => expect(await row()).toMatchObject({ state: 'waiting', attempts: 1 }));
    const { id, lastError } = await row();
    expect(lastError).toBe('the attachment could not be made: drawing took too long');
    expect(server.received).toEqual([]);
    expect(await resendMail(testActionDeps(database.db), id)).toBe('due');
    worker.wake();
    await until(async () => expect(await row()).toMatchObject({ state: 'sent' }));
    expect(readEml(server.received[0]?.source ?? '').attachments).toHaveLength(1);
    expect(log.join()).not.toMatch(/secret/);
  });

  it('does not delay mails without a document, however many documents are being drawn', async () => {
    const mail = { recipient: 'ana@secret.example', subject: '', text: '' };
    const others = Array.from({ length: limits.mail.atOnce }, (_, n) => ({
      ...mail,
      key: `b${n}`,
      attachment: planned,
    }));
    await queueMail(database.db, ...others);
    const { attach, finish } = slowDrawing();
    const worker = start(attach);
    await until(() => expect(attach).toHaveBeenCalled());
    await queueMail(database.db, { ...mail, key: 'code', subject: 'Su código' });
    worker.wake();
    await until(() => expect(server.received).toHaveLength(1));
    expect(server.received[0]?.source).toContain('=?UTF-8?Q?Su_c=C3=B3digo?=');
    finish();
    await until(() => expect(server.received).toHaveLength(2 + limits.mail.atOnce));
  });

  it.each([
    ['is sent once if another server took it', 'taken', 0],
    ['is sent if nobody else took it', 'expired', 1],
  ])('a mail whose document took longer than the claim %s', async (_, state, sent) => {
    const { attach, finish } = slowDrawing();
    const worker = start(attach);
    await until(() => expect(attach).toHaveBeenCalled());
    clock = Date.now() + 2 * limits.mail.claim;
    const other = new Date(clock + limits.mail.claim);
    if (state === 'taken') await claimMail(database.db, { now: new Date(clock), until: other });
    finish();
    await worker.stop();
    expect(server.received).toHaveLength(sent);
    const [row] = await database.db.select().from(outboxMessage);
    expect(row).toMatchObject(sent ? { state: 'sent' } : { state: 'waiting', attempts: 0, claimedUntil: other });
  });

  it('says why if no documents are made, without personal data', async () => {
    start(attachNothing);
    await until(async () => expect(await row()).toMatchObject({ state: 'waiting', attempts: 1 }));
    const none = 'the attachment could not be made: this server cannot make a receipt';
    expect(await row()).toMatchObject({ lastError: none });
    await workers.splice(0)[0]?.stop();
    await resendMail(testActionDeps(database.db), (await row()).id);
    start(() => Promise.reject(new TypeError('ana@secret.example')));
    await until(async () =>
      expect(await row()).toMatchObject({ lastError: 'the attachment could not be made: TypeError' }),
    );
    expect(log.join()).not.toMatch(/secret/);
  });
});
