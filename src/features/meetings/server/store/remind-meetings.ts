import { and, asc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { type Mail, queueMail } from '#platform/server/mail/outbox.ts';
import { meeting } from '../tables.ts';
import type { Meeting } from './meeting-change.ts';

const hour = 60 * 60_000;

/** So long before it begins a visitor is reminded. */
const reminder = 24 * hour;
/** Whoever booked so shortly before it remembers. */
const remembers = 26 * hour;

/**
 * Reminds of what is tomorrow. The note that it was done and the mail are kept together or not at all, so that
 * everybody is reminded once, however many servers do it and whenever one of them ends. Answers how many were.
 */
export async function remindMeetings(
  db: Db,
  mailOf: (reminded: Meeting) => Mail,
  now: Date,
  most: number,
): Promise<number> {
  const { id, state, startsAt, bookedAt, remindedAt } = meeting;
  const isTomorrow = and(gt(startsAt, now), lte(startsAt, new Date(now.getTime() + reminder)));
  const wasBookedLongAgo = lte(bookedAt, sql`${startsAt} - make_interval(secs => ${remembers / 1000})`);
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(meeting)
      .where(and(eq(state, 'booked'), isNull(remindedAt), isTomorrow, wasBookedLongAgo))
      .orderBy(asc(startsAt))
      .limit(most)
      .for('update', { skipLocked: true });
    if (due.length === 0) return 0;
    await queueMail(tx, ...due.map(mailOf));
    const ids = due.map((one) => one.id);
    await tx.update(meeting).set({ remindedAt: now }).where(inArray(id, ids));
    return due.length;
  });
}
