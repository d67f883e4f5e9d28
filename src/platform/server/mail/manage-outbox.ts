import { and, asc, count, desc, eq, getTableColumns, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { countAtMost } from '../../database/queries.ts';
import { type ActionDeps, noteAction } from '../staff/staff-actions.ts';
import { isUnclaimed, type OutboxMessage } from './outbox.ts';
import { outboxMessage, type outboxStates } from './tables.ts';

const { id, state, secretUntil } = outboxMessage;

/** The content of a message with a secret is gone, so it cannot be sent again. */
const stillHasWords = isNull(secretUntil);

/** It is due immediately, with all its attempts again. */
const dueNow = (now: Date) => ({ state: 'waiting', attempts: 0, nextAttemptAt: now, claimedUntil: null }) as const;

type Deps = Pick<ActionDeps, 'db' | 'by' | 'wakeMail'>;

/**
 * Makes a message that waits, or was given up, due now. One that was sent, or is being sent, stays as it is, so that no
 * one gets it twice. Undefined if there is none of that id.
 */
export async function resendMail({ db, by, wakeMail }: Deps, messageId: string) {
  const outcome = await db.transaction(async (tx) => {
    const due = await tx
      .update(outboxMessage)
      .set(dueNow(by.at))
      .where(and(eq(id, messageId), ne(state, 'sent'), isUnclaimed(by.at), stillHasWords))
      .returning({ id });
    if (due.length > 0) {
      await noteAction(tx, by, { action: 'mail-resent', subject: messageId });
      return 'due';
    }
    const [found] = await tx
      .select({ state })
      .from(outboxMessage)
      .where(and(eq(id, messageId), stillHasWords));
    return found && (found.state === 'sent' ? 'sent' : 'being sent');
  });
  if (outcome === 'due') wakeMail();
  return outcome;
}

/** The subject of the log entry when all dead mail is sent again. */
const allDeadMail = 'dead';

/** Makes all messages that were given up due now; returns how many. */
export async function resendDeadMail({ db, by, wakeMail }: Deps): Promise<number> {
  const messages = await db.transaction(async (tx) => {
    const due = await tx
      .update(outboxMessage)
      .set(dueNow(by.at))
      .where(and(eq(state, 'dead'), stillHasWords))
      .returning({ id });
    const details = { messages: due.length };
    if (due.length > 0) await noteAction(tx, by, { action: 'mail-resent', subject: allDeadMail, details });
    return due.length;
  });
  if (messages > 0) wakeMail();
  return messages;
}

export type OutboxState = (typeof outboxStates)[number];

/** Without the content, which operators of the outbox need not read. */
export type ListedMail = Omit<OutboxMessage, 'subject' | 'text' | 'html' | 'attachment' | 'thread' | 'replyTo'>;

const { subject, text, html, attachment, thread, replyTo, ...listed } = getTableColumns(outboxMessage);

/** A code that came too late concerns no one any more. */
const stillMatters = or(isNull(outboxMessage.secretUntil), ne(outboxMessage.state, 'dead'));

/** The messages in one of these states, the newest first. */
export async function listMail(db: Db, states: readonly OutboxState[], limit: number): Promise<ListedMail[]> {
  return db
    .select(listed)
    .from(outboxMessage)
    .where(and(inArray(outboxMessage.state, [...states]), stillMatters))
    .orderBy(desc(outboxMessage.createdAt), asc(outboxMessage.id))
    .limit(limit);
}

/** Sent messages accumulate, so counting stops at one more than `mostSent`, which means "more". */
export async function countMail(db: Db, mostSent = Number.MAX_SAFE_INTEGER - 1) {
  const { state } = outboxMessage;
  const rows = await db
    .select({ state, messages: count() })
    .from(outboxMessage)
    .where(and(ne(state, 'sent'), stillMatters))
    .groupBy(state);
  const found = new Map(rows.map(({ state, messages }) => [state, messages]));
  const sent = await countAtMost(db, mostSent, outboxMessage, eq(state, 'sent'));
  return { waiting: found.get('waiting') ?? 0, dead: found.get('dead') ?? 0, sent };
}

export function countDeadMail(db: Db): Promise<number> {
  return db.$count(outboxMessage, and(eq(state, 'dead'), stillMatters));
}
