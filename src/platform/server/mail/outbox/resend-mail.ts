import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Db } from '../../../database/database.ts';
import { outboxMessage } from '../tables.ts';
import { isUnclaimed } from './claim-mail.ts';

const { id, state, secretUntil } = outboxMessage;

/** Of one that held a secret nothing is left to send. */
const stillHasWords = isNull(secretUntil);

/** It is due at once, and has all its attempts before it again. */
const anew = (now: Date) => ({ state: 'waiting', attempts: 0, nextAttemptAt: now, claimedUntil: null }) as const;

/**
 * Lets a message that waits, or was given up, be sent now. One that was sent, or is being sent at this moment, stays as
 * it is, so that nobody gets it twice. Undefined: there is none of that id.
 */
export async function resendMail(
  db: Db,
  messageId: string,
  now: Date,
): Promise<'due' | 'being sent' | 'sent' | undefined> {
  const due = await db
    .update(outboxMessage)
    .set(anew(now))
    .where(and(eq(id, messageId), ne(state, 'sent'), isUnclaimed(now), stillHasWords))
    .returning({ id });
  if (due.length > 0) return 'due';
  const [found] = await db
    .select({ state })
    .from(outboxMessage)
    .where(and(eq(id, messageId), stillHasWords));
  return found && (found.state === 'sent' ? 'sent' : 'being sent');
}

/** Lets all that were given up be sent now; answers how many. */
export async function resendDeadMail(db: Db, now: Date): Promise<number> {
  const due = await db
    .update(outboxMessage)
    .set(anew(now))
    .where(and(eq(state, 'dead'), stillHasWords))
    .returning({ id });
  return due.length;
}
