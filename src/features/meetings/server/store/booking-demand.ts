import { and, gt, inArray, lte, sql } from 'drizzle-orm';
import type { BookingDemand, BookingRates } from '#platform/contracts/settings.ts';
import { clockSlack } from '#platform/database/clock-slack.ts';
import type { Db } from '#platform/database/database.ts';
import { meeting } from '../tables.ts';

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
export async function readDemandInTurn(tx: Db, now: Date): Promise<BookingDemand> {
  await tx.execute(sql`select pg_advisory_xact_lock(${turn})`);
  return readBookingDemand(tx, now);
}
