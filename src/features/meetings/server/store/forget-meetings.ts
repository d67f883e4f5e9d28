import { inArray, like, or } from 'drizzle-orm';
import type { Owner } from '#features/accounts/server/store/owner.ts';
import type { Db } from '#platform/database/database.ts';
import { queueMail } from '#platform/server/mail/outbox/queue-mail.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { meeting } from '../tables.ts';
import type { MeetingMails } from './meeting-change.ts';
import { isOwnMeeting } from './own-meetings.ts';

const day = 24 * 60 * 60_000;

/**
 * Somebody deletes their account: their meetings go with it. One to come is cancelled, and both calendars are told of
 * it by mails whose words go as soon as they have left.
 */
export async function forgetMeetings(tx: Db, owner: Owner, mailsOf: MeetingMails, now: Date): Promise<void> {
  const found = await tx.select().from(meeting).where(isOwnMeeting(owner)).for('update');
  if (found.length === 0) return;
  const aboutThem = found.map(({ reference }) => like(outboxMessage.key, `meeting:${reference}:%`));
  await tx.delete(outboxMessage).where(or(...aboutThem));
  const secretUntil = new Date(now.getTime() + day);
  for (const one of found.filter(({ state, startsAt }) => state === 'booked' && startsAt > now)) {
    const cancelled = { ...one, state: 'cancelled', cancelledAt: now, cancelledBy: 'visitor' } as const;
    const last = mailsOf({ news: 'cancelled', meeting: { ...cancelled, sequence: one.sequence + 1 } });
    await queueMail(tx, ...last.map((mail) => ({ ...mail, secretUntil })));
  }
  const ids = found.map(({ id }) => id);
  await tx.delete(meeting).where(inArray(meeting.id, ids));
}
