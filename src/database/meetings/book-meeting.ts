import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { type CountedLimit, countUses } from '../limits/count-use.ts';
import { triesForCode } from '../reference-code.ts';
import { meeting } from '../tables/meeting.ts';
import { type Meeting, type MeetingMails, tellOfMeeting } from './meeting-change.ts';
import { newMeetingReference } from './meeting-reference.ts';

type Written = 'name' | 'email' | 'topic' | 'language' | 'zone' | 'startsAt';
type Noted = 'requestId' | 'userId' | 'quoteReference';

export type NewMeeting = Pick<typeof meeting.$inferInsert, Written | Noted> & { readonly bookedAt: Date };

interface Parts {
  /** One of them counts for the address: whoever books with it waits there for the one before. */
  readonly limits: readonly CountedLimit[];
  /** So many meetings to come an address may have. */
  readonly mostUpcoming: number;
  readonly mailsOf: MeetingMails;
}

/** The address has as many meetings to come as it may have. */
export class TooManyMeetings extends Error {
  override readonly name = 'TooManyMeetings';
}

/**
 * Takes a time with everything that follows from it, or nothing at all. However many ask for a time at once, the
 * database lets one have it. The same request id again, even at the same moment, answers the first meeting, as long as
 * that is not cancelled.
 */
export async function bookMeeting(db: Db, values: NewMeeting, parts: Parts): Promise<Meeting | 'taken'> {
  return db.transaction(async (tx) => {
    const { kept, isNew } = await insertOnce(tx, values);
    if (!kept) return 'taken';
    if (!isNew) return kept;
    await countUses(tx, parts.limits, values.bookedAt);
    if ((await countUpcoming(tx, kept)) > parts.mostUpcoming) throw new TooManyMeetings();
    await tellOfMeeting(tx, { news: 'booked', meeting: kept }, parts.mailsOf);
    return kept;
  });
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

/** What an earlier try with the same request id has booked, whose answer was lost on the way. */
export async function findBooked(db: Db, asked: Pick<NewMeeting, 'requestId' | 'email'>): Promise<Meeting | undefined> {
  const first = await findFirst(db, asked.requestId);
  return first && isSameBooking(first, asked) ? first : undefined;
}

async function findFirst(db: Db, requestId: NewMeeting['requestId']): Promise<Meeting | undefined> {
  if (!requestId) return undefined;
  const [first] = await db.select().from(meeting).where(eq(meeting.requestId, requestId));
  return first;
}

/** Whatever its time: an earlier try may have arrived before another time was chosen. */
function isSameBooking(one: Meeting, other: Pick<NewMeeting, 'email'>): boolean {
  return one.state === 'booked' && one.email.toLowerCase() === other.email.toLowerCase();
}

async function isUsed(tx: Db, reference: string): Promise<boolean> {
  const found = await tx.select({ id: meeting.id }).from(meeting).where(eq(meeting.reference, reference));
  return found.length > 0;
}

async function countUpcoming(tx: Db, { email, bookedAt }: Meeting): Promise<number> {
  const isTheirs = eq(sql`lower(${meeting.email})`, sql`lower(${email})`);
  const isToCome = and(eq(meeting.state, 'booked'), gt(meeting.startsAt, bookedAt));
  const [found] = await tx.select({ meetings: count() }).from(meeting).where(and(isTheirs, isToCome));
  return found?.meetings ?? 0;
}
