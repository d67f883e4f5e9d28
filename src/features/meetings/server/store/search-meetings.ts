import { and, asc, count, desc, eq, gt, ilike, lte, or, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { escapeLike, matchAllWords } from '#platform/database/search.ts';
import { meeting } from '../tables.ts';
import { isOpenHoldAt } from './holds.ts';
import type { Meeting } from './meeting-change.ts';
import { readMeetingReference } from './meeting-reference.ts';

/** `held`: its visitor has not confirmed it yet. */
type Filter = 'upcoming' | 'past' | 'cancelled' | 'held';

interface Wanted {
  /** As somebody typed it: a reference, a name, an address, or words of the topic. Empty: all. */
  readonly text: string;
  readonly filter: Filter;
  readonly now: Date;
  readonly limit: number;
  readonly offset: number;
}

/** Of those to come and those on hold the soonest first, of the others the latest. */
export function searchMeetings(db: Db, { text, filter, now, limit, offset }: Wanted): Promise<Meeting[]> {
  const { startsAt, reference } = meeting;
  return db
    .select()
    .from(meeting)
    .where(and(matches(text), isIn(filter, now)))
    .orderBy(filter === 'upcoming' || filter === 'held' ? asc(startsAt) : desc(startsAt), asc(reference))
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many of those that hold the text are in each part. */
export async function countMeetings(db: Db, text: string, now: Date): Promise<Readonly<Record<Filter, number>>> {
  const of = async (filter: Filter) => {
    const [found] = await db
      .select({ meetings: count() })
      .from(meeting)
      .where(and(matches(text), isIn(filter, now)));
    return found?.meetings ?? 0;
  };
  return {
    upcoming: await of('upcoming'),
    past: await of('past'),
    cancelled: await of('cancelled'),
    held: await of('held'),
  };
}

function isIn(filter: Filter, now: Date): SQL | undefined {
  if (filter === 'held') return isOpenHoldAt(now);
  if (filter === 'cancelled') return eq(meeting.state, 'cancelled');
  return and(eq(meeting.state, 'booked'), (filter === 'upcoming' ? gt : lte)(meeting.startsAt, now));
}

/** A whole reference is that meeting alone; else every word stands somewhere in it. */
function matches(text: string): SQL | undefined {
  const whole = readMeetingReference(text);
  if (whole) return eq(meeting.reference, whole);
  const { name, email, topic, reference, quoteReference } = meeting;
  return matchAllWords(text, (word) =>
    or(...[name, email, topic, reference, quoteReference].map((column) => ilike(column, `%${escapeLike(word)}%`))),
  );
}
