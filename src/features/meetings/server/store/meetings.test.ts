import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { notification, user } from '#features/accounts/server/tables.ts';
import { rateLimitCount } from '#platform/database/tables.ts';
import { bothDatabases, databaseForTests } from '#platform/database/testing.ts';
import type { Mail } from '#platform/server/mail/outbox.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { msPerHour } from '#site/durations.ts';
import { remindMeetings } from '../start-reminding.ts';
import { type Meeting, meeting } from '../tables.ts';
import { bookMeeting, type NewMeeting, TooManyMeetings } from './book-meeting.ts';
import { cancelMeeting, type MeetingMails, moveMeeting } from './change-meeting.ts';
import { findMeeting, listOwnMeetings, listUpcomingOwn, takenTimes } from './find-meetings.ts';
import { insertTestMeeting, newMeeting, openRules } from './testing-meetings.ts';

const now = new Date('2026-11-18T12:00:00Z');
const at = (text: string) => new Date(`2026-11-${text}:00Z`);

describe.each(bothDatabases)('meetings on %s', async (kind) => {
  const database = await databaseForTests(kind);
  beforeEach(async () => {
    for (const table of [meeting, outboxMessage, notification, rateLimitCount, user]) await database.db.delete(table);
  });

  const mailsOf: MeetingMails = ({ news, meeting: { reference, sequence, email } }) => {
    const mail = { recipient: email, subject: news, text: news };
    return [{ ...mail, key: `meeting:${reference}:${sequence}:visitor` }];
  };
  const addressLimit = (email: string) => ({ key: `meeting:${email.toLowerCase()}`, most: 10, seconds: 3600 });
  const book = (change: Partial<NewMeeting> = {}) => {
    const values = newMeeting(change);
    return bookMeeting(database.db, values, { ...openRules(mailsOf), limits: [addressLimit(values.email)] });
  };
  const booked = async (change: Partial<NewMeeting> = {}): Promise<Meeting> => {
    const made = await book(change);
    if (made === 'taken') throw new Error('The time was taken');
    return made;
  };
  const move = ({ reference }: Meeting, to: Date, moment = now) =>
    moveMeeting(database.db, { reference, to, zone: 'Asia/Tokyo', now: moment }, { limits: [], mailsOf });
  const cancel = ({ reference }: Meeting, moment = now) =>
    cancelMeeting(database.db, { reference, now: moment }, mailsOf);
  const keys = async () => (await database.db.select().from(outboxMessage)).map(({ key }) => key);

  it('book a time once, also by simultaneous requests', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => book()));
    const winners = answers.filter((answer) => answer !== 'taken');
    expect(winners).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(49);
    expect(await database.db.select().from(meeting)).toHaveLength(1);
    expect(await keys()).toHaveLength(1);
  });

  it('refuse a time that overlaps with another, in any order', async () => {
    const minutes = [0, 10, 20, 30, 40, 50];
    const times = minutes.map((n) => new Date(at('24T14:00').getTime() + n * 60_000));
    await Promise.all(times.map((startsAt) => book({ startsAt })));
    const taken = await takenTimes(database.db, at('24T13:00'), at('24T16:00'));
    expect(taken.length).toBeGreaterThan(0);
    for (const [n, time] of taken.entries()) expect(time - (taken[n - 1] ?? 0)).toBeGreaterThanOrEqual(msPerHour / 2);
    const away = await booked({ startsAt: at('25T14:00') });
    expect(await move(away, new Date((taken[0] ?? 0) + msPerHour / 4))).toBe('taken');
    expect(await findMeeting(database.db, away.reference)).toEqual(away);
    // A meeting can be moved within its own time.
    expect(await move(away, at('25T14:10'))).toMatchObject({ startsAt: at('25T14:10') });
  });

  it('book once when the same form is sent many times', async () => {
    const values = newMeeting({ requestId: randomUUID() });
    const answers = await Promise.all(Array.from({ length: 10 }, () => booked(values)));
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    expect(await keys()).toHaveLength(1);
    // Another time was chosen before the answer to the first try arrived.
    const other = await booked({ ...values, email: values.email.toUpperCase(), startsAt: at('24T15:00') });
    expect(other).toMatchObject({ reference: answers[0]?.reference, startsAt: values.startsAt });
    expect(await keys()).toHaveLength(1);
    // The request id of another visitor gives no access.
    const foreign = await booked({ ...newMeeting(), requestId: values.requestId, startsAt: at('24T15:00') });
    expect(foreign.reference).not.toBe(other.reference);
  });

  it('book a new one, once, when the same form is sent after a cancellation', async () => {
    const values = newMeeting({ requestId: randomUUID() });
    const first = await booked(values);
    await cancel(first);
    const [second, again] = [await booked(values), await booked(values)];
    expect(second).toMatchObject({ state: 'booked', requestId: values.requestId });
    expect(second.reference).not.toBe(first.reference);
    expect(again.reference).toBe(second.reference);
  });

  it('allow three upcoming per address, also for simultaneous requests; past and cancelled ones do not count', async () => {
    const email = 'Ana@Example.com';
    await insertTestMeeting(database.db, { email, startsAt: at('17T14:00') });
    await cancel(await booked({ email, startsAt: at('23T14:00') }));
    const times = Array.from({ length: 6 }, (_, n) => new Date(at('25T14:00').getTime() + n * msPerHour));
    const answers = await Promise.allSettled(
      times.map((startsAt, n) => book({ email: n % 2 ? email : email.toLowerCase(), startsAt })),
    );
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(3);
    for (const one of refused) expect(one).toMatchObject({ reason: expect.any(TooManyMeetings) });
    await expect(book({ email, startsAt: at('27T14:00') })).rejects.toThrow(TooManyMeetings);
    expect(await takenTimes(database.db, at('27T14:00'), at('27T14:00'))).toEqual([]);
  });

  it('save nothing when a limit is reached', async () => {
    const values = newMeeting();
    const limits = [{ key: 'network', most: 0, seconds: 3600 }];
    await expect(bookMeeting(database.db, values, { ...openRules(mailsOf), limits })).rejects.toThrow('limit');
    expect(await book()).not.toBe('taken');
  });

  it('save nothing when a mail cannot be written', async () => {
    const broken: MeetingMails = () => {
      throw new Error('no words');
    };
    await expect(bookMeeting(database.db, newMeeting(), openRules(broken))).rejects.toThrow('no words');
    expect(await takenTimes(database.db, at('01T00:00'), at('30T00:00'))).toEqual([]);
  });

  it('stay unchanged and throw when the database refuses a move for another reason than a taken time', async () => {
    const one = await booked();
    const brokenMails: MeetingMails = (change) => mailsOf(change).map((mail) => ({ ...mail, recipient: '\0' }));
    const change = { reference: one.reference, to: at('24T16:00'), zone: 'Asia/Tokyo', now };
    await expect(moveMeeting(database.db, change, { limits: [], mailsOf: brokenMails })).rejects.toThrow();
    expect(await findMeeting(database.db, one.reference)).toEqual(one);
  });

  it('are moved to a free time, and stay where they are when it is taken', async () => {
    const [one, other] = [await booked(), await booked({ startsAt: at('24T15:00') })];
    expect(await move(one, at('24T15:00'))).toBe('taken');
    expect(await findMeeting(database.db, one.reference)).toEqual(one);
    const moved = await move(one, at('24T16:00'));
    expect(moved).toMatchObject({ id: one.id, sequence: 1, zone: 'Asia/Tokyo', startsAt: at('24T16:00') });
    expect(await book({ startsAt: at('24T14:00') })).not.toBe('taken');
    // Sent twice, it is moved once.
    expect(await move(one, at('24T16:00'))).toEqual(moved);
    expect(await keys()).toContain(`meeting:${one.reference}:1:visitor`);
    expect(await keys()).toHaveLength(4);
    expect(await move(other, at('24T17:00'), at('24T15:00'))).toBe('past');
    await cancel(other);
    expect(await move(other, at('24T17:00'))).toBe('cancelled');
    expect(await move({ ...one, reference: 'M-2222-2222' }, at('24T17:00'))).toBe('unknown');
  });

  it('move one of many to the same time; two cannot swap their times', async () => {
    const all: Meeting[] = [];
    for (let n = 0; n < 8; n++)
      all.push(await booked({ startsAt: new Date(at('25T13:00').getTime() + n * msPerHour) }));
    const answers = await Promise.all(all.map((one) => move(one, at('26T14:00'))));
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(7);
    const [one, other] = all;
    if (!one || !other) throw new Error('Expected two meetings');
    const [a, b] = [await findMeeting(database.db, one.reference), await findMeeting(database.db, other.reference)];
    if (!a || !b) throw new Error('Expected two meetings');
    await Promise.all([move(a, b.startsAt), move(b, a.startsAt)]);
    const times = await takenTimes(database.db, at('01T00:00'), at('30T00:00'));
    expect(new Set(times).size).toBe(8);
  });

  it('are cancelled once, which frees the time', async () => {
    const one = await booked();
    const answers = await Promise.all([cancel(one), cancel(one), cancel(one)]);
    expect(answers.filter((answer) => typeof answer === 'object' && answer.isNew)).toHaveLength(1);
    expect(await findMeeting(database.db, one.reference)).toMatchObject({
      state: 'cancelled',
      cancelledBy: 'visitor',
      sequence: 1,
      cancelledAt: now,
    });
    expect(await keys()).toHaveLength(2);
    expect(await book()).not.toBe('taken');
    expect(await cancel({ ...one, reference: 'M-2222-2222' })).toBe('unknown');
    const over = await insertTestMeeting(database.db, { startsAt: at('18T12:00') });
    expect(await cancel(over)).toBe('past');
  });

  it('notify the account with that address, or the one that was signed in', async () => {
    const people = await database.db
      .insert(user)
      .values([
        { name: 'Ana', email: 'ana@example.com' },
        { name: 'Eva', email: 'eva@example.com' },
      ])
      .returning();
    const [ana, eva] = people;
    const one = await booked({ email: 'ANA@example.com' });
    await move(one, at('24T18:00'));
    await cancel(one);
    await booked({ email: 'ana@example.com', userId: eva?.id, startsAt: at('24T19:00') });
    const kindsOf = async (id = '') =>
      (await database.db.select().from(notification).where(eq(notification.userId, id))).map(({ kind }) => kind);
    expect(await kindsOf(ana?.id)).toEqual(['meetingBooked', 'meetingMoved', 'meetingCancelled']);
    expect(await kindsOf(eva?.id)).toEqual(['meetingBooked']);
  });

  it('are listed for the owner: the upcoming first, then the latest', async () => {
    const [ana] = await database.db.insert(user).values({ name: 'Ana', email: 'ana@example.com' }).returning();
    if (!ana) throw new Error('The user was not inserted');
    const days = ['20', '25', '10', '12'].map((day) => at(`${day}T14:00`));
    for (const startsAt of days) await insertTestMeeting(database.db, { email: 'Ana@example.com', startsAt });
    await insertTestMeeting(database.db, { userId: ana.id, startsAt: at('21T14:00'), state: 'cancelled' });
    await insertTestMeeting(database.db, { startsAt: at('22T14:00') });
    const shown = (rows: readonly Meeting[]) => rows.map(({ startsAt }) => startsAt.getUTCDate());
    expect(shown(await listOwnMeetings(database.db, ana, now, 10))).toEqual([20, 25, 21, 12, 10]);
    expect(shown(await listUpcomingOwn(database.db, ana, now, 10))).toEqual([20, 25]);
  });

  describe('the reminder', () => {
    const mailOf = ({ reference, email }: Meeting): Mail => {
      return { key: `meeting:${reference}:0:reminder`, recipient: email, subject: 's', text: 't' };
    };
    const remind = (moment: Date) => remindMeetings(database.db, mailOf, moment, 100);

    it('is sent once, the day before, by any server', async () => {
      await insertTestMeeting(database.db);
      expect(await remind(at('23T13:59'))).toBe(0);
      const sent = await Promise.all(Array.from({ length: 5 }, () => remind(at('23T14:00'))));
      expect(sent.reduce((sum, n) => sum + n)).toBe(1);
      expect(await remind(at('23T15:00'))).toBe(0);
      expect(await keys()).toHaveLength(1);
    });

    it('is not recorded when its mail was not saved', async () => {
      const one = await insertTestMeeting(database.db);
      await expect(remindMeetings(database.db, failing, at('23T14:00'), 10)).rejects.toThrow('killed');
      expect((await findMeeting(database.db, one.reference))?.remindedAt).toBeNull();
      expect(await remind(at('23T14:00'))).toBe(1);
    });

    it('is not sent for meetings that were booked shortly before, are cancelled, or are past', async () => {
      await insertTestMeeting(database.db, { startsAt: at('24T14:00'), bookedAt: at('23T12:01') });
      await insertTestMeeting(database.db, { startsAt: at('24T15:00'), state: 'cancelled' });
      await insertTestMeeting(database.db, { startsAt: at('23T14:00') });
      expect(await remind(at('23T16:00'))).toBe(0);
      const early = await insertTestMeeting(database.db, { startsAt: at('24T16:00'), bookedAt: at('23T14:00') });
      expect(await remind(at('23T17:00'))).toBe(1);
      // Moved to a later day, it is sent again.
      await move(early, at('27T14:00'), at('23T18:00'));
      expect(await remind(at('26T14:00'))).toBe(1);
    });
  });
});

const failing = (): Mail => {
  throw new Error('killed');
};
