// @module-tag servers
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { databaseForTests } from '#platform/database/testing.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { testActionDeps } from '#platform/server/staff/testing-actions.ts';
import { listFolders } from './folders.ts';
import { startImapReader } from './imap-reader.ts';
import { listIncoming, retryIncoming, saveUnfetched } from './store.ts';
import { incomingFolder, incomingMail } from './tables.ts';
import { hasDovecot, startDovecot } from './testing-dovecot.ts';
import { mailOf } from './testing-incoming.ts';

if (!hasDovecot) {
  console.warn('Dovecot is not installed (Debian package dovecot-imapd): reading mail from a server is not tried.');
}

describe.skipIf(!hasDovecot)('the reader of a mailbox', async () => {
  const database = await databaseForTests('embedded');
  const { db } = database;
  let dovecot: Awaited<ReturnType<typeof startDovecot>>;
  beforeAll(async () => {
    dovecot = await startDovecot();
  });
  const dataDir = mkdtempSync(join(tmpdir(), 'hormiga-imap-'));
  afterAll(async () => {
    await dovecot.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const readers: ReturnType<typeof startImapReader>[] = [];
  const lines: string[] = [];
  let woken = 0;
  const start = (change: { url?: string; sent?: string; poll?: number; wake?: () => void } = {}) => {
    const { url = dovecot.url, sent = 'Sent', poll = 600_000, wake = () => void woken++ } = change;
    const config = readConfig({ INBOUND_IMAP_URL: url, INBOUND_SENT_FOLDER: sent, DATA_DIR: dataDir });
    const log = pino({}, { write: (line: string) => void lines.push(line) });
    const reader = startImapReader({
      config,
      db,
      log,
      wake,
      timing: { poll, pauses: [100], silence: 60_000, step: 60_000 },
    });
    readers.push(reader);
    return reader;
  };
  afterEach(async () => {
    await Promise.all(readers.splice(0).map((reader) => reader?.stop()));
    await db.delete(incomingMail);
  });
  const message = (subject: string) =>
    mailOf({ From: 'ana@example.com', Subject: subject, 'Message-ID': `<${subject}@x>` });
  const saved = async () => {
    const rows = await db.select().from(incomingMail);
    return rows
      .map(({ original, source }) => {
        const message = original === null ? '' : readFileSync(join(dataDir, 'attachments', original), 'utf8');
        return `${source} ${/Subject: (\w+)/.exec(message)?.[1]}`;
      })
      .sort();
  };
  const inbox = async () => (await listFolders(db)).find(({ name }) => name === 'INBOX');
  const untilChecked = () => expect.poll(async () => (await inbox())?.checkedAt ?? undefined).toBeDefined();

  it('leaves what was there before, and saves what arrives while it waits, immediately and unchanged', async () => {
    await dovecot.deliver(message('before'));
    start();
    await untilChecked();
    await dovecot.deliver(message('one'));
    await expect.poll(saved).toEqual(['imap one']);
    await dovecot.deliver(message('two'));
    await expect.poll(saved).toEqual(['imap one', 'imap two']);
    expect(woken).toBeGreaterThanOrEqual(2);
    expect((await dovecot.flags()).flat().filter((flag) => flag === '\\Seen')).toEqual([]);
  });

  it('reads what came while no server was running, and the folder of sent mail', async () => {
    await dovecot.deliver(message('three'));
    await dovecot.deliver(message('four'), 'Sent');
    start();
    await expect.poll(saved).toEqual(['imap three', 'sent four']);
  });

  it('reads a message again, and saves it once, if it was killed before it could note its progress', async () => {
    await dovecot.deliver(message('five'));
    const first = start();
    await expect.poll(saved).toEqual(['imap five']);
    await first?.stop();
    const lastUid = (await inbox())?.lastUid ?? 0;
    // Another server has handled it in the meantime.
    await db.update(incomingMail).set({ state: 'done', outcome: 'ticket', original: null });
    const ofInbox = eq(incomingFolder.name, 'INBOX');
    await db
      .update(incomingFolder)
      .set({ lastUid: lastUid - 1, checkedAt: null })
      .where(ofInbox);
    start();
    await untilChecked();
    expect(await db.select().from(incomingMail)).toMatchObject([{ state: 'done', original: null }]);
    expect((await inbox())?.lastUid).toBe(lastUid);
  });

  it('passes over no message when it is stopped between two', async () => {
    for (const subject of ['first', 'second', 'third']) await dovecot.deliver(message(subject));
    await new Promise<void>((resolve) => {
      const reader = start({ wake: () => void reader?.stop().then(resolve) });
    });
    expect(await saved()).toEqual(['imap first']);
    start();
    await expect.poll(saved).toEqual(['imap first', 'imap second', 'imap third']);
  });

  it('sets a message aside that cannot be fetched, and reads those after it', async () => {
    await dovecot.deliver(message('damaged'));
    await dovecot.deliver(message('later'));
    dovecot.damage('Subject: damaged');
    start();
    await expect.poll(async () => db.$count(incomingMail)).toBe(2);
    const { lastUid = 0 } = (await inbox()) ?? {};
    const [later, aside] = await listIncoming(db, 'all', 9);
    expect(later).toMatchObject({ state: 'waiting', original: expect.any(String), unfetched: null });
    const unfetched = { folder: 'INBOX', uid: String(lastUid - 1) };
    expect(aside).toMatchObject({ state: 'failed', problem: 'unreadable', original: null, unfetched });
    await expect.poll(async () => (await inbox())?.lastError).toBeNull();
    expect(lines.join()).toContain('a message cannot be fetched and was set aside');
  });

  it('fetches a message again when the team asks for it, once, and saves it when that works', async () => {
    await dovecot.deliver(message('torn'));
    const repair = dovecot.damage('Subject: torn');
    const states = async () =>
      (await listIncoming(db, 'all', 9)).map(({ state, original }) => [state, original !== null]);
    let reader = start();
    await expect.poll(states).toEqual([['failed', false]]);
    await expect.poll(async () => (await inbox())?.lastError).toBeNull();
    const [aside] = await listIncoming(db, 'all', 9);
    const retry = () => retryIncoming(testActionDeps(db), aside?.id ?? '', false);
    const readAgain = async () => {
      await reader?.stop();
      reader = start();
    };
    expect(await retry()).toBe(true);
    expect(await states()).toEqual([['waiting', false]]);
    await readAgain();
    await expect.poll(states).toEqual([['failed', false]]);
    repair();
    expect(await retry()).toBe(true);
    await readAgain();
    await expect.poll(saved).toEqual(['imap torn']);
    expect(await states()).toEqual([['waiting', true]]);
  });

  it('fetches no other message that has got the number of one that could not be fetched', async () => {
    await dovecot.deliver(message('seven'));
    start();
    await expect.poll(saved).toEqual(['imap seven']);
    const { lastUid = 0 } = (await inbox()) ?? {};
    await db.delete(incomingMail);
    await saveUnfetched(db, { source: 'imap', folder: 'INBOX', uid: lastUid, name: `INBOX 1 ${lastUid}` });
    const [aside] = await listIncoming(db, 'all', 9);
    expect(await retryIncoming(testActionDeps(db), aside?.id ?? '', false)).toBe(true);
    await Promise.all(readers.splice(0).map((reader) => reader?.stop()));
    start();
    await expect.poll(async () => (await listIncoming(db, 'all', 9))[0]?.state).toBe('failed');
    expect(await db.$count(incomingMail)).toBe(1);
  });

  it('loses nothing when the server has numbered its messages again', async () => {
    await dovecot.deliver(message('six'));
    await db.update(incomingFolder).set({ uidValidity: '1', lastUid: 900 });
    start();
    await expect.poll(saved).toContain('imap six');
  });

  it('goes on after the server was away, and says why it could not', async () => {
    start();
    await untilChecked();
    await dovecot.stop();
    await expect
      .poll(async () => (await inbox())?.lastError)
      .toBe('the mail server cannot be reached (ECONNREFUSED): check host and port in INBOUND_IMAP_URL');
    await dovecot.start();
    await dovecot.deliver(message('seven'));
    await expect.poll(saved).toContain('imap seven');
    await expect.poll(async () => (await inbox())?.lastError).toBeNull();
  });

  it('one of two servers reads a mailbox, and the other takes over when it stops', async () => {
    const first = start({ poll: 100 });
    await untilChecked();
    start({ poll: 100 });
    await dovecot.deliver(message('eight'));
    await expect.poll(saved).toEqual(['imap eight']);
    const holder = (await inbox())?.heldBy;
    await first?.stop();
    await dovecot.deliver(message('nine'));
    await expect.poll(saved).toEqual(['imap eight', 'imap nine']);
    expect((await inbox())?.heldBy).not.toBe(holder);
  });

  it('names the setting to correct, and neither addresses nor passwords, when it is refused', async () => {
    start({ sent: 'Enviados' });
    await expect
      .poll(async () => (await inbox())?.lastError)
      .toBe('it has no such folder: correct its name in INBOUND_IMAP_URL or INBOUND_SENT_FOLDER');
    await readers.pop()?.stop();
    start({ url: dovecot.url.replace(':password@', ':wrong-secret@') });
    await expect
      .poll(async () => (await inbox())?.lastError)
      .toBe('the mailbox does not accept user or password: correct them in INBOUND_IMAP_URL');
    expect(lines.join()).not.toMatch(/wrong-secret|support|ana@/);
  });
});
