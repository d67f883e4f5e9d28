import { eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { type CountedLimit, consumeRateLimits } from '#platform/database/limits/rate-limits.ts';
import { triesForCode } from '#platform/database/reference-code.ts';
import { type Mail, queueMail } from '#platform/server/mail/outbox.ts';
import { type SavedFile, type Ticket, ticket, ticketAttachment } from '../tables.ts';
import { type MessageFiles, notifyTicketReceived, ownerOfInserted } from './conversation.ts';
import { newReference } from './find-tickets.ts';
export type NewTicket = Omit<typeof ticket.$inferInsert, 'id' | 'reference' | 'state'>;

/** The mails about a ticket. */
export type MailsOf = (saved: Ticket, attachments: readonly SavedFile[]) => readonly Mail[];

export interface TicketDeps {
  readonly limits: readonly CountedLimit[];
  readonly files: MessageFiles;
  readonly mailsOf: MailsOf;
  readonly makeReference?: () => string;
  /** Called for a new ticket only, not for one that was sent again. */
  readonly onNew?: (saved: Ticket) => void;
}

/**
 * Saves a ticket with everything that belongs to it, or nothing at all, and returns its reference. The same request id
 * again, even concurrently, changes nothing and returns the reference of the first ticket.
 */
export async function saveTicket(db: Db, values: NewTicket, deps: TicketDeps): Promise<string> {
  return db.transaction(async (tx) => {
    const { saved, owner, isNew } = await insertOnce(tx, values, deps.makeReference ?? newReference);
    if (!isNew) return saved.reference;
    await consumeRateLimits(tx, deps.limits, values.createdAt);
    try {
      await saveParts(tx, saved, owner, deps);
    } catch (error) {
      // Only here: if the commit itself fails, the outcome is unknown, and a leftover file does no harm because the
      // next clean-up removes it. An error while removing is ignored, so that the original error is thrown.
      await deps.files.remove().catch(() => undefined);
      throw error;
    }
    deps.onNew?.(saved);
    return saved.reference;
  });
}

interface Inserted {
  readonly saved: Ticket;
  /** The id of the account that shows the ticket. */
  readonly owner?: string | null;
  readonly isNew: boolean;
}

/** Inserts the ticket and finds its owner in one query, because each further query here slows down all senders. */
async function insertOnce(tx: Db, values: NewTicket, makeReference: () => string): Promise<Inserted> {
  const begins = beginningOf(values);
  let { requestId } = values;
  for (let left = triesForCode; left > 0; left--) {
    const row = { ...values, ...begins, requestId, reference: makeReference() } as const;
    const [inserted] = await tx
      .insert(ticket)
      .values(row)
      .onConflictDoNothing()
      .returning({ ...getTableColumns(ticket), owner: ownerOfInserted });
    if (inserted) {
      const { owner, ...saved } = inserted;
      return { saved, owner, isNew: true };
    }
    const [same] = values.messageKey
      ? await tx.select().from(ticket).where(eq(ticket.messageKey, values.messageKey))
      : [];
    if (same) return { saved: same, isNew: false };
    const [first] = requestId ? await tx.select().from(ticket).where(eq(ticket.requestId, requestId)) : [];
    if (first && isSameMessage(first, values)) return { saved: first, isNew: false };
    // The request id was used for another message. This one must not be lost, so it is saved without the id.
    if (first) requestId = undefined;
  }
  throw new Error('No free reference for a ticket was found');
}

/** Its writer waits for the team, unless it looks like spam or the team wrote it. */
function beginningOf({ quarantineReasons = [], openedBy, createdAt }: NewTicket) {
  const times = { lastActivityAt: createdAt, waitingSince: null };
  if (quarantineReasons.length > 0) return { ...times, state: 'quarantined' } as const;
  if (openedBy === 'team') return { ...times, state: 'answered' } as const;
  return { ...times, state: 'new', waitingSince: createdAt } as const;
}

function isSameMessage(one: Ticket, other: NewTicket): boolean {
  return one.name === other.name && one.email === other.email && one.message === other.message;
}

async function saveParts(tx: Db, saved: Ticket, owner: Inserted['owner'], { files, mailsOf }: TicketDeps) {
  const attachments = await files.write();
  const rows = attachments.map((attachment) => ({ ...attachment, ticketId: saved.id }));
  if (rows.length > 0) await tx.insert(ticketAttachment).values(rows);
  if (saved.state === 'quarantined') return;
  if (owner) await notifyTicketReceived(tx, owner, saved);
  await queueMail(tx, ...mailsOf(saved, attachments));
}

/**
 * Deletes tickets with their messages and attachments. Returns the files to remove after the commit: removing one
 * twice, or never, loses nothing.
 */
export async function deleteTickets(tx: Db, ids: readonly string[]): Promise<readonly string[]> {
  const files = await tx
    .select({ id: ticketAttachment.id })
    .from(ticketAttachment)
    .where(inArray(ticketAttachment.ticketId, [...ids]));
  await tx.delete(ticket).where(inArray(ticket.id, [...ids]));
  return files.map(({ id }) => id);
}
