import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { notification, user } from '#features/accounts/server/tables.ts';
import { rateLimitCount } from '#platform/database/tables.ts';
import { bothDatabases, databaseForTests } from '#platform/database/testing.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { msPerDay, msPerHour, msPerMinute } from '#site/durations.ts';
import { confirmMeeting } from '../page/take-form.ts';
import { remindMeetings } from '../start-reminding.ts';
import { type Meeting, meeting } from '../tables.ts';
import {
  type BookingRules,
  bookMeeting,
  decideBooking,
  type NewMeeting,
  readBookingDemand,
  TooManyBookings,
  TooManyMeetings,
} from './book-meeting.ts';
import { cancelMeeting, type MeetingMails, moveMeeting } from './change-meeting.ts';
import {
  countMeetings,
  endExpiredHolds,
  findMeeting,
  listOwnHolds,
  listOwnMeetings,
  listUpcomingOwn,
  removeEndedHolds,
  searchMeetings,
  takenTimes,
} from './find-meetings.ts';
import { makeMeetingsDueAgain } from './make-due-again.ts';
import { insertTestMeeting, newMeeting, openRules } from './testing-meetings.ts';

const now = new Date('2026-11-18T12:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const nine = new Date('2026-11-24T14:00:00Z');
const ten = new Date('2026-11-24T15:00:00Z');

describe.each(bothDatabases)('holds on %s', async (kind) => {
  const database = await databaseForTests(kind);
  const { db } = database;
  beforeEach(async () => {
    for (const table of [meeting, outboxMessage, notification, rateLimitCount, user]) await db.delete(table);
  });

  const mailsOf: MeetingMails = ({ news, meeting: { reference, sequence, email } }) =>
    (['visitor', 'team'] as const).map((who) => {
      return { key: `meeting:${reference}:${sequence}:${who}`, recipient: email, subject: news, text: news };
    });
  const always = { unconfirmed: { hour: 0, day: 0 }, most: { hour: 1_000, day: 1_000 } };
  const book = (change: Partial<NewMeeting> = {}, rules: Partial<BookingRules> = {}) => {
    const values = newMeeting(change);
    const hold = { ...openRules(mailsOf).hold, until: new Date(values.bookedAt.getTime() + 30 * msPerMinute) };
    return bookMeeting(db, values, { ...openRules(mailsOf), rates: always, hold, ...rules });
  };
  const held = async (change: Partial<NewMeeting> = {}): Promise<Meeting> => {
    const made = await book(change);
    if (made === 'taken') throw new Error('The time was taken');
    return made;
  };
  const confirm = ({ reference }: Meeting, moment = now) => confirmMeeting(db, reference, moment, mailsOf);
  const cancel = ({ reference }: Meeting, moment = now) => cancelMeeting(db, { reference, now: moment }, mailsOf);
  const move = ({ reference }: Meeting, to: Date, moment = now) =>
    moveMeeting(db, { reference, to, zone: 'Asia/Tokyo', now: moment }, { limits: [], mailsOf });
  const subjects = async () => (await db.select().from(outboxMessage)).map(({ subject }) => subject).sort();
  const taken = (moment = now) => takenTimes(db, now, later(30 * msPerDay), moment);

  it('reserve the time, and send mail only to the visitor', async () => {
    await db.insert(user).values({ name: 'Ana', email: 'ana@example.com' });
    const one = await held({ email: 'ana@example.com' });
    expect(one).toMatchObject({ state: 'held', heldUntil: later(30 * msPerMinute), startsAt: nine });
    expect(await subjects()).toEqual(['held']);
    expect(await db.select().from(notification)).toEqual([]);
    expect(await taken()).toEqual([nine.getTime()]);
    expect(await book()).toBe('taken');
    expect(await book({ startsAt: new Date(nine.getTime() + 10 * msPerMinute) })).toBe('taken');
    const other = await insertTestMeeting(db, { startsAt: ten });
    expect(await move(other, nine)).toBe('taken');
  });

  it('free the time as soon as they expire, before any clean-up, for a booking and for a move', async () => {
    const [one, other] = [await held(), await held({ startsAt: ten })];
    const end = later(30 * msPerMinute);
    expect(await taken(later(30 * msPerMinute - 1))).toEqual([nine.getTime(), ten.getTime()]);
    expect(await taken(end)).toEqual([]);
    // Ten minutes from the expired one, which it would overlap.
    const beside = new Date(nine.getTime() + 10 * msPerMinute);
    expect(await book({ startsAt: beside, bookedAt: end })).toMatchObject({ state: 'held', startsAt: beside });
    const third = await insertTestMeeting(db, { startsAt: new Date('2026-11-25T14:00:00Z') });
    expect(await move(third, ten, end)).toMatchObject({ startsAt: ten });
    for (const { reference } of [one, other]) {
      expect(await findMeeting(db, reference)).toMatchObject({ state: 'expired', requestId: null });
    }
  });

  it('become a meeting once by many simultaneous confirmations, with one set of notifications', async () => {
    await db.insert(user).values({ name: 'Ana', email: 'ana@example.com' });
    const one = await held({ email: 'ana@example.com' });
    const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(one, later(msPerMinute))));
    expect(answers.filter((answer) => typeof answer === 'object' && answer.isNew)).toHaveLength(1);
    expect(await findMeeting(db, one.reference)).toMatchObject({
      state: 'booked',
      heldUntil: null,
      bookedAt: later(msPerMinute),
      createdAt: now,
    });
    expect(await subjects()).toEqual(['booked', 'booked', 'held']);
    expect((await db.select().from(notification)).map((row) => row.kind)).toEqual(['meetingBooked']);
    // Also long after the hold would have expired.
    expect(await confirm(one, later(msPerDay))).toMatchObject({ isNew: false });
    expect(await taken(later(msPerDay))).toEqual([nine.getTime()]);
    expect(await confirm({ ...one, reference: 'M-2222-2222' })).toBe('unknown');
  });

  it('cannot be confirmed once they have expired or were cancelled', async () => {
    const one = await held();
    expect(await confirm(one, later(30 * msPerMinute))).toBe('expired');
    expect(await confirm(one, later(30 * msPerMinute - 1))).toMatchObject({ isNew: true });
    await cancel(one, later(msPerHour));
    expect(await confirm(one, later(msPerHour))).toBe('cancelled');
    expect((await subjects()).filter((subject) => subject === 'booked')).toHaveLength(2);
  });

  it('give the time to one of two: a last-moment confirmation or the next booking', async () => {
    for (let n = 0; n < 8; n++) {
      const startsAt = new Date(nine.getTime() + n * msPerHour);
      const one = await held({ startsAt });
      const [confirmed, booked] = await Promise.all([
        confirm(one, later(30 * msPerMinute - 1)),
        book({ startsAt, bookedAt: later(30 * msPerMinute) }),
      ]);
      const wins = [typeof confirmed === 'object', booked !== 'taken'];
      expect(wins.filter(Boolean)).toHaveLength(1);
      const rows = await db.select().from(meeting).where(eq(meeting.startsAt, startsAt));
      expect(rows.filter(({ state }) => state === 'booked' || state === 'held')).toHaveLength(1);
      if (!wins[0]) expect(confirmed).toBe('expired');
    }
  });

  it('are returned again for the same form, send one mail, and are created again after expiry', async () => {
    const values = newMeeting({ requestId: randomUUID() });
    const answers = await Promise.all(Array.from({ length: 5 }, () => held(values)));
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    expect(await subjects()).toEqual(['held']);
    const foreign = await held({ ...newMeeting(), requestId: values.requestId, startsAt: ten });
    expect(foreign.reference).not.toBe(answers[0]?.reference);
    const again = await held({ ...values, bookedAt: later(31 * msPerMinute) });
    expect(again.reference).not.toBe(answers[0]?.reference);
    expect(again).toMatchObject({ requestId: values.requestId, heldUntil: later(61 * msPerMinute) });
    // Also at another time: the expired hold does not block it.
    const elsewhere = await held({ ...values, startsAt: ten, bookedAt: later(62 * msPerMinute) });
    expect(elsewhere).toMatchObject({ requestId: values.requestId, startsAt: ten });
    await confirm(elsewhere, later(63 * msPerMinute));
    expect((await held({ ...values, bookedAt: later(3 * msPerHour) })).reference).toBe(elsewhere.reference);
  });

  it('cannot be moved, and are released without mail', async () => {
    const one = await held();
    expect(await move(one, ten)).toBe('held');
    expect(await move(one, ten, later(30 * msPerMinute))).toBe('expired');
    const answers = [await cancel(one), await cancel(one)];
    expect(answers.map((answer) => typeof answer === 'object' && answer.isNew)).toEqual([true, false]);
    expect(await findMeeting(db, one.reference)).toMatchObject({ state: 'expired', cancelledBy: 'visitor' });
    expect(await subjects()).toEqual(['held']);
    expect(await taken()).toEqual([]);
    expect(await confirm(one)).toBe('expired');
    expect(await move(one, ten)).toBe('expired');
  });

  it('are not listed for the owner, the team or the reminders before confirmation', async () => {
    const [ana] = await db.insert(user).values({ name: 'Ana', email: 'ana@example.com' }).returning();
    if (!ana) throw new Error('The user was not inserted');
    const one = await held({ email: 'Ana@example.com' });
    const counts = () => countMeetings(db, '', now);
    expect(await listOwnMeetings(db, ana, now, 9)).toEqual([]);
    expect(await listUpcomingOwn(db, ana, now, 9)).toEqual([]);
    expect(await listOwnHolds(db, ana)).toEqual([one]);
    expect(await counts()).toEqual({ upcoming: 0, past: 0, cancelled: 0, held: 1 });
    const wanted = { text: '', filter: 'held', limit: 9, offset: 0 } as const;
    expect(await searchMeetings(db, { ...wanted, now })).toEqual([one]);
    expect(await searchMeetings(db, { ...wanted, now: later(30 * msPerMinute) })).toEqual([]);
    const mailOf = () => ({
      key: 'meeting:M-7KQ2-94MX:0:reminder' as const,
      recipient: 'a@example.com',
      subject: 'reminder',
      text: 'x',
    });
    const dayBefore = new Date(nine.getTime() - msPerDay);
    await db.update(meeting).set({ heldUntil: nine });
    expect(await remindMeetings(db, mailOf, dayBefore, 9)).toBe(0);
    await confirm(one);
    expect(await listUpcomingOwn(db, ana, now, 9)).toHaveLength(1);
    expect(await counts()).toEqual({ upcoming: 1, past: 0, cancelled: 0, held: 0 });
    expect(await remindMeetings(db, mailOf, dayBefore, 9)).toBe(1);
  });

  it('are marked as expired, and removed later without touching other rows', async () => {
    const [one, gone] = [await held(), await held({ startsAt: ten })];
    const booked = await insertTestMeeting(db, { startsAt: new Date('2026-11-25T14:00:00Z') });
    await cancel(gone);
    await endExpiredHolds(db, later(29 * msPerMinute));
    expect(await findMeeting(db, one.reference)).toMatchObject({ state: 'held' });
    await Promise.all([endExpiredHolds(db, later(31 * msPerMinute)), endExpiredHolds(db, later(31 * msPerMinute))]);
    expect(await findMeeting(db, one.reference)).toMatchObject({ state: 'expired' });
    await removeEndedHolds(db, later(30 * msPerMinute));
    expect(await db.select().from(meeting)).toHaveLength(3);
    await removeEndedHolds(db, later(31 * msPerMinute));
    expect(await db.select().from(meeting)).toEqual([booked]);
  });

  it('created by a clock far ahead are over as soon as the clock is right', async () => {
    const one = await held({ bookedAt: later(2 * msPerDay) });
    expect(await taken()).toEqual([nine.getTime()]);
    await makeMeetingsDueAgain(db, now);
    expect(await taken()).toEqual([]);
    expect(await confirm(one)).toBe('expired');
    const right = await held();
    await makeMeetingsDueAgain(db, now);
    expect(await findMeeting(db, right.reference)).toEqual(right);
    // The rows that it wrote do not count for days either.
    expect(await readBookingDemand(db, now)).toEqual({ hour: 1, day: 0 });
  });

  describe('the booking limits', () => {
    const rates = { unconfirmed: { hour: 3, day: 5 }, most: { hour: 8, day: 9 } };
    const at = (n: number) => new Date(nine.getTime() + n * msPerHour);
    const statesOf = (answers: readonly PromiseSettledResult<Meeting | 'taken'>[]) =>
      answers.map((answer) => {
        if (answer.status === 'rejected') return answer.reason instanceof TooManyBookings ? 'refused' : 'failed';
        return answer.value === 'taken' ? answer.value : answer.value.state;
      });

    it('book, hold and refuse exactly, also for simultaneous bookings', async () => {
      const all = Array.from({ length: 20 }, (_, n) => book({ startsAt: at(n) }, { rates }));
      const states = statesOf(await Promise.allSettled(all));
      const count = (wanted: string) => states.filter((state) => state === wanted).length;
      expect([count('booked'), count('held'), count('refused')]).toEqual([3, 5, 12]);
      expect(await readBookingDemand(db, now)).toEqual({ hour: 8, day: 3 });
      expect((await subjects()).filter((subject) => subject === 'held')).toHaveLength(5);
    });

    it('count an hour with expired holds, and a day without them', async () => {
      for (let n = 0; n < 8; n++) await book({ startsAt: at(n) }, { rates });
      const next = (bookedAt: Date, startsAt: Date) => book({ startsAt, bookedAt }, { rates });
      await endExpiredHolds(db, later(59 * msPerMinute));
      await expect(next(later(59 * msPerMinute), at(9))).rejects.toThrow(TooManyBookings);
      // Two more are booked directly on this day, and then none.
      const states: string[] = [];
      for (let n = 0; n < 6; n++) {
        const made = await next(later(2 * msPerHour * (n + 1)), at(10 + n));
        states.push(made === 'taken' ? made : made.state);
      }
      expect(states).toEqual(['booked', 'booked', 'held', 'held', 'held', 'held']);
      expect(await next(later(25 * msPerHour), at(20))).toMatchObject({ state: 'booked' });
    });

    it('refuse bookings once a day has enough meetings, however they were confirmed', async () => {
      for (let n = 0; n < 9; n++) {
        const made = await book({ startsAt: at(n), bookedAt: later(n * 2 * msPerHour) }, { rates });
        if (made !== 'taken') await confirm(made, later(n * 2 * msPerHour));
      }
      const tenth = book({ startsAt: at(10), bookedAt: later(20 * msPerHour) }, { rates });
      await expect(tenth).rejects.toThrow(TooManyBookings);
    });

    it('allow visitors with a verified address up to twice as many, independent of others', async () => {
      for (let n = 0; n < 8; n++) await book({ startsAt: at(n) }, { rates });
      const proven = (n: number) => book({ startsAt: at(n) }, { rates, isProven: true });
      for (let n = 8; n < 16; n++) expect(await proven(n)).toMatchObject({ state: 'booked' });
      await expect(proven(16)).rejects.toThrow(TooManyBookings);
    });

    it('count a mailbox’s holds as upcoming, but not those that others made for a verified address', async () => {
      const mailbox = 'ana@gmail.com';
      const variants = ['ana@gmail.com', 'A.na@gmail.com', 'ana+x@googlemail.com', 'an.a@gmail.com'];
      const of = (n: number, rules: Partial<BookingRules> = {}) =>
        book({ email: variants[n] ?? '', mailbox, startsAt: at(n) }, rules);
      for (let n = 0; n < 3; n++) expect(await of(n)).toMatchObject({ state: 'held' });
      await expect(of(3)).rejects.toThrow(TooManyMeetings);
      expect(await of(3, { isProven: true })).toMatchObject({ state: 'booked' });
      // Expired ones no longer count; a row from before mailboxes were stored counts by its address.
      await insertTestMeeting(db, { email: 'Ana@Gmail.com', mailbox: null, startsAt: at(5) });
      const next = (n: number) =>
        book({ email: 'ana@gmail.com', mailbox, startsAt: at(n), bookedAt: later(msPerHour) });
      expect(await next(6)).toMatchObject({ state: 'held' });
      await expect(next(7)).rejects.toThrow(TooManyMeetings);
    });

    it.each([
      [{ hour: 3, day: 3 }, false, 'book'],
      [{ hour: 4, day: 4 }, false, 'hold'],
      [{ hour: 1, day: 6 }, false, 'hold'],
      [{ hour: 8, day: 9 }, false, 'hold'],
      [{ hour: 9, day: 1 }, false, 'refuse'],
      [{ hour: 1, day: 10 }, false, 'refuse'],
      [{ hour: 16, day: 18 }, true, 'book'],
      [{ hour: 17, day: 1 }, true, 'refuse'],
      [{ hour: 1, day: 19 }, true, 'refuse'],
    ] as const)('decide for the demand %j, verified %s: %s', (demand, isProven, decision) => {
      expect(decideBooking(demand, rates, isProven)).toBe(decision);
    });

    it('include separate limits of holds, above which nothing is saved', async () => {
      const limits = [{ key: 'hold', most: 1, seconds: 1800 }];
      const hold = { ...openRules(mailsOf).hold, limits };
      expect(await book({}, { hold })).toMatchObject({ state: 'held' });
      await expect(book({ startsAt: ten }, { hold })).rejects.toThrow('limit');
      expect(await taken()).toEqual([nine.getTime()]);
      // Bookings without confirmation do not count.
      expect(await book({ startsAt: ten }, { hold, isProven: true })).toMatchObject({ state: 'booked' });
    });
  });
});
