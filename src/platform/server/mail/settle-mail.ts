import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { type ClaimedMail, isStillClaimed, retryDelays } from './outbox.ts';
import { longestError, outboxMessage } from './tables.ts';

const { state, attempts, secretUntil, subject, text, html, attachment } = outboxMessage;

/** The content of a mail with a secret, its subject too, is deleted as soon as it is not needed. */
const withoutSecret = {
  subject: sql`case when ${secretUntil} is null then ${subject} else '' end`,
  text: sql`case when ${secretUntil} is null then ${text} else '' end`,
  html: sql`case when ${secretUntil} is null then ${html} end`,
  attachment: sql`case when ${secretUntil} is null then ${attachment} end`,
};

/** A message that was sent counts as sent, whichever server holds its claim now; the first time counts. */
export async function markMailSent(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(outboxMessage)
    .set({
      state: 'sent',
      attempts: sql`${attempts} + 1`,
      sentAt: now,
      claimedUntil: null,
      lastError: null,
      ...withoutSecret,
    })
    .where(and(eq(outboxMessage.id, id), ne(state, 'sent')));
}

export interface Failure {
  /** For the team, without personal data. */
  readonly reason: string;
  readonly now: Date;
}

/**
 * Delays the message for longer and longer, and in the end gives it up; one with a secret as soon as it would be too
 * late. A claim that has expired changes nothing.
 */
export async function markMailFailed(
  db: Db,
  claimed: ClaimedMail,
  { reason, now }: Failure,
): Promise<'waiting' | 'dead'> {
  const delay = retryDelays[claimed.attempts] ?? Number.POSITIVE_INFINITY;
  const nextAttempt = now.getTime() + delay;
  const isGivenUp = nextAttempt >= (claimed.secretUntil?.getTime() ?? Number.POSITIVE_INFINITY);
  const outcome = isGivenUp ? 'dead' : 'waiting';
  await db
    .update(outboxMessage)
    .set({
      state: outcome,
      attempts: claimed.attempts + 1,
      nextAttemptAt: isGivenUp ? now : new Date(nextAttempt),
      claimedUntil: null,
      lastError: reason.slice(0, longestError),
      ...(isGivenUp && withoutSecret),
    })
    .where(isStillClaimed(claimed));
  return outcome;
}
