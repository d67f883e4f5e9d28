import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseForTests } from '#platform/database/testing.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { listFolders } from './folders.ts';
import { startImapReader } from './imap-reader.ts';
import { incomingFolder, incomingMail } from './tables.ts';
import { type Fault, hasOpenssl, type Moment, startFaultyImap } from './testing-imap.ts';
import { mailOf } from './testing-incoming.ts';

const closes = 'the mail server closes the connection';
const late = 'the mail server does not answer in time';
/** On a slow machine the time may end before as much has come as no answer has. */
const noImap = /answers what is not IMAP|does not answer in time/;
const unread = 'the mailbox cannot be read';

/** At each of these moments a server may fail: after the TLS handshake, and when a command has arrived. */
const moments = ['greeting', 'CAPABILITY', 'LOGIN', 'NAMESPACE', 'LIST', 'EXAMINE', 'SEARCH', 'FETCH'];

const at = (name: string, act: (moment: Moment) => void): Fault => {
  return (moment) => {
    if (moment.name !== name) return false;
    act(moment);
    return true;
  };
};

/** The message itself is asked for, not only its size. */
const inMessage = (act: (moment: Moment) => void): Fault => {
  return (moment) => {
    if (!moment.line.includes('BODY')) return false;
    act(moment);
    return true;
  };
};

const says = (text: (moment: Moment) => string) => (moment: Moment) => void moment.socket.write(text(moment), 'latin1');
const nothing = () => undefined;

/** Sends this again and again, as fast as it is read, until the connection ends. */
const floods =
  (text: string, begin = '') =>
  ({ socket }: Moment) => {
    socket.write(begin);
    const more = () => {
      while (socket.writable && socket.write(text));
    };
    socket.on('drain', more);
    more();
  };

/** Sends one character after the other, slowly enough that it never ends, and quickly enough not to be silent. */
const drips =
  (text: string, begin = '') =>
  ({ socket }: Moment) => {
    socket.write(begin);
    const timer = setInterval(() => socket.writable && socket.write(text), 50);
    socket.on('close', () => clearInterval(timer));
  };

const garbage = Buffer.from(Array.from({ length: 5_000 }, (_, n) => (n * 167 + 13) % 256)).toString('latin1');
const line = 'x'.repeat(64 * 1024);
const fetching = (size: string | number) => `* 1 FETCH (UID 1 RFC822.SIZE 100 BODY[]<0> {${size}}\r\n`;

/** One example of each kind is part of every run. */
const examples: readonly (readonly [name: string, fault: Fault, reason: string | RegExp])[] = [
  ['stalls in the middle of a message', inMessage(says(() => `${fetching(5_000)}Subject: first`)), late],
  ['sends a line without an end', at('SEARCH', floods(line, '* SEARCH ')), noImap],
  ['sends a literal of 2 GB that never ends', inMessage(floods(line, fetching(2 ** 31))), noImap],
  ['closes the connection after the TLS handshake', at('greeting', ({ socket }) => socket.end()), closes],
  [
    'sends bytes that are no protocol',
    at(
      'EXAMINE',
      says(() => garbage),
    ),
    late,
  ],
];

const broad: typeof examples = [
  ...moments.map((name) => [`stalls at ${name}`, at(name, nothing), late] as const),
  ...moments.map((name) => [`ends the connection at ${name}`, at(name, ({ socket }) => socket.end()), closes] as const),
  ...moments.map(
    (name) => [`tears the connection at ${name}`, at(name, ({ socket }) => socket.destroy()), closes] as const,
  ),
  ...moments.map((name) => [`sends a line without an end at ${name}`, at(name, floods(line)), noImap] as const),
  ...moments.map(
    (name) =>
      [
        `sends no protocol at ${name}`,
        at(
          name,
          says(() => `${garbage}\r\n`),
        ),
        /./,
      ] as const,
  ),
  ['closes in the middle of a message', inMessage(({ socket }) => socket.end(`${fetching(5_000)}Subject`)), closes],
  ['sends a message byte by byte', inMessage(drips('x', fetching(5_000))), late],
  ['greets byte by byte', at('greeting', drips('x', '* OK ')), late],
  ['sends endless lines', at('EXAMINE', floods('* OK Still here\r\n')), late],
  ['sends endless news', at('SEARCH', floods('* 4 EXISTS\r\n')), late],
  [
    'sends more than it has announced',
    inMessage(says(({ tag }) => `${fetching(5)}Subject: first\r\n\r\nx)\r\n${tag} OK\r\n`)),
    /./,
  ],
  [
    'sends less than it has announced',
    inMessage(says(({ tag }) => `${fetching(5_000)}Subject)\r\n${tag} OK\r\n`)),
    late,
  ],
  ['announces a literal of 20 digits', inMessage(says(() => fetching('9'.repeat(20)))), noImap],
  ['announces a literal of a negative size', inMessage(says(({ tag }) => `${fetching(-5)})\r\n${tag} OK\r\n`)), /./],
  [
    'answers with the tag of another command',
    at(
      'EXAMINE',
      says(({ answer, tag }) => answer.replace(`${tag} OK`, 'ZZ9 OK')),
    ),
    late,
  ],
  [
    'answers with a tag that comes later',
    at(
      'EXAMINE',
      says(({ answer, tag }) => answer.replace(`${tag} OK`, `${tag}0 OK`)),
    ),
    late,
  ],
  [
    'answers with no tag',
    at(
      'SEARCH',
      says(() => 'OK Done\r\n'),
    ),
    late,
  ],
  [
    'answers with neither OK nor NO',
    at(
      'EXAMINE',
      says(({ tag }) => `${tag} MAYBE Done\r\n`),
    ),
    noImap,
  ],
  [
    'refuses a command as unknown',
    at(
      'EXAMINE',
      says(({ tag }) => `${tag} BAD What?\r\n`),
    ),
    unread,
  ],
  ['says goodbye', at('SEARCH', ({ socket }) => socket.end('* BYE Too busy\r\n')), closes],
  [
    'does not number its messages',
    at(
      'EXAMINE',
      says(({ tag }) => `* 3 EXISTS\r\n${tag} OK Done\r\n`),
    ),
    noImap,
  ],
  [
    'lists no messages',
    at(
      'SEARCH',
      says(({ tag }) => `${tag} NO Index is damaged\r\n`),
    ),
    noImap,
  ],
  [
    'lists messages and sends none',
    at(
      'FETCH',
      says(({ tag }) => `${tag} OK Done\r\n`),
    ),
    unread,
  ],
  [
    'sends a size and no message',
    inMessage(says(({ tag }) => `* 1 FETCH (UID 1 RFC822.SIZE 9)\r\n${tag} OK Done\r\n`)),
    unread,
  ],
];

describe.skipIf(!hasOpenssl)('a mail server that fails after TLS', async () => {
  const database = await databaseForTests('embedded');
  const { db } = database;
  const dataDir = mkdtempSync(join(tmpdir(), 'hormiga-faults-'));
  const subjects = ['first', 'second', 'third'];
  const messages = subjects.map((subject) => mailOf({ From: 'ana@example.com', Subject: subject }));
  let imap: Awaited<ReturnType<typeof startFaultyImap>>;
  beforeAll(async () => {
    imap = await startFaultyImap(messages);
  });
  afterAll(async () => {
    await imap.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  let log: string[] = [];
  const readers: ReturnType<typeof startImapReader>[] = [];
  beforeEach(async () => {
    // The certificate is the test's own.
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    await db.delete(incomingMail);
    await db.delete(incomingFolder);
    await db.insert(incomingFolder).values({ name: 'INBOX', uidValidity: '7', lastUid: 0 });
    rmSync(join(dataDir, 'attachments'), { recursive: true, force: true });
    log = [];
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await Promise.all(readers.splice(0).map((reader) => reader?.stop()));
  });

  /** A patient reader, unless it has to find out that nothing comes. */
  function start(isWell = () => true) {
    const config = readConfig({ INBOUND_IMAP_URL: imap.url, DATA_DIR: dataDir });
    const timing = {
      poll: 600_000,
      pauses: [10],
      get silence() {
        return isWell() ? 60_000 : 500;
      },
      get step() {
        return isWell() ? 60_000 : 1_500;
      },
    };
    const write = (text: string) => void log.push(text);
    readers.push(startImapReader({ config, db, log: pino({}, { write }), wake: () => undefined, timing }));
  }
  const inbox = async () => (await listFolders(db))[0];
  const saved = async () => {
    const rows = await db.select().from(incomingMail).orderBy(incomingMail.receivedAt);
    return rows.map(({ state, original }) => [
      state,
      original && readFileSync(join(dataDir, 'attachments', original), 'latin1'),
    ]);
  };
  const everything = messages.map((message) => ['waiting', message.toString('latin1')]);

  /** It fails during the first two connections, and is well afterwards. */
  async function survives(fault: Fault, reason: string | RegExp) {
    const before = imap.counts.connections;
    const sentBefore = imap.counts.sentBytes;
    const isWell = () => imap.counts.connections - before > 2;
    imap.break((moment) => !isWell() && fault(moment));
    start(() => imap.counts.connections - before >= 2);
    await expect.poll(async () => (await inbox())?.lastUid).toBe(3);
    expect(await saved()).toEqual(everything);
    await expect.poll(async () => (await inbox())?.lastError).toBeNull();
    const [warning = '{}'] = log.filter((text) => text.includes('incoming mail cannot be read'));
    expect(JSON.parse(warning).reason).toMatch(reason);
    // Nothing is left of what arrived in part.
    expect(readdirSync(join(dataDir, 'attachments'))).toHaveLength(3);
    expect(log.join()).not.toMatch(/secret-word|eva|ana@/);
    // However much it sends, little of it is taken.
    expect(imap.counts.sentBytes - sentBefore).toBeLessThan(64 * 1024 * 1024);
  }

  it.each(examples)('a mail server that %s keeps no message from being saved later, once', async (_, fault, reason) => {
    await survives(fault, reason);
  });

  it.each(broad)(
    'a mail server that %s keeps no message from being saved later, once',
    { tags: 'system' },
    async (_, fault, reason) => {
      await survives(fault, reason);
    },
  );

  it('no message that comes is passed over when a mail server lists one that it does not have', async () => {
    imap.break(
      at(
        'SEARCH',
        says(({ tag }) => `* SEARCH 4294967290 2 1 3 3 0\r\n${tag} OK Done\r\n`),
      ),
    );
    start();
    await expect.poll(async () => (await inbox())?.lastUid).toBe(3);
    expect(await saved()).toEqual(everything);
  });

  it('a mail server that once said that it has many more messages than it has is read from where it really is', async () => {
    await db.update(incomingFolder).set({ lastUid: 4_000_000_000, checkedAt: new Date() });
    imap.break(() => false);
    start();
    await expect.poll(saved).toEqual(everything);
    await expect.poll(async () => (await inbox())?.lastUid).toBe(3);
  });

  it('the beginning of a message that is larger than any number, as its mail server says, is saved', async () => {
    const size = (text: string) => text.replace(/RFC822.SIZE \d+/g, 'RFC822.SIZE 99999999999');
    imap.break(
      at(
        'FETCH',
        says(({ answer }) => size(answer)),
      ),
    );
    start();
    await expect.poll(async () => (await inbox())?.lastUid).toBe(3);
    expect(await saved()).toEqual(everything);
  });
});
