import { and, asc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import { currentTime } from '#platform/database/clock.ts';
import type { Db } from '#platform/database/database.ts';
import { type Mail, queueMail } from '#platform/server/mail/outbox.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';
import { startRegularWork } from '#platform/server/timing.ts';
import { msPerDay, msPerHour, msPerMinute } from '#site/durations.ts';
import { reminderMail } from './mail.ts';
import type { MeetingMailDeps } from './meeting.ts';
import { endExpiredHolds } from './store/find-meetings.ts';
import { type Meeting, meeting } from './tables.ts';

/** Approximate milliseconds between two checks for tomorrow's meetings. */
const checkEvery = msPerMinute;
const batchSize = 50;

interface Deps extends Pick<ServerDeps, 'log' | 'secretOf' | 'wakeMail'> {
  readonly config: MeetingMailDeps['config'];
  readonly db: Db;
}

/** Reminds visitors once, the day before, and marks expired holds. Several servers may do it in parallel. */
export function startReminding({ config, db, log, secretOf, wakeMail }: Deps): { stop: () => Promise<void> } {
  const work = async () => {
    const mailOf = reminderMail({ config, secret: await secretOf() });
    if ((await remindMeetings(db, mailOf, currentTime(), batchSize)) > 0) wakeMail?.();
    await endExpiredHolds(db, currentTime());
  };
  return startRegularWork({ every: checkEvery, work, log, failure: 'reminders of meetings could not be sent' });
}

/** How long before a meeting its visitor is reminded. */
const reminderLead = msPerDay;
/** Visitors who booked later than this before the meeting get no reminder. */
export const reminderCutoff = 26 * msPerHour;

/**
 * Queues reminders of tomorrow's meetings. The mail and `remindedAt` are saved in one transaction, so that every visitor
 * gets one reminder, however many servers run and whenever one is killed. Returns the number of reminders.
 */
export async function remindMeetings(db: Db, mailOf: (reminded: Meeting) => Mail, now: Date, most: number) {
  const { id, state, startsAt, bookedAt, remindedAt } = meeting;
  const isTomorrow = and(gt(startsAt, now), lte(startsAt, new Date(now.getTime() + reminderLead)));
  const wasBookedLongAgo = lte(bookedAt, sql`${startsAt} - make_interval(secs => ${reminderCutoff / 1000})`);
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
