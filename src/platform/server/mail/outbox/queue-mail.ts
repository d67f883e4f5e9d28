import type { Db } from '../../../database/database.ts';
import { type CountedLimit, consumeWithinLimits } from '../../../database/limits/rate-limits.ts';
import { outboxMessage, type PlannedAttachment } from '../tables.ts';

export interface Mail {
  /** Says what it is about, such as `ticket:H-7KQ2-94MX:team`: the same is never queued twice. */
  readonly key: string;
  readonly recipient: string;
  readonly replyTo?: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html?: string | undefined;
  readonly attachment?: PlannedAttachment | undefined;
  /** It holds a secret that is good until then: it is not sent later, and its words go with it. */
  readonly secretUntil?: Date | undefined;
  /** Counted when it is queued: a message beyond the limit is left out, because nobody has proven who asked for it. */
  readonly limit?: CountedLimit | undefined;
}

/** To be called in the transaction that stores what the mail tells of: either both are kept or neither. */
export async function queueMail(db: Db, ...mails: readonly Mail[]): Promise<void> {
  const sent = await withinLimits(db, mails);
  if (sent.length === 0) return;
  await db
    .insert(outboxMessage)
    .values(sent.map(({ limit, ...mail }) => mail))
    .onConflictDoNothing({ target: outboxMessage.key });
}

async function withinLimits(db: Db, mails: readonly Mail[]): Promise<readonly Mail[]> {
  const limits = new Map(mails.flatMap(({ limit }) => (limit ? [[limit.key, limit]] : [])));
  if (limits.size === 0) return mails;
  // In one order everywhere, or two transactions could block each other.
  const counted = [...limits.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
  const within = await consumeWithinLimits(db, counted, new Date());
  return mails.filter(({ limit }) => !limit || within.has(limit.key));
}
