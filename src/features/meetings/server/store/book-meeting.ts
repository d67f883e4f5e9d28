import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { BookingDemand, BookingRates } from '#platform/contracts/settings.ts';
import type { Db } from '#platform/database/database.ts';
import { type CountedLimit, consumeRateLimits } from '#platform/database/limits/rate-limits.ts';
import { clockSlack } from '#platform/database/queries.ts';
import { triesForCode } from '#platform/database/reference-code.ts';
import { type Mail, queueMail } from '#platform/server/mail/outbox.ts';
import { msPerDay, msPerHour } from '#site/durations.ts';
import type { bookingFields } from '../../meeting-fields.ts';
import { type Meeting, meeting } from '../tables.ts';
import { type MeetingMails, notifyOfMeetingChange } from './change-meeting.ts';
import { isOpenHold, newMeetingReference, releaseExpiredHolds, takesItsTime } from './find-meetings.ts';

type Written = keyof typeof bookingFields | 'language' | 'zone' | 'startsAt';
type Noted = 'requestId' | 'userId' | 'quoteReference' | 'country';

export type NewMeeting = Pick<typeof meeting.$inferInsert, Written | Noted> & {
  readonly bookedAt: Date;
  /** The mailbox that the address belongs to. */
  readonly mailbox: string;
};

/** How a booking is held that has to be confirmed first. */
interface Hold {
  readonly until: Date;
  readonly limits: readonly CountedLimit[];
  /** The mail that asks to confirm. */
  readonly mailOf: (held: Meeting) => Mail;
}

export interface BookingRules {
  /** One of them is per mailbox, so concurrent bookings of a mailbox wait for each other. */
  readonly limits: readonly CountedLimit[];
  /** The maximum of upcoming meetings per mailbox. */
  readonly mostUpcoming: number;
  /** The limits for all visitors together. */
  readonly rates: BookingRates;
  /** The visitor is signed in with the address, so it is theirs. */
  readonly isProven: boolean;
  readonly hold: Hold;
  readonly mailsOf: MeetingMails;
}

/** The mailbox has the maximum of upcoming meetings. */
export class TooManyMeetings extends Error {
  override readonly name = 'TooManyMeetings';
}

/** All visitors together have reached the booking limit. */
export class TooManyBookings extends Error {
  override readonly name = 'TooManyBookings';
}

/**
 * Books a time and queues its mails, in one transaction. Of several simultaneous bookings of a time, the database accepts
 * one. A repeated request id, even at the same moment, returns the first meeting, unless that is cancelled or an expired
 * hold.
 */
export async function bookMeeting(db: Db, values: NewMeeting, rules: BookingRules): Promise<Meeting | 'taken'> {
  const { bookedAt: now, startsAt, requestId } = values;
  return db.transaction(async (tx) => {
    await releaseExpiredHolds(tx, { startsAt, requestId, now });
    const { saved, isNew } = await insertOnce(tx, values);
    if (!saved) return 'taken';
    if (!isNew) return saved;
    await consumeRateLimits(tx, rules.limits, now);
    if ((await countUpcoming(tx, values, rules.isProven)) > rules.mostUpcoming) throw new TooManyMeetings();
    const decision = decideBooking(await readDemandInTurn(tx, now), rules.rates, rules.isProven);
    if (decision === 'refuse') throw new TooManyBookings();
    if (decision === 'hold') return holdTime(tx, saved, rules.hold, now);
    await notifyOfMeetingChange(tx, { news: 'booked', meeting: saved }, rules.mailsOf);
    return saved;
  });
}

/** Puts the time on hold. Only the visitor gets a mail. */
async function holdTime(tx: Db, { id }: Meeting, { until, limits, mailOf }: Hold, now: Date): Promise<Meeting> {
  await consumeRateLimits(tx, limits, now);
  const [held] = await tx
    .update(meeting)
    .set({ state: 'held', heldUntil: until })
    .where(eq(meeting.id, id))
    .returning();
  if (!held) throw new Error('The meeting to hold disappeared before it was updated');
  await queueMail(tx, mailOf(held));
  return held;
}

/** Without `saved` the time is taken: the database refused the row for neither its id nor its reference. */
async function insertOnce(tx: Db, values: NewMeeting): Promise<{ saved?: Meeting; isNew: boolean }> {
  let { requestId } = values;
  for (let left = triesForCode; left > 0; left--) {
    const row = { ...values, requestId, reference: newMeetingReference(), createdAt: values.bookedAt };
    const [saved] = await tx.insert(meeting).values(row).onConflictDoNothing().returning();
    if (saved) return { saved, isNew: true };
    const first = await findFirst(tx, requestId);
    if (first && isSameBooking(first, values)) return { saved: first, isNew: false };
    // Another visitor used the id, so book without it.
    if (first) requestId = undefined;
    else if (!(await isUsed(tx, row.reference))) return { isNew: false };
  }
  throw new Error('No free reference for a meeting was found');
}

/** The meeting or hold of an earlier request with the same id, whose answer was lost. */
export async function findBooked(db: Db, attempt: Pick<NewMeeting, 'requestId' | 'email' | 'bookedAt'>) {
  const first = await findFirst(db, attempt.requestId);
  return first && isSameBooking(first, attempt) ? first : undefined;
}

async function findFirst(db: Db, requestId: NewMeeting['requestId']): Promise<Meeting | undefined> {
  if (!requestId) return undefined;
  const [first] = await db.select().from(meeting).where(eq(meeting.requestId, requestId));
  return first;
}

/** Ignores the time, because an earlier request may have arrived before another time was chosen. */
function isSameBooking(one: Meeting, other: Pick<NewMeeting, 'email' | 'bookedAt'>): boolean {
  const isActive = one.state === 'booked' || isOpenHold(one, other.bookedAt);
  return isActive && one.email.toLowerCase() === other.email.toLowerCase();
}

async function isUsed(tx: Db, reference: string): Promise<boolean> {
  const found = await tx.select({ id: meeting.id }).from(meeting).where(eq(meeting.reference, reference));
  return found.length > 0;
}

/** Unconfirmed holds that others made for a verified address do not count for its owner. */
async function countUpcoming(tx: Db, { mailbox, bookedAt }: NewMeeting, isProven: boolean): Promise<number> {
  const isTheirs = eq(sql`coalesce(${meeting.mailbox}, lower(${meeting.email}))`, mailbox);
  const counts = isProven ? eq(meeting.state, 'booked') : takesItsTime(bookedAt);
  return tx.$count(meeting, and(isTheirs, counts, gt(meeting.startsAt, bookedAt)));
}

/** The id of an advisory lock: any number that nothing else in this database uses. */
const demandLock = 4_041_867_213;

/** Decides on a booking that is already included in `demand`. */
export function decideBooking(demand: BookingDemand, rates: BookingRates, isProven: boolean) {
  // Signed-in visitors are known, and a flood of others must not lock them out.
  const share = isProven ? 2 : 1;
  if (isMore(demand, { hour: rates.most.hour * share, day: rates.most.day * share })) return 'refuse';
  return !isProven && isMore(demand, rates.unconfirmed) ? 'hold' : 'book';
}

function isMore(demand: BookingDemand, bound: BookingDemand): boolean {
  return demand.hour > bound.hour || demand.day > bound.day;
}

export async function readBookingDemand(db: Db, now: Date): Promise<BookingDemand> {
  const { createdAt, state } = meeting;
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const isOfHour = gt(createdAt, ago(msPerHour));
  const isMeeting = inArray(state, ['booked', 'cancelled']);
  const [found] = await db
    .select({
      hour: sql<number>`count(*) filter (where ${isOfHour})`.mapWith(Number),
      day: sql<number>`count(*) filter (where ${isMeeting})`.mapWith(Number),
    })
    .from(meeting)
    // Rows that a clock ahead of time has written must not count for days.
    .where(and(gt(createdAt, ago(msPerDay)), lte(createdAt, ago(-clockSlack))));
  return found ?? { hour: 0, day: 0 };
}

/**
 * Reads the demand in a transaction that has added a booking. An advisory lock makes concurrent ones take turns, so that
 * each counts the one before. It is the last lock, so bookings that are refused for other reasons do not wait for it.
 */
async function readDemandInTurn(tx: Db, now: Date): Promise<BookingDemand> {
  await tx.execute(sql`select pg_advisory_xact_lock(${demandLock})`);
  return readBookingDemand(tx, now);
}
