import { and, eq, ne, sql } from 'drizzle-orm';
import { logDataRequest, type User } from '#features/accounts/server/store/account.ts';
import { type CodeRules, markCodeUsed, tryCode } from '#features/accounts/server/store/codes.ts';
import { earlierAddress, identity, session, user } from '#features/accounts/server/tables.ts';
import { isOwnMeeting } from '#features/meetings/server/store/find-meetings.ts';
import { meeting } from '#features/meetings/server/tables.ts';
import { isOwnPayment } from '#features/payments/server/store/orders.ts';
import { paymentOrder } from '#features/payments/server/tables.ts';
import { isOwnQuote } from '#features/quotes/server/store.ts';
import { quote } from '#features/quotes/server/tables.ts';
import { isOwnTicket } from '#features/tickets/server/store/find-tickets.ts';
import { ticket } from '#features/tickets/server/tables.ts';
import type { Db } from '#platform/database/database.ts';
import { sqlErrorCode, uniqueViolation } from '#platform/database/database-error.ts';
import { type Mail, queueMail } from '#platform/server/mail/outbox.ts';

interface Change {
  /** The id of the typed code. */
  readonly id: string;
  readonly code: string;
  readonly now: Date;
  readonly owner: User;
  readonly sessionId: string;
  readonly newEmail: string;
  /** The mail that notifies the old address. */
  readonly mail: Mail;
}

export type ChangedEmail = 'changed' | 'wrong' | 'spent' | 'taken';

/**
 * Changes the address of an account after its owner has entered a code that was sent to the new one; all of it, or
 * nothing. Tickets, payments, quotes and meetings move along. Other sessions and the Google identity were opened with
 * the old address, and end.
 */
export async function changeEmail(db: Db, change: Change, rules: CodeRules): Promise<ChangedEmail> {
  try {
    return await db.transaction((tx) => changeIn(tx, change, rules));
  } catch (error) {
    // Another account with that address was opened concurrently: no other unique constraint can fail here.
    if (sqlErrorCode(error) === uniqueViolation) return 'taken';
    throw error;
  }
}

async function changeIn(tx: Db, change: Change, rules: CodeRules): Promise<ChangedEmail> {
  const { owner, sessionId, newEmail, now } = change;
  const tried = await tryCode(tx, change, rules);
  if (tried === 'wrong' || tried === 'spent') return tried;
  // The same form was submitted twice.
  if (tried !== 'right') return 'changed';
  const [other] = await tx.select({ id: user.id }).from(user).where(eq(user.email, newEmail));
  if (other) return 'taken';
  await markCodeUsed(tx, change.id, sessionId, now);
  const moved = { userId: owner.id, email: newEmail };
  await tx.update(ticket).set(moved).where(isOwnTicket(owner));
  await tx.update(paymentOrder).set(moved).where(isOwnPayment(owner));
  // A quote stays as it was issued: it moves to the account, but still shows the address it was sent to.
  await tx.update(quote).set({ userId: owner.id }).where(isOwnQuote(owner));
  // This was the mailbox of the old address.
  await tx
    .update(meeting)
    .set({ ...moved, mailbox: null })
    .where(isOwnMeeting(owner));
  await tx.update(user).set({ email: newEmail, emailVerified: true, updatedAt: now }).where(eq(user.id, owner.id));
  // In the same transaction as the notice to the old address, which is therefore not later than this.
  await tx
    .insert(earlierAddress)
    .values({ userId: owner.id, email: owner.email })
    .onConflictDoUpdate({ target: [earlierAddress.userId, earlierAddress.email], set: { until: sql`now()` } });
  await tx.delete(session).where(and(eq(session.userId, owner.id), ne(session.id, sessionId)));
  await tx.delete(identity).where(eq(identity.userId, owner.id));
  await logDataRequest(tx, owner.id, 'correction', now);
  await queueMail(tx, change.mail);
  return 'changed';
}
