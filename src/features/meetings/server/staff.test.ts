import { rmSync } from 'node:fs';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { notification } from '#features/accounts/server/tables.ts';
import { staffApp, staffEmail, viewIn } from '#features/staff/server/testing-staff.ts';
import { databaseForTests } from '#platform/database/testing.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { listActions } from '#platform/server/staff/staff-actions.ts';
import { msPerHour } from '#site/durations.ts';
import { insertTestMeeting } from './store/testing-meetings.ts';
import { meeting } from './tables.ts';

const inHours = (hours: number) => new Date(Math.ceil(Date.now() / msPerHour) * msPerHour + hours * msPerHour);

describe('bookings at /staff', async () => {
  const database = await databaseForTests('embedded');
  const staff = await staffApp(database);
  beforeEach(async () => {
    await database.db.delete(meeting);
  });
  afterAll(() => rmSync(staff.dataDir, { recursive: true }));
  const list = async (query = '') => viewIn(await staff.get(`/staff/en?view=bookings${query}`), 'bookings');
  const namesIn = ({ bookings }: Awaited<ReturnType<typeof list>>) => bookings.map(({ name }) => name);

  it('are shown with upcoming ones first, soonest first, and found by words', async () => {
    await insertTestMeeting(database.db, { name: 'Later', startsAt: inHours(50) });
    const soon = await insertTestMeeting(database.db, { name: 'Soon', topic: '100% chatbot', startsAt: inHours(5) });
    await insertTestMeeting(database.db, { name: 'Old', startsAt: inHours(-50) });
    await insertTestMeeting(database.db, { name: 'Older', startsAt: inHours(-90) });
    await insertTestMeeting(database.db, {
      name: 'Off',
      startsAt: inHours(5),
      state: 'cancelled',
      cancelledBy: 'visitor',
    });
    const first = await list();
    expect(namesIn(first)).toEqual(['Soon', 'Later']);
    expect(first).toMatchObject({
      filter: 'upcoming',
      counts: { upcoming: 2, past: 2, cancelled: 1 },
      hasOlder: false,
    });
    expect(first.bookings[0]).toMatchObject({
      reference: soon.reference,
      topic: '100% chatbot',
      isPast: false,
      state: 'booked',
      zone: 'America/Bogota',
      page: expect.stringMatching(/^\/meet\/book\/en\?meeting=M-\w{4}-\w{4}&key=[\w-]{22}$/),
    });
    expect(namesIn(await list('&when=past'))).toEqual(['Old', 'Older']);
    expect(namesIn(await list('&when=cancelled'))).toEqual(['Off']);
    expect(namesIn(await list('&q=100%25'))).toEqual(['Soon']);
    expect(namesIn(await list(`&q=${soon.reference.toLowerCase()}`))).toEqual(['Soon']);
    expect(namesIn(await list('&q=Older'))).toEqual(['Older']);
    expect(await list('&q=nothing')).toMatchObject({ bookings: [], counts: { upcoming: 0, past: 0, cancelled: 0 } });
    expect((await staff.get('/staff/en?view=bookings&when=x&page=-1')).status).toBe(200);
  });

  it('bookings that wait for a confirmation are counted separately, and can be cancelled without notifying anyone', async () => {
    const heldUntil = new Date(Date.now() + 60_000);
    await insertTestMeeting(database.db, { name: 'Sure', startsAt: inHours(5) });
    const one = await insertTestMeeting(database.db, { name: 'Maybe', startsAt: inHours(6), state: 'held', heldUntil });
    await insertTestMeeting(database.db, { name: 'Late', startsAt: inHours(7), state: 'held', heldUntil: new Date() });
    await insertTestMeeting(database.db, {
      name: 'Gone',
      startsAt: inHours(6),
      state: 'expired',
      heldUntil: new Date(),
    });
    const first = await list();
    expect(first.counts).toEqual({ upcoming: 1, past: 0, cancelled: 0, held: 1 });
    expect(namesIn(first)).toEqual(['Sure']);
    const waiting = await list('&when=held');
    expect(waiting.bookings).toMatchObject([{ name: 'Maybe', state: 'held', heldUntil: heldUntil.getTime() }]);
    expect(namesIn(await list(`&q=${one.reference}`))).toEqual(['Maybe']);
    const { answer } = await staff.done({ action: 'cancelMeeting', meeting: one.reference });
    expect(answer).toMatchObject({ view: { counts: { upcoming: 1, cancelled: 0, held: 0 } } });
    const mails = (await database.db.select().from(outboxMessage)).filter(({ key }) => key.includes(one.reference));
    expect(mails).toEqual([]);
  });

  it('are shown in pages', async () => {
    for (let n = 0; n < 27; n++) await insertTestMeeting(database.db, { name: `N${n}`, startsAt: inHours(n + 1) });
    expect(await list()).toMatchObject({ page: 1, hasOlder: true });
    expect(namesIn(await list('&page=2'))).toEqual(['N25', 'N26']);
  });

  it('are cancelled once: the visitor and both calendars are notified, and it is logged', async () => {
    const one = await insertTestMeeting(database.db, { userId: staff.owner, startsAt: inHours(5) });
    const fields = { action: 'cancelMeeting', meeting: one.reference };
    await Promise.all([staff.post(fields), staff.post(fields)]);
    const { location, answer } = await staff.done(fields);
    expect(location).toBe('/staff/es?view=bookings&done=meetingCancelled');
    expect(answer).toMatchObject({ done: 'meetingCancelled', view: { counts: { upcoming: 0, cancelled: 1 } } });
    const mails = (await database.db.select().from(outboxMessage)).filter(({ key }) => key.includes(one.reference));
    expect(mails.map(({ attachment }) => attachment)).toMatchObject([{ method: 'CANCEL' }, { method: 'CANCEL' }]);
    expect(mails.find(({ recipient }) => recipient === one.email)?.text).toContain('tuvimos que cancelar');
    expect(await database.db.select().from(notification)).toMatchObject([{ kind: 'meetingCancelled' }]);
    expect(await listActions(database.db, { subject: one.reference, limit: 9 })).toMatchObject([
      { staffEmail, action: 'meeting-cancelled' },
    ]);
  });

  it('are cancelled with words that the visitor reads in the mail, and the team on the page of the meeting', async () => {
    const { reference, email } = await insertTestMeeting(database.db, { startsAt: inHours(5) });
    const fields = { action: 'cancelMeeting', meeting: reference, from: 'meeting' };
    const long = { ...fields, cancelReason: 'x'.repeat(501) };
    expect(await staff.refused(long, 422)).toMatchObject({
      problems: { cancelReason: 'tooLong' },
      typed: { cancelReason: long.cancelReason },
      view: { kind: 'meeting', booking: { state: 'booked' } },
    });
    const { answer } = await staff.done({ ...fields, cancelReason: 'Hay festivo: ¿le sirve el martes?' });
    expect(answer).toMatchObject({ view: { cancelling: { cancelReason: 'Hay festivo: ¿le sirve el martes?' } } });
    const mails = (await database.db.select().from(outboxMessage)).filter(({ key }) => key.includes(reference));
    expect(mails.find(({ recipient }) => recipient === email)?.text).toContain('> Hay festivo: ¿le sirve el martes?');
    expect(await list('&q=festivo&when=cancelled')).toMatchObject({ bookings: [{ reference }] });
  });

  it('are not cancelled if they are past or unknown, or if the request is not from the team', async () => {
    const over = await insertTestMeeting(database.db, { startsAt: inHours(-5) });
    const fields = { action: 'cancelMeeting', meeting: over.reference };
    expect(await staff.refused(fields, 409)).toMatchObject({ errorCode: 'pastMeeting', view: { kind: 'bookings' } });
    expect(await staff.refused({ ...fields, meeting: 'M-2222-2222' }, 404)).toMatchObject({
      errorCode: 'unknownMeeting',
    });
    expect(await staff.refused({ ...fields, meeting: 'x' }, 422)).toMatchObject({ errorCode: 'wrongInput' });
    expect((await staff.post(fields, { who: 'ana' })).status).toBe(404);
    expect(await staff.actionsOn(over.reference)).toEqual([]);
  });
});
