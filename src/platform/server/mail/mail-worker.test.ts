import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { msPerMinute } from '#site/durations.ts';
import type { Db } from '../../database/database.ts';
import { openDatabase } from '../../database/open-database.ts';
import { bothDatabases, createPostgresDatabase, databaseForTests } from '../../database/testing.ts';
import { migratedTemplate, migrationsDir } from '../../database/testing-migrations.ts';
import { logShape } from '../logging/log.ts';
import { limits } from '../security/limits.ts';
import { attachNothing } from './deliver-mail.ts';
import { type MailTransport, smtpTransport } from './mail-transport.ts';
import { type MailWorker, startMailWorker } from './mail-worker.ts';
import { makeMailDueAgain } from './make-due-again.ts';
import { listMail } from './manage-outbox.ts';
import { queueMail } from './outbox.ts';
import { outboxMessage } from './tables.ts';
import { startSmtpServer, testTransport } from './testing-mail.ts';
import { testTimer } from './testing-timer.ts';

/** Far in the future, so that what was queued by the clock of the database is due. */
const noon = new Date('2100-01-01T12:00:00Z').getTime();

/** For results that no promise reports; the machine may be busy with other tests. */
const until = (check: () => unknown) => vi.waitFor(check, { interval: 5, timeout: 30_000 });

describe.each(bothDatabases)('the mail worker on %s', async (kind) => {
  const database = await databaseForTests(kind);
  let time = noon;
  const log: string[] = [];
  const workers: MailWorker[] = [];
  beforeEach(async () => {
    time = noon;
    log.length = 0;
    await database.db.delete(outboxMessage);
  });
  afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.stop())));

  function start(transport: MailTransport, db: Db = database.db) {
    const timer = testTimer();
    const logger = pino(logShape, { write: (line: string) => void log.push(line) });
    const worker = startMailWorker(
      { db, transport, attach: attachNothing, log: logger, now: () => new Date(time) },
      timer.start,
    );
    workers.push(worker);
    return { worker, timer };
  }
  async function queue(...keys: string[]) {
    for (const key of keys) {
      await queueMail(database.db, { key, recipient: `${key}@secret.example`, subject: 'Secret', text: 'Secret' });
    }
  }
  const rows = () => listMail(database.db, ['waiting', 'dead', 'sent'], 1_000);
  const states = async () => (await rows()).map(({ state }) => state);

  it('sends what is due, a few at a time, and logs no more than ids', async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    let busy = 0;
    let most = 0;
    const transport = testTransport(async () => {
      busy++;
      most = Math.max(most, busy);
      await gate;
      busy--;
    });
    await queue('a', 'b', 'c', 'd', 'e', 'f', 'g');
    const { worker } = start(transport);
    await transport.untilGiven(limits.mail.atOnce);
    worker.wake();
    await rows();
    open();
    await transport.untilGiven(7);
    await worker.stop();
    expect(await states()).toEqual(Array(7).fill('sent'));
    expect((await rows())[0]).toMatchObject({ sentAt: new Date(noon), attempts: 1 });
    expect(transport.given.map(({ recipient }) => recipient[0]).sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
    expect(most).toBe(limits.mail.atOnce);
    expect(log).toHaveLength(7);
    expect(log.join()).not.toMatch(/secret/i);
  });

  it('does not send a code that would arrive too late', async () => {
    const mail = { recipient: 'a@secret.example', subject: '123456', text: '123456' };
    await queueMail(database.db, { ...mail, key: 'late', secretUntil: new Date(noon) });
    await queueMail(database.db, { ...mail, key: 'soon', secretUntil: new Date(noon + 1) });
    const transport = testTransport();
    const { worker } = start(transport);
    // Not the team's list: it leaves out what came too late.
    const stored = () => database.db.select().from(outboxMessage).orderBy(outboxMessage.key);
    await until(async () => expect((await stored()).map(({ state }) => state)).toEqual(['dead', 'sent']));
    await worker.stop();
    expect(transport.given).toHaveLength(1);
    expect((await stored())[0]).toMatchObject({ key: 'late', lastError: 'it would come too late', text: '' });
  });

  it('checks for mail when it is woken, and every few seconds', async () => {
    const transport = testTransport();
    const { worker, timer } = start(transport);
    await queue('woken');
    worker.wake();
    await transport.untilGiven(1);
    await queue('found');
    const [look] = timer.open();
    expect(look?.ms).toBeGreaterThanOrEqual(limits.mail.lookEvery * 0.75);
    expect(look?.ms).toBeLessThanOrEqual(limits.mail.lookEvery * 1.25);
    timer.ring();
    await transport.untilGiven(2);
    expect(timer.open()).toHaveLength(1);
  });

  it('sends what is queued while all lanes are busy as soon as one of them is free', async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const transport = testTransport(() => gate);
    await queue(...Array.from({ length: limits.mail.atOnce }, (_, n) => `early ${n}`));
    const { worker } = start(transport);
    await transport.untilGiven(limits.mail.atOnce);
    await queue('late');
    worker.wake();
    open();
    await transport.untilGiven(limits.mail.atOnce + 1);
  });

  it('retries after longer and longer delays, and then gives up', async () => {
    const refusal = Object.assign(new Error('a@secret.example'), {
      code: 'EENVELOPE',
      command: 'RCPT TO',
      response: '450 a@secret.example',
    });
    const transport = testTransport(() => Promise.reject(refusal));
    await queue('a');
    const { worker, timer } = start(transport);
    for (const [failures, delay] of [1, 5, 15, 60, 240, 720].entries()) {
      const nextAttemptAt = new Date(time + delay * msPerMinute);
      await until(async () => {
        expect(await rows()).toMatchObject([{ attempts: failures + 1, state: 'waiting', nextAttemptAt }]);
      });
      time = nextAttemptAt.getTime();
      timer.ring();
      await transport.untilGiven(failures + 2);
    }
    await worker.stop();
    const lastError = 'the mail server refused sender or recipient (EENVELOPE, RCPT TO, 450)';
    expect(await rows()).toMatchObject([{ state: 'dead', attempts: 7, lastError, claimedUntil: null }]);
    expect(log.filter((line) => line.includes('"level":40'))).toHaveLength(6);
    expect(log.filter((line) => line.includes('given up'))).toHaveLength(1);
    expect(log.join()).not.toMatch(/secret/i);
  });

  it.each([
    ['RCPT TO', '550 5.1.1 a@secret.example'],
    ['RCPT TO', '554 5.7.1 Relay access denied'],
    ['RCPT TO', '550 a@secret.example'],
    ['RCPT TO', '551 User not local'],
    ['RCPT TO', '553 5.1.3 Bad address'],
    ['RCPT TO', '556 5.1.10 a@secret.example'],
    ['DATA', '550 5.7.1 Message rejected'],
    ['DATA', '554 Spam'],
    ['DATA', '552 5.3.4 Message too big'],
  ])('gives up at once what is refused for good: %s, %s', async (command, response) => {
    await queue('a');
    const refusal = Object.assign(new Error(response), { code: 'EENVELOPE', command, response });
    const { worker } = start(testTransport(() => Promise.reject(refusal)));
    await until(async () => expect(await rows()).toMatchObject([{ state: 'dead', attempts: 1, claimedUntil: null }]));
    await worker.stop();
    expect((await rows())[0]?.lastError).toContain(`${command}, ${response.slice(0, 3)}`);
    expect(log.filter((line) => line.includes('given up'))).toHaveLength(1);
    expect(log.join()).not.toMatch(/secret/i);
  });

  it.each([
    ['RCPT TO', '450 4.2.1 Busy'],
    ['RCPT TO', '552 Mailbox full'],
    ['RCPT TO', '550 5.2.2 Mailbox full'],
    ['RCPT TO', '530 5.7.0 Must issue STARTTLS first'],
    ['RCPT TO', '503 5.5.1 Bad sequence'],
    ['DATA', '452 4.3.1 Insufficient storage'],
    ['DATA', '550 5.4.5 Daily sending limit exceeded'],
    ['MAIL FROM', '550 5.7.1 Sender refused'],
    ['AUTH PLAIN', '535 5.7.8 Wrong password'],
    ['CONN', '554 No service'],
  ])('tries again what may pass, or what the operator can correct: %s, %s', async (command, response) => {
    await queue('a');
    const refusal = Object.assign(new Error(response), { code: 'EENVELOPE', command, response });
    const { worker } = start(testTransport(() => Promise.reject(refusal)));
    await until(async () => expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1 }]));
    await worker.stop();
  });

  it.each([1, 24, -1, -24])('sends a message once although the clock jumps by %d hours meanwhile', async (hours) => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const transport = testTransport(() => gate);
    await queue('a');
    const { worker } = start(transport);
    await transport.untilGiven(1);
    time += hours * 60 * msPerMinute;
    await makeMailDueAgain(database.db, { now: new Date(time), claim: limits.mail.claim });
    await queue('b');
    worker.wake();
    await transport.untilGiven(2);
    open();
    await worker.stop();
    expect(transport.given.map(({ recipient }) => recipient[0])).toEqual(['a', 'b']);
    expect(await states()).toEqual(['sent', 'sent']);
  });

  it('does not let one hanging message delay the others', async () => {
    const transport = testTransport(({ recipient }) =>
      recipient[0] === 'a' ? new Promise(() => undefined) : Promise.resolve(),
    );
    await queue('a');
    const { worker, timer } = start(transport);
    await transport.untilGiven(1);
    await queue('b', 'c');
    worker.wake();
    await transport.untilGiven(3);
    const stopped = worker.stop();
    timer.ring();
    await stopped;
  });

  it('finishes what it is sending when it is stopped, and starts nothing', async () => {
    let arrive = () => {};
    const transport = testTransport(() => new Promise((resolve) => (arrive = resolve)));
    await queue('a');
    const { worker, timer } = start(transport);
    await transport.untilGiven(1);
    const stopped = worker.stop();
    expect(timer.open().map(({ ms }) => ms)).toEqual([limits.shutdown]);
    await queue('b');
    worker.wake();
    arrive();
    await stopped;
    expect(timer.open()).toEqual([]);
    expect((await states()).sort()).toEqual(['sent', 'waiting']);
    expect(transport.given).toHaveLength(1);
  });

  it('releases what it has claimed but not started to send when it is stopped', async () => {
    const transport = testTransport();
    await queue('a');
    await start(transport).worker.stop();
    expect(await rows()).toMatchObject([{ state: 'waiting', claimedUntil: null, attempts: 0 }]);
    expect(transport.given).toEqual([]);
  });

  it('takes over from a server that was killed, when its claim has expired', async () => {
    const killed = testTransport(() => new Promise(() => undefined));
    await queue('a');
    const first = start(killed);
    await killed.untilGiven(1);
    expect(await rows()).toMatchObject([{ claimedUntil: new Date(noon + limits.mail.claim) }]);
    time = noon + limits.mail.claim;
    const transport = testTransport();
    const { worker } = start(transport);
    await transport.untilGiven(1);
    await worker.stop();
    expect(await states()).toEqual(['sent']);
    expect(transport.given[0]?.id).toBe(killed.given[0]?.id);
    const stopped = first.worker.stop();
    first.timer.ring();
    await stopped;
  });

  /** The same database, unless it is away. */
  function unreliable(): { db: Db; isAway: boolean } {
    const link = { isAway: false, db: database.db };
    link.db = new Proxy(database.db, {
      get(db, name) {
        if (link.isAway) throw new Error('The database is away');
        return Reflect.get(db, name);
      },
    });
    return link;
  }

  it('waits for a database that is away, and logs it once', async () => {
    const link = unreliable();
    link.isAway = true;
    const transport = testTransport();
    await queue('a');
    const { timer, worker } = start(transport, link.db);
    for (let looks = 0; looks < 3; looks++) timer.ring();
    await until(() => expect(log).toHaveLength(1));
    link.isAway = false;
    timer.ring();
    await transport.untilGiven(1);
    await worker.stop();
    expect(await states()).toEqual(['sent']);
    expect(log.map((line) => JSON.parse(line).msg)).toEqual([
      'the outbox cannot be used',
      'the outbox can be used again',
      'a mail was sent',
    ]);
  });

  it('does not send again what was sent while the database went away', async () => {
    const link = unreliable();
    const transport = testTransport(async () => {
      link.isAway = true;
    });
    await queue('a');
    const { timer } = start(transport, link.db);
    await until(() => expect(log.join()).toContain('cannot be used'));
    expect(await states()).toEqual(['waiting']);
    link.isAway = false;
    time = noon + limits.mail.claim;
    timer.ring();
    await until(async () => expect(await states()).toEqual(['sent']));
    expect(await rows()).toMatchObject([{ sentAt: new Date(noon) }]);
    expect(transport.given).toHaveLength(1);
  });
});

it('two servers on one PostgreSQL send each of 80 messages once', async () => {
  const url = await createPostgresDatabase(migratedTemplate);
  const open = () => openDatabase({ url, dataDir: '', migrationsDir });
  const databases = [await open(), await open()];
  const [first] = databases;
  if (!first) throw new Error('No database');
  const keys = Array.from({ length: 80 }, (_, n) => `ticket:${n}`);
  const mails = keys.map((key) => ({ key, recipient: 'jane@example.com', subject: 'Hello', text: 'Text' }));
  await first.db.insert(outboxMessage).values(mails);
  const transport = testTransport();
  const perServer = [0, 0];
  const workers = databases.map(({ db, ping }, server) => {
    const counting: MailTransport = {
      async send(mail) {
        perServer[server] = (perServer[server] ?? 0) + 1;
        await ping();
        await transport.send(mail);
      },
    };
    const log = pino({ level: 'silent' });
    return startMailWorker({ db, transport: counting, attach: attachNothing, log, now: () => new Date(noon) });
  });
  await transport.untilGiven(80);
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(new Set(transport.given.map(({ id }) => id)).size).toBe(80);
  expect(transport.given).toHaveLength(80);
  expect(Math.min(...perServer)).toBeGreaterThan(5);
  const sent = await listMail(first.db, ['sent'], 1_000);
  expect(sent.map(({ key }) => key).sort()).toEqual(keys.sort());
  expect(sent.every(({ attempts }) => attempts === 1)).toBe(true);
  for (const database of databases) await database.close();
});

it('a message whose acknowledgement was lost is sent again, with the same Message-ID', async () => {
  const { db } = await databaseForTests('embedded');
  const lines = new Set<Socket>();
  let isLost = true;
  const smtp = await startSmtpServer();
  // Answers to the last dot of a message get lost with the connection, until the line is repaired.
  const line = createServer((client) => {
    const server = connect(smtp.port, '127.0.0.1');
    for (const socket of [client, server]) lines.add(socket.on('error', () => undefined));
    client.pipe(server);
    server.on('data', (answer) => {
      if (isLost && smtp.received.length > 0) client.destroy();
      else client.write(answer);
    });
    server.on('close', () => client.destroy());
  }).listen(0, '127.0.0.1');
  await once(line, 'listening');
  const address = line.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  const from = { name: 'Ants', address: 'hello@ants.co' };
  const transport = smtpTransport(`smtp://127.0.0.1:${port}`, from);
  let time = noon;
  await queueMail(db, { key: 'lost', recipient: 'ana@example.com', subject: 'S', text: 'T' });
  const deps = { db, transport, attach: attachNothing, log: pino({ level: 'silent' }), now: () => new Date(time) };
  const worker = startMailWorker(deps);
  const stored = async () => (await db.select().from(outboxMessage))[0];
  try {
    await until(async () => expect(await stored()).toMatchObject({ state: 'waiting', attempts: 1 }));
    isLost = false;
    time += 2 * msPerMinute;
    worker.wake();
    await until(async () => expect(await stored()).toMatchObject({ state: 'sent', attempts: 2 }));
    const ids = smtp.received.map(({ source }) => /^Message-ID: (.+)$/im.exec(source)?.[1]);
    expect(ids).toEqual([`<${(await stored())?.id}@ants.co>`, ids[0]]);
  } finally {
    await worker.stop();
    for (const socket of lines) socket.destroy();
    line.close();
    await smtp.close();
  }
});
