import { and, count, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { BookingDemand, BookingRates } from '#platform/contracts/settings.ts';
import { clockSlack } from '#platform/database/clock-slack.ts';
import type { Db } from '#platform/database/database.ts';
import { type CountedLimit, consumeRateLimits } from '#platform/database/limits/rate-limits.ts';
import { triesForCode } from '#platform/database/reference-code.ts';
import { type Mail, queueMail } from '#platform/server/mail/outbox.ts';
import { type Meeting, meeting } from '../tables.ts';
import { type MeetingMails, notifyOfMeetingChange } from './change-meeting.ts';
import { newMeetingReference } from './find-meetings.ts';
import { isOpenHold, releaseExpiredHolds, takesItsTime } from './holds.ts';

type Written = 'name' | 'email' | 'topic' | 'language' | 'zone' | 'startsAt';
type Noted = 'requestId' | 'userId' | 'quoteReference';

export type NewMeeting = Pick<typeof meeting.$inferInsert, Written | Noted> & {
  readonly bookedAt: Date;
  /** That the address leads to. */
  readonly mailbox: string;
};

/** What a booking becomes when it has to be confirmed first. */
interface Hold {
  readonly until: Date;
  readonly limits: readonly CountedLimit[];
  /** Asks for the confirmation. */
  readonly mailOf: (held: Meeting) => Mail;
}

export interface BookingRules {
  /** One of them counts for the mailbox: whoever books with it waits there for the one before. */
  readonly limits: readonly CountedLimit[];
  /** So many meetings to come a mailbox may have. */
  readonly mostUpcoming: number;
  /** Over all visitors. */
  readonly rates: BookingRates;
  /** The visitor is signed in with the address, so that nobody else can have typed it. */
  readonly isProven: boolean;
  readonly hold: Hold;
  readonly mailsOf: MeetingMails;
}

/** The mailbox has as many meetings to come as it may have. */
export class TooManyMeetings extends Error {
  override readonly name = 'TooManyMeetings';
}

/** All visitors together have booked as much as is taken in a while. */
export class TooManyBookings extends Error {
  override readonly name = 'TooManyBookings';
}

/**
 * Takes a time with everything that follows from it, or nothing at all. However many ask for a time at once, the
 * database lets one have it. The same request id again, even at the same moment, answers the first meeting, as long as
 * that is neither cancelled nor an expired hold.
 */
export async function bookMeeting(db: Db, values: NewMeeting, rules: BookingRules): Promise<Meeting | 'taken'> {
  const { bookedAt: now, startsAt, requestId } = values;
  return db.transaction(async (tx) => {
    await releaseExpiredHolds(tx, { startsAt, requestId, now });
    const { kept, isNew } = await insertOnce(tx, values);
    if (!kept) return 'taken';
    if (!isNew) return kept;
    await consumeRateLimits(tx, rules.limits, now);
    if ((await countUpcoming(tx, values, rules.isProven)) > rules.mostUpcoming) throw new TooManyMeetings();
    const decision = decideBooking(await readDemandInTurn(tx, now), rules.rates, rules.isProven);
    if (decision === 'refuse') throw new TooManyBookings();
    if (decision === 'hold') return holdTime(tx, kept, rules.hold, now);
    await notifyOfMeetingChange(tx, { news: 'booked', meeting: kept }, rules.mailsOf);
    return kept;
  });
}

/** Nobody but the visitor is told of it. */
async function holdTime(tx: Db, { id }: Meeting, { until, limits, mailOf }: Hold, now: Date): Promise<Meeting> {
  await consumeRateLimits(tx, limits, now);
  const [held] = await tx
    .update(meeting)
    .set({ state: 'held', heldUntil: until })
    .where(eq(meeting.id, id))
    .returning();
  if (!held) throw new Error('The time that is to be held is gone');
  await queueMail(tx, mailOf(held));
  return held;
}

/** Without a meeting: the time is taken, which is what the database refuses if it is neither id nor reference. */
async function insertOnce(tx: Db, values: NewMeeting): Promise<{ kept?: Meeting; isNew: boolean }> {
  let { requestId } = values;
  for (let left = triesForCode; left > 0; left--) {
    const row = { ...values, requestId, reference: newMeetingReference(), createdAt: values.bookedAt };
    const [kept] = await tx.insert(meeting).values(row).onConflictDoNothing().returning();
    if (kept) return { kept, isNew: true };
    const first = await findFirst(tx, requestId);
    if (first && isSameBooking(first, values)) return { kept: first, isNew: false };
    // The id was used by somebody else: it keeps nobody from booking.
    if (first) requestId = undefined;
    else if (!(await isUsed(tx, row.reference))) return { isNew: false };
  }
  throw new Error('No free reference for a meeting was found');
}

/** What an earlier try with the same request id has booked or holds, whose answer was lost on the way. */
export async function findBooked(
  db: Db,
  asked: Pick<NewMeeting, 'requestId' | 'email' | 'bookedAt'>,
): Promise<Meeting | undefined> {
  const first = await findFirst(db, asked.requestId);
  return first && isSameBooking(first, asked) ? first : undefined;
}

async function findFirst(db: Db, requestId: NewMeeting['requestId']): Promise<Meeting | undefined> {
  if (!requestId) return undefined;
  const [first] = await db.select().from(meeting).where(eq(meeting.requestId, requestId));
  return first;
}

/** Whatever its time: an earlier try may have arrived before another time was chosen. */
function isSameBooking(one: Meeting, other: Pick<NewMeeting, 'email' | 'bookedAt'>): boolean {
  const stands = one.state === 'booked' || isOpenHold(one, other.bookedAt);
  return stands && one.email.toLowerCase() === other.email.toLowerCase();
}

async function isUsed(tx: Db, reference: string): Promise<boolean> {
  const found = await tx.select({ id: meeting.id }).from(meeting).where(eq(meeting.reference, reference));
  return found.length > 0;
}

/** What somebody else only holds in the name of a proven address takes nothing from its owner. */
async function countUpcoming(tx: Db, { mailbox, bookedAt }: NewMeeting, isProven: boolean): Promise<number> {
  const isTheirs = eq(sql`coalesce(${meeting.mailbox}, lower(${meeting.email}))`, mailbox);
  const counts = isProven ? eq(meeting.state, 'booked') : takesItsTime(bookedAt);
  const [found] = await tx
    .select({ meetings: count() })
    .from(meeting)
    .where(and(isTheirs, counts, gt(meeting.startsAt, bookedAt)));
  return found?.meetings ?? 0;
}

const hour = 60 * 60_000;
const day = 24 * hour;

/** Any number will do, as long as nothing else in this database takes the same one. */
const turn = 4_041_867_213;

/** What becomes of a booking that is already among the counted ones. */
export function decideBooking(
  demand: BookingDemand,
  rates: BookingRates,
  isProven: boolean,
): 'book' | 'hold' | 'refuse' {
  // Who is signed in is known to us, and must not be kept out by a flood of those who are not.
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
  const isOfHour = gt(createdAt, ago(hour));
  const isMeeting = inArray(state, ['booked', 'cancelled']);
  const [found] = await db
    .select({
      hour: sql<number>`count(*) filter (where ${isOfHour})`.mapWith(Number),
      day: sql<number>`count(*) filter (where ${isMeeting})`.mapWith(Number),
    })
    .from(meeting)
    // What a clock that was ahead has written does not count for days.
    .where(and(gt(createdAt, ago(day)), lte(createdAt, ago(-clockSlack))));
  return found ?? { hour: 0, day: 0 };
}

/**
 * The same for a transaction that has added one. Those that do so at the same moment take turns, so that each counts
 * the one before. It comes last of what they wait for: whoever is refused for another reason does not get this far.
 */
async function readDemandInTurn(tx: Db, now: Date): Promise<BookingDemand> {
  await tx.execute(sql`select pg_advisory_xact_lock(${turn})`);
  return readBookingDemand(tx, now);
}
