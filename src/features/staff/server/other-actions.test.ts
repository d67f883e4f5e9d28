import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { eq, like } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { writeOriginal } from '#features/incoming-mail/server/original-files.ts';
import { claimIncoming, markFailed, saveUnfetched } from '#features/incoming-mail/server/store.ts';
import { incomingMail } from '#features/incoming-mail/server/tables.ts';
import { listNotifications as listMarketing } from '#features/marketing/server/store.ts';
import { useCount } from '#platform/database/tables.ts';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { attachmentsFolder } from '#platform/server/data-folders.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { listActions } from '#platform/server/staff/staff-actions.ts';
import { staffMails } from '#site/staff.ts';
import { staffActions } from './staff-context.ts';
import { answerIn, staffApp, viewIn } from './testing-staff.ts';

describe.each(databaseKinds)('actions of the team on mail and notifications, on %s', async (kind) => {
  const database = await databaseForTests(kind);
  const staff = await staffApp(database);
  afterAll(() => rmSync(staff.dataDir, { recursive: true }));

  it('mail is sent again, but never if it was already sent', async () => {
    const mail = (change: Partial<typeof outboxMessage.$inferInsert>) => {
      const id = randomUUID();
      const values = { id, key: id, recipient: 'jane@example.com', subject: 'Secret', text: 'Secret' };
      return database.db
        .insert(outboxMessage)
        .values({ ...values, ...change })
        .then(() => id);
    };
    const dead = await mail({ state: 'dead', attempts: 7, lastError: 'refused' });
    const view = await (await staff.get('/staff/en?view=outbox')).text();
    expect(view).toContain(`"id":"${dead}","key":"${dead}","recipient":"j***@example.com","state":"dead","attempts":7`);
    expect(view).not.toMatch(/Secret|jane/);
    const before = staff.woken.times;
    expect((await staff.done({ action: 'resend', mail: dead })).answer).toMatchObject({
      done: 'resent',
      view: { kind: 'outbox' },
    });
    const [again] = await database.db.select().from(outboxMessage).where(eq(outboxMessage.id, dead));
    expect(again).toMatchObject({ state: 'waiting', attempts: 0 });
    expect(await staff.actionsOn(dead)).toEqual(['mail-resent']);
    await mail({ state: 'dead' });
    await mail({ state: 'dead' });
    for (const _ of [1, 2]) await staff.done({ action: 'resendDead' });
    expect(await listActions(database.db, { subject: 'dead', limit: 9 })).toMatchObject([{ details: { messages: 2 } }]);
    expect(staff.woken.times).toBeGreaterThan(before);
    const sent = await mail({ state: 'sent' });
    const held = await mail({ claimedUntil: new Date(Date.now() + 60_000) });
    expect(await staff.refused({ action: 'resend', mail: sent }, 409)).toMatchObject({ errorCode: 'alreadySent' });
    expect(await staff.refused({ action: 'resend', mail: held }, 409)).toMatchObject({ errorCode: 'beingSent' });
    expect(await staff.refused({ action: 'resend', mail: randomUUID() }, 404)).toMatchObject({
      errorCode: 'unknownMail',
    });
    expect(await staff.refused({ action: 'resend', mail: 'x' }, 422)).toMatchObject({ errorCode: 'wrongInput' });
    expect([...(await staff.actionsOn(sent)), ...(await staff.actionsOn(held))]).toEqual([]);
  });

  describe('incoming mail that waits for a decision', () => {
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

    it('that could not be fetched is listed with its place, and can be fetched again or deleted', async () => {
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

  it('actions are rate limited per hour, and what was typed is shown again', async () => {
    await staff.done({ action: 'resendDead' });
    const use = (uses: number) =>
      database.db.update(useCount).set({ uses }).where(like(useCount.key, 'staff-action:%'));
    await use(staffActions.most);
    const answer = {
      action: 'answer',
      ticket: await staff.saveTicket(),
      message_id: randomUUID(),
      message: 'A long answer',
    };
    expect(await staff.refused(answer, 429)).toMatchObject({
      errorCode: 'tooManyRequests',
      typed: { message: 'A long answer' },
    });
    expect(await staff.actionsOn(answer.ticket)).toEqual([]);
    await use(0);
    expect((await staff.done(answer)).answer).toMatchObject({ done: 'answered' });
  });

  it('notifications are added once, and ended', async () => {
    const form = {
      action: 'addMarketing',
      form: randomUUID(),
      language: 'en',
      title: 'Seven days',
      text: 'No card\r\n\r\n🐜',
      target: '/tryit',
      button: '',
      from: '2026-11-20T08:00',
      until: '2100-01-01T00:00',
      type: '5',
    };
    for (const _ of [1, 2]) expect((await staff.done(form)).location).toBe('/staff/es?view=marketing&done=added');
    await Promise.all([staff.post(form), staff.post(form)]);
    const all = () => listMarketing(database.db, { now: new Date(), ended: true });
    expect(await all()).toMatchObject([
      {
        titulo: 'Seven days',
        contenido: 'No card\n\n🐜',
        idioma: 'EN',
        urlTarget: '/tryit',
        labelButton: null,
        tipo: 5,
        from: new Date('2026-11-20T13:00:00Z'),
        until: new Date('2100-01-01T05:00:00Z'),
      },
    ]);
    await staff.done({ ...form, title: 'Corrected' });
    const [corrected, first] = await all();
    expect(corrected?.titulo).toBe('Corrected');
    const number = String(first?.id);
    for (const _ of [1, 2]) await staff.done({ action: 'endMarketing', notification: number });
    expect((await staff.actionsOn(number)).toSorted()).toEqual(['marketing-added', 'marketing-ended']);
    const open = await answerIn(await staff.get('/staff/en?view=marketing'));
    expect(open).toMatchObject({ view: { ended: false, notifications: [{ id: corrected?.id }] } });
    const ended = await answerIn(await staff.get('/staff/en?view=marketing&ended=1'));
    expect(JSON.stringify(ended)).toContain('"state":"ended","title":"Seven days"');
    expect(await staff.refused({ action: 'endMarketing', notification: '2000000000' }, 404)).toMatchObject({
      errorCode: 'unknownNotification',
    });
    expect(await staff.refused({ action: 'endMarketing', notification: '3000000000' }, 422)).toMatchObject({
      errorCode: 'wrongInput',
    });
  });

  it('a notification that is refused is shown again as typed', async () => {
    const typed = {
      language: 'fr',
      title: ' ',
      text: 'x'.repeat(2001),
      target: 'tryit',
      button: 'y'.repeat(41),
      type: '0',
      from: '2026-11-20T08:00',
      until: 'soon',
    };
    const before = await listMarketing(database.db, { now: new Date(), ended: true });
    const answer = await staff.refused({ action: 'addMarketing', form: randomUUID(), ...typed }, 422);
    expect(answer).toMatchObject({
      typed,
      view: { kind: 'marketing' },
      problems: { title: 'title', text: 'text', target: 'target', button: 'text', type: 'type', until: 'moment' },
    });
    const short = { action: 'addMarketing', form: randomUUID(), language: 'es', text: 'Hola' };
    const one = async (change: Record<string, string>) => (await staff.refused({ ...short, ...change }, 422)).problems;
    expect(await one({ text: '' })).toEqual({ text: 'missing' });
    expect(await one({ language: 'de' })).toEqual({ language: 'language' });
    expect(await one({ target: '/no-such-page' })).toEqual({ target: 'page' });
    expect(await one({ target: 'javascript:alert(1)' })).toEqual({ target: 'target' });
    expect(await one({ until: '2020-01-01T00:00' })).toEqual({ until: 'order' });
    expect(await staff.refused({ ...short, form: 'x' }, 422)).toMatchObject({
      errorCode: 'wrongInput',
      typed: { text: 'Hola' },
    });
    expect(await listMarketing(database.db, { now: new Date(), ended: true })).toEqual(before);
  });

  it('an unknown form does nothing', async () => {
    const count = async () => (await listActions(database.db, { limit: 1000 })).length;
    const before = await count();
    for (const fields of [{}, { action: 'drop' }, { action: '__proto__' }]) {
      expect(await staff.refused(fields, 422)).toMatchObject({ errorCode: 'wrongInput', view: { kind: 'tickets' } });
    }
    const json = { 'content-type': 'application/json' };
    const response = await staff.post({ action: 'resendDead' }, { headers: json });
    expect(response.status).toBe(415);
    expect(await answerIn(response)).toMatchObject({ errorCode: 'wrongInput', view: { kind: 'nothing' } });
    expect(await count()).toBe(before);
  });

  it('actions are in the log, the latest first, fifty per page', async () => {
    const reference = await staff.saveTicket();
    for (let n = 0; n < 51; n++) {
      await staff.post({ action: 'state', ticket: reference, state: n % 2 ? 'new' : 'answered' });
    }
    const page = async (number: number) => viewIn(await staff.get(`/staff/en?view=log&page=${number}`), 'log');
    const first = await page(1);
    expect([first.actions.length, first.hasOlder]).toEqual([50, true]);
    expect(new Set(first.actions.map(({ subject }) => subject))).toEqual(new Set([reference]));
    expect((await page(2)).actions[0]?.subject).toBe(reference);
  });

  it('no personal data is written to the request log', () => {
    expect(staff.log.length).toBeGreaterThan(50);
    expect(staff.log.join()).not.toMatch(/ana@|eva@|jane|hola|H-\w{4}-\w{4}/i);
  });
});
