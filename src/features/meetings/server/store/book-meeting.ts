import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { BookingRates } from '#platform/contracts/settings.ts';
import type { Db } from '#platform/database/database.ts';
import { type CountedLimit, consumeRateLimits } from '#platform/database/limits/rate-limits.ts';
import { triesForCode } from '#platform/database/reference-code.ts';
import { type Mail, queueMail } from '#platform/server/mail/outbox.ts';
import { meeting } from '../tables.ts';
import { decideBooking, readDemandInTurn } from './booking-demand.ts';
import { isOpenHold, releaseExpiredHolds, takesItsTime } from './holds.ts';
import { type Meeting, type MeetingMails, notifyOfMeetingChange } from './meeting-change.ts';
import { newMeetingReference } from './meeting-reference.ts';

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
