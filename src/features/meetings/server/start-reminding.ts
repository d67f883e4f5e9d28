import { and, asc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { Log } from '#platform/server/logging/log.ts';
import type { Mail } from '#platform/server/mail/outbox.ts';
import { queueMail } from '#platform/server/mail/outbox.ts';
import { startRegularWork } from '#platform/server/start/regular-work.ts';
import { reminderMail } from './mail.ts';
import type { MeetingMailDeps } from './meeting-parts.ts';
import { endExpiredHolds } from './store/holds.ts';
import { type Meeting, meeting } from './tables.ts';

/** Milliseconds from one look for meetings of tomorrow to the next, more or less. */
const lookEvery = 60_000;
const atOnce = 50;

interface Deps {
  readonly config: MeetingMailDeps['config'];
  readonly db: Db;
  readonly log: Log;
  readonly secretOf: () => Promise<string>;
  /** To be called after mail was queued and committed. */
  readonly wakeMail?: (() => void) | undefined;
}

/** Reminds visitors the day before, once each, and notes which holds have expired. Several servers may do it side by side. */
export function startReminding({ config, db, log, secretOf, wakeMail }: Deps): { stop: () => Promise<void> } {
  const work = async () => {
    const mailOf = reminderMail({ config, secret: await secretOf() });
    if ((await remindMeetings(db, mailOf, new Date(), atOnce)) > 0) wakeMail?.();
    await endExpiredHolds(db, new Date());
  };
  return startRegularWork({ every: lookEvery, work, log, failure: 'nobody could be reminded of meetings' });
}

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
