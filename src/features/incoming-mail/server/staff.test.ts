import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { staffApp, viewIn } from '#features/staff/server/testing-staff.ts';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { attachmentsFolder } from '#platform/server/data-folders.ts';
import { staffMails } from '#site/staff.ts';
import { writeOriginal } from './original-files.ts';
import { claimIncoming, markFailed, saveUnfetched } from './store.ts';
import { incomingMail } from './tables.ts';

describe.each(databaseKinds())('incoming mail that waits for a decision, on %s', async (kind) => {
  const database = await databaseForTests(kind);
  const staff = await staffApp(database);
  afterAll(() => rmSync(staff.dataDir, { recursive: true }));

  const raw = Buffer.from('From: jane@example.com\r\nSubject: Secret\r\n\r\nHello\r\n');
  const receive = async (change: Partial<typeof incomingMail.$inferInsert> = {}) => {
    const file = await writeOriginal(Readable.from([raw]), attachmentsFolder(staff.dataDir));
    const values = {
      key: randomUUID(),
      source: 'imap',
      bytes: raw.length,
      original: file.id,
      state: 'failed',
    } as const;
    const [saved] = await database.db
      .insert(incomingMail)
      .values({ ...values, problem: 'unproven', attempts: 4, ...change })
      .returning();
    return saved?.id ?? '';
  };
  const stored = async (id: string) =>
    (await database.db.select().from(incomingMail).where(eq(incomingMail.id, id)))[0];
  const place = '/staff/es?view=incoming';

  it.each([
    ['retryIncoming', 'incomingRetried', 'incoming-retried', false],
    ['incomingTicket', 'incomingTicket', 'incoming-ticket', true],
  ])('is handled again by %s, once', async (action, done, logged, asTicket) => {
    const incoming = await receive();
    expect((await staff.done({ action, incoming })).location).toBe(`${place}&done=${done}`);
    expect(await stored(incoming)).toMatchObject({ state: 'waiting', attempts: 0, problem: null, asTicket });
    expect(await staff.refused({ action, incoming }, 409)).toMatchObject({ errorCode: 'unknownIncoming' });
    expect(await staff.actionsOn(incoming)).toEqual([logged]);
  });

  it('is deleted', async () => {
    const incoming = await receive();
    const { location } = await staff.done({ action: 'discardIncoming', incoming });
    expect(location).toBe(`${place}&done=incomingDiscarded`);
    expect(await stored(incoming)).toBeUndefined();
    expect(await staff.actionsOn(incoming)).toEqual(['incoming-discarded']);
    const waiting = await receive({ state: 'waiting' });
    for (const unknown of [incoming, waiting, randomUUID()])
      expect(await staff.refused({ action: 'discardIncoming', incoming: unknown }, 409)).toMatchObject({
        errorCode: 'unknownIncoming',
      });
    expect(await stored(waiting)).toBeDefined();
    expect(await staff.refused({ action: 'discardIncoming', incoming: 'x' }, 422)).toMatchObject({
      errorCode: 'wrongInput',
    });
  });

  it('is downloaded as it arrived, by the team only', async () => {
    const incoming = await receive();
    const file = await staff.get(`${staffMails}/${incoming}`);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-disposition': expect.stringContaining(`attachment; filename="${incoming}.eml"`),
      'content-type': 'application/octet-stream',
      'cache-control': 'no-store',
    });
    expect(Buffer.from(await file.arrayBuffer())).toEqual(raw);
    expect(await staff.actionsOn(incoming)).toEqual(['incoming-downloaded']);
    expect((await staff.get(`${staffMails}/${incoming}`, { who: 'ana' })).status).toBe(302);
    expect((await staff.get(`${staffMails}/${randomUUID()}`)).status).toBe(404);
  });

  it('mail that could not be fetched is listed with its place, and can be fetched again or deleted', async () => {
    await database.db.delete(incomingMail);
    await saveUnfetched(database.db, { source: 'imap', folder: 'INBOX/a b', uid: 17, name: randomUUID() });
    const view = await viewIn(await staff.get(place), 'incoming');
    const unfetched = { folder: 'INBOX/a b', uid: '17' };
    expect(view.mails).toMatchObject([{ problem: 'unreadable', hasOriginal: false, unfetched }]);
    const incoming = view.mails[0]?.id ?? '';
    expect(await staff.refused({ action: 'incomingTicket', incoming }, 409)).toMatchObject({
      errorCode: 'unknownIncoming',
    });
    expect((await staff.get(`${staffMails}/${incoming}`)).status).toBe(404);
    await staff.done({ action: 'retryIncoming', incoming });
    // It is left to the reader of the folder, and comes back if nobody reads that any more.
    const tomorrow = new Date(Date.now() + 25 * 60 * 60_000);
    expect(await claimIncoming(database.db, new Date())).toBeUndefined();
    expect(await claimIncoming(database.db, tomorrow)).toMatchObject({ id: incoming });
    await markFailed(database.db, { id: incoming }, 'unreadable');
    await staff.done({ action: 'discardIncoming', incoming });
  });
});
