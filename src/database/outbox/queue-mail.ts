import type { Db } from '../database.ts';
import { type AttachmentWish, outboxMessage } from '../tables/outbox-message.ts';

export interface Mail {
  /** Says what it is about, such as `ticket:H-7KQ2-94MX:team`: the same is never queued twice. */
  readonly key: string;
  readonly recipient: string;
  readonly replyTo?: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html?: string | undefined;
  readonly attachment?: AttachmentWish | undefined;
  /** It holds a secret that is good until then: it is not sent later, and its words go with it. */
  readonly secretUntil?: Date | undefined;
}

/** To be called in the transaction that stores what the mail tells of: either both are kept or neither. */
export async function queueMail(db: Db, ...mails: readonly Mail[]): Promise<void> {
  if (mails.length === 0) return;
  await db
    .insert(outboxMessage)
    .values([...mails])
    .onConflictDoNothing({ target: outboxMessage.key });
}
