import { and, asc, eq, inArray, isNull, lte, ne, not, or, sql } from 'drizzle-orm';
import { msPerHour, msPerMinute } from '#site/durations.ts';
import { currentTime } from '../../database/clock.ts';
import type { Db } from '../../database/database.ts';
import { type CountedLimit, consumeWithinLimits } from '../../database/limits/rate-limits.ts';
import { longestError, type MailThread, outboxMessage, type PlannedAttachment } from './tables.ts';

/**
 * The keys of each kind of mail, by its name. Each feature adds its own with `declare module`, and an example of each to
 * its `server/sample-mails.ts`.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it
export interface MailKeys {}

export type MailName = keyof MailKeys;

/** A mail as a feature writes it. */
export interface Mail extends QueuedMail {
  readonly key: MailKeys[MailName];
}

interface QueuedMail {
  /** Identifies the message, such as `ticket:H-7KQ2-94MX:team`: the same key is never queued twice. */
  readonly key: string;
  readonly recipient: string;
  readonly replyTo?: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html?: string | undefined;
  readonly attachment?: PlannedAttachment | undefined;
  readonly thread?: MailThread | undefined;
  /** A person wrote it. Otherwise it says that it is automatic, so that no program answers it. */
  readonly isPersonal?: boolean | undefined;
  /** It is not sent before; until then `withdrawMail` can take it back. Omitted: it is sent now. */
  readonly nextAttemptAt?: Date | undefined;
  /** The message contains a secret that is valid until then: it is not sent later, and its content is deleted. */
  readonly secretUntil?: Date | undefined;
  /** Its row is deleted once it is sent or given up, so that no one's address is stored for it any longer. */
  readonly deleteWhenDone?: boolean | undefined;
  /**
   * Counted when the message is queued: one beyond the limit is dropped, because no one has proven who requested it.
   */
  readonly limit?: CountedLimit | undefined;
}

/** Call this in the transaction that stores what the mail is about: both are saved or neither. */
export async function queueMail(db: Db, ...mails: readonly QueuedMail[]): Promise<void> {
  const sent = await withinLimits(db, mails);
  if (sent.length === 0) return;
  await db
    .insert(outboxMessage)
    .values(sent.map(({ limit, ...mail }) => ({ ...mail, nextAttemptAt: mail.nextAttemptAt ?? currentTime() })))
    .onConflictDoNothing({ target: outboxMessage.key });
}

async function withinLimits(db: Db, mails: readonly QueuedMail[]): Promise<readonly QueuedMail[]> {
  const limits = new Map(mails.flatMap(({ limit }) => (limit ? [[limit.key, limit]] : [])));
  if (limits.size === 0) return mails;
  // Always in the same order, or two transactions could deadlock.
  const counted = [...limits.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
  const within = await consumeWithinLimits(db, counted, currentTime());
  return mails.filter(({ limit }) => !limit || within.has(limit.key));
}

/**
 * Takes back messages that were not sent yet. False: one of them was sent, or is being sent. Then the caller has to roll
 * back, because some of them may be gone. Messages that do not exist count as taken back.
 */
export async function withdrawMail(tx: Db, keys: readonly string[], now: Date): Promise<boolean> {
  const these = inArray(outboxMessage.key, [...keys]);
  await tx.delete(outboxMessage).where(and(these, eq(state, 'waiting'), eq(attempts, 0), isUnclaimed(now)));
  return (await tx.$count(outboxMessage, these)) === 0;
}

export type OutboxMessage = typeof outboxMessage.$inferSelect;

/** A message that only one server may send, as long as the claim lasts. */
export type ClaimedMail = OutboxMessage & { readonly claimedUntil: Date };

const { id, state, attempts, nextAttemptAt, claimedUntil, secretUntil } = outboxMessage;
const { subject, text, html, attachment } = outboxMessage;

/** No server is sending it, or the one that was did not finish. */
export const isUnclaimed = (now: Date) => or(isNull(claimedUntil), lte(claimedUntil, now));

interface Claim {
  readonly now: Date;
  readonly until: Date;
  /**
   * For people who wait: messages with a code come first, however many others are due, and those with a document, which
   * may have to be drawn first, are left out.
   */
  readonly isExpress?: boolean;
}

/**
 * Claims the message that has been due for longest, until `until`; of several concurrent servers, each gets another.
 */
export async function claimMail(db: Db, { now, until, isExpress = false }: Claim) {
  const due = db.$with('due').as(
    db
      .select({ id })
      .from(outboxMessage)
      .where(
        and(
          eq(state, 'waiting'),
          lte(nextAttemptAt, now),
          isUnclaimed(now),
          isExpress ? or(isNull(attachment), sql`${attachment}->>'kind' = 'calendar'`) : undefined,
        ),
      )
      .orderBy(...(isExpress ? [isNull(secretUntil)] : []), asc(nextAttemptAt))
      .limit(1)
      .for('update', { skipLocked: true }),
  );
  const [claimed] = await db
    .with(due)
    .update(outboxMessage)
    .set({ claimedUntil: until })
    .where(inArray(id, db.select({ id: due.id }).from(due)))
    .returning();
  return claimed && { ...claimed, claimedUntil: until };
}

/** Undefined when the claim expired and another server has taken the message since. */
export async function renewClaim(db: Db, claimed: ClaimedMail, until: Date): Promise<ClaimedMail | undefined> {
  const [renewed] = await db
    .update(outboxMessage)
    .set({ claimedUntil: until })
    .where(isStillClaimed(claimed))
    .returning();
  return renewed && { ...renewed, claimedUntil: until };
}

/** Other servers can claim it immediately. */
export async function releaseMail(db: Db, claimed: ClaimedMail): Promise<void> {
  await db.update(outboxMessage).set({ claimedUntil: null }).where(isStillClaimed(claimed));
}

/** False when the claim expired and another server has taken the message since. */
const isStillClaimed = (claimed: ClaimedMail) =>
  and(eq(id, claimed.id), eq(state, 'waiting'), eq(claimedUntil, claimed.claimedUntil));

/** Milliseconds to wait after the first failed attempt, the second and so on. After the last one it is given up. */
export const retryDelays: readonly number[] = [
  msPerMinute,
  5 * msPerMinute,
  15 * msPerMinute,
  msPerHour,
  4 * msPerHour,
  12 * msPerHour,
];

/** The content of a mail with a secret, its subject too, is deleted as soon as it is not needed. */
const withoutSecret = {
  subject: sql`case when ${secretUntil} is null then ${subject} else '' end`,
  text: sql`case when ${secretUntil} is null then ${text} else '' end`,
  html: sql`case when ${secretUntil} is null then ${html} end`,
  attachment: sql`case when ${secretUntil} is null then ${attachment} end`,
};

/**
 * A message that was sent counts as sent, whichever server holds its claim now; the first time counts. One that is to be
 * deleted then leaves no row. In one statement, because each would be a commit of its own.
 */
export async function markMailSent(db: Db, sentId: string, now: Date): Promise<void> {
  const { deleteWhenDone } = outboxMessage;
  const isSent = eq(id, sentId);
  const deleted = db.$with('deleted').as(db.delete(outboxMessage).where(and(isSent, deleteWhenDone)).returning({ id }));
  await db
    .with(deleted)
    .update(outboxMessage)
    .set({
      state: 'sent',
      attempts: sql`${attempts} + 1`,
      sentAt: now,
      claimedUntil: null,
      lastError: null,
      ...withoutSecret,
    })
    .where(and(isSent, not(deleteWhenDone), ne(state, 'sent')));
}

interface Failure {
  /** For the team, without personal data. */
  readonly reason: string;
  readonly now: Date;
  /** Another attempt would fail, too. */
  readonly isFinal?: boolean;
}

/**
 * Delays the message for longer and longer, and in the end gives it up; one with a secret as soon as it would be too
 * late, and one that was refused for good immediately. A claim that has expired changes nothing.
 */
export async function markMailFailed(db: Db, claimed: ClaimedMail, { reason, now, isFinal }: Failure) {
  const delay = (isFinal ? undefined : retryDelays[claimed.attempts]) ?? Number.POSITIVE_INFINITY;
  const nextAttempt = now.getTime() + delay;
  const isGivenUp = nextAttempt >= (claimed.secretUntil?.getTime() ?? Number.POSITIVE_INFINITY);
  const outcome = isGivenUp ? 'dead' : 'waiting';
  if (isGivenUp && claimed.deleteWhenDone) {
    await db.delete(outboxMessage).where(isStillClaimed(claimed));
    return outcome;
  }
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
