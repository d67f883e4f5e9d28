import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ofKind } from '#app/testing-live.ts';
import { notification } from '#features/accounts/server/tables.ts';
import { accountApp, someAddress } from '#features/accounts/server/testing-accounts.ts';
import { insertTestMeeting } from '#features/meetings/server/store/testing-meetings.ts';
import { meeting } from '#features/meetings/server/tables.ts';
import { databaseForTests } from '#platform/database/testing.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { msPerHour } from '#site/durations.ts';
import { peopleOn, readExport } from './testing-dashboard.ts';

let slots = 0;
/** A different time for each meeting, so that they do not overlap. */
const nextSlot = () => new Date(Math.ceil(Date.now() / msPerHour) * msPerHour + ++slots * msPerHour);
const longAgo = () => new Date(Math.ceil(Date.now() / msPerHour) * msPerHour - ++slots * msPerHour);

describe('meetings in the dashboard', async () => {
  const database = await databaseForTests('embedded');
  const site = accountApp(database);
  const { signedIn } = peopleOn(site);
  const find = async (reference: string) => {
    const [found] = await database.db.select().from(meeting).where(eq(meeting.reference, reference));
    return found;
  };

  it('include those of the account and of its address, even from before; upcoming ones are in the overview', async () => {
    const email = someAddress();
    const old = await insertTestMeeting(database.db, { email: email.toUpperCase(), startsAt: longAgo() });
    await insertTestMeeting(database.db, { startsAt: nextSlot() });
    const { see } = await signedIn(email);
    const next = await insertTestMeeting(database.db, { userId: await site.idOf(email), startsAt: nextSlot() });
    const { meetings } = ofKind((await see('?view=meetings')).view, 'meetings');
    expect(meetings).toMatchObject([
      { reference: next.reference, isPast: false, page: expect.stringMatching(/^\/meet\/book\/en\?meeting=M-.*&key=/) },
      { reference: old.reference, isPast: true, topic: 'Chatbot', zone: 'America/Bogota', state: 'booked' },
    ]);
    expect(ofKind((await see()).view, 'overview').meetings).toMatchObject([{ reference: next.reference }]);
  });

  it('have notifications in the reader’s language, with date and time zone', async () => {
    const { email, see, send } = await signedIn();
    const values = { reference: 'M-7KQ2-94MX', startsAt: Date.parse('2026-11-30T22:30:00Z'), zone: 'Asia/Tokyo' };
    const event = `meeting:${email}`;
    await database.db
      .insert(notification)
      .values({ userId: await site.idOf(email), kind: 'meetingBooked', event, values });
    const { notifications } = ofKind((await see('?view=notifications')).view, 'notifications');
    expect(notifications[0]).toMatchObject({
      text: 'We’re meeting on Tuesday, December 1, 2026, 7:30\u00a0AM (Japan Standard Time, UTC+9).',
    });
    expect(await (await send('/dashboard/es?view=notifications')).text()).toContain(
      'Nos vemos el martes, 1 de diciembre',
    );
  });

  it('are in the data download', async () => {
    const { email, act } = await signedIn();
    const one = await insertTestMeeting(database.db, { email, startsAt: nextSlot(), topic: 'Ñandú' });
    const { data } = await readExport(await act('download'));
    expect(data['meetings']).toMatchObject([{ reference: one.reference, email, topic: 'Ñandú', state: 'booked' }]);
    expect(JSON.stringify(data)).not.toContain(one.id);
  });

  it('are deleted with the account; upcoming ones are cancelled, and both calendars notified', async () => {
    const { email, act } = await signedIn();
    const next = await insertTestMeeting(database.db, { email, startsAt: nextSlot() });
    const old = await insertTestMeeting(database.db, { userId: await site.idOf(email), startsAt: longAgo() });
    const others = await insertTestMeeting(database.db, { startsAt: nextSlot() });
    const mail = { recipient: 'team@example.com', subject: 's', text: email };
    await database.db.insert(outboxMessage).values({ ...mail, key: `meeting:${old.reference}:0:team` });
    await act('delete', { confirm_email: email });
    expect([await find(next.reference), await find(old.reference)]).toEqual([undefined, undefined]);
    expect(await find(others.reference)).toEqual(others);
    const mails = (await database.db.select().from(outboxMessage)).filter(({ key }) => key.startsWith('meeting:'));
    expect(mails.map(({ key }) => key).toSorted()).toEqual([
      `meeting:${next.reference}:1:team`,
      `meeting:${next.reference}:1:visitor`,
    ]);
    for (const { attachment, deleteWhenDone } of mails) {
      expect(attachment).toMatchObject({ kind: 'calendar', method: 'CANCEL' });
      expect(deleteWhenDone).toBe(true);
    }
  });

  it('meetings on hold are in no list, but in the data download, and are deleted with the account without a mail', async () => {
    const { email, see, act } = await signedIn();
    const heldUntil = new Date(Date.now() + 60_000);
    const one = await insertTestMeeting(database.db, { email, startsAt: nextSlot(), state: 'held', heldUntil });
    expect(ofKind((await see('?view=meetings')).view, 'meetings').meetings).toEqual([]);
    expect(ofKind((await see()).view, 'overview').meetings).toEqual([]);
    const { data } = await readExport(await act('download'));
    expect(data['meetings']).toMatchObject([
      { reference: one.reference, state: 'held', heldUntil: heldUntil.toISOString() },
    ]);
    const mail = { recipient: email, subject: 's', text: 'Confirm' };
    await database.db.insert(outboxMessage).values({ ...mail, key: `meeting:${one.reference}:hold` });
    await act('delete', { confirm_email: email });
    expect(await find(one.reference)).toBeUndefined();
    const mails = (await database.db.select().from(outboxMessage)).filter(({ key }) => key.includes(one.reference));
    expect(mails).toEqual([]);
  });

  it('move along when the address changes', async () => {
    const { email, see, act } = await signedIn();
    const one = await insertTestMeeting(database.db, { email: email.toUpperCase(), startsAt: nextSlot() });
    const newEmail = someAddress();
    await act('email', { new_email: newEmail });
    await act('email-code', { new_email: newEmail, code: await site.codeFor(newEmail) });
    expect(await find(one.reference)).toMatchObject({ email: newEmail, userId: await site.idOf(newEmail) });
    expect(ofKind((await see('?view=meetings')).view, 'meetings').meetings).toHaveLength(1);
  });
});
