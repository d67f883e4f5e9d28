import { and, asc, count, desc, eq, getTableColumns, inArray, isNull, ne, or } from 'drizzle-orm';
import { countAtMost } from '../../../database/count-at-most.ts';
import type { Db } from '../../../database/database.ts';
import { outboxMessage, type outboxStates } from '../tables.ts';
import type { OutboxMessage } from './claim-mail.ts';

export type OutboxState = (typeof outboxStates)[number];

/** Without what it says: whoever looks after the outbox need not read it. */
export type ListedMail = Omit<OutboxMessage, 'subject' | 'text' | 'html' | 'attachment' | 'replyTo'>;

const { subject, text, html, attachment, replyTo, ...listed } = getTableColumns(outboxMessage);

/** A code that came too late is nobody's business any more. */
const stillMatters = or(isNull(outboxMessage.secretUntil), ne(outboxMessage.state, 'dead'));

/** Those in one of these states, the newest first. */
export function listMail(db: Db, states: readonly OutboxState[], limit: number): Promise<ListedMail[]> {
  return db
    .select(listed)
    .from(outboxMessage)
    .where(and(inArray(outboxMessage.state, [...states]), stillMatters))
    .orderBy(desc(outboxMessage.createdAt), asc(outboxMessage.id))
    .limit(limit)
    .execute();
}

/** What was sent is kept, so there is ever more of it: one more than `mostSent` stands for all that are more. */
export async function countMail(
  db: Db,
  mostSent = Number.MAX_SAFE_INTEGER - 1,
): Promise<Readonly<Record<OutboxState, number>>> {
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
