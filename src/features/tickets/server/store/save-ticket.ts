import { eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { type CountedLimit, consumeRateLimits } from '#platform/database/limits/rate-limits.ts';
import { triesForCode } from '#platform/database/reference-code.ts';
import { type Mail, queueMail } from '#platform/server/mail/outbox.ts';
import { type Attachment, type Ticket, ticket, ticketAttachment } from '../tables.ts';
import { notifyTicketReceived, ownerOfInserted } from './conversation.ts';
import { newReference } from './find-tickets.ts';
export type NewTicket = Omit<typeof ticket.$inferInsert, 'id' | 'reference' | 'state'>;

/** The mails that tell of a ticket. */
export type MailsOf = (kept: Ticket, attachments: readonly Omit<Attachment, 'ticketId'>[]) => readonly Mail[];

export interface TicketDeps {
  readonly limits: readonly CountedLimit[];
  readonly files: TicketFiles;
  readonly mailsOf: MailsOf;
  readonly makeReference?: () => string;
  /** Called for a new ticket only, and not for the same one again. */
  readonly onNew?: (kept: Ticket) => void;
}

/** What is attached, which only has to be written if the ticket is kept. */
export interface TicketFiles {
  /** Resolves when they are safe on the disk. */
  write(): Promise<readonly Omit<Attachment, 'ticketId'>[]>;
  remove(): Promise<void>;
}

/**
 * Keeps a ticket with everything that belongs to it, or nothing at all, and answers its reference. The same request id
 * again, even at the same moment, changes nothing and answers the reference of the first.
 */
export async function saveTicket(db: Db, values: NewTicket, deps: TicketDeps): Promise<string> {
  return db.transaction(async (tx) => {
    const { kept, owner, isNew } = await insertOnce(tx, values, deps.makeReference ?? newReference);
    if (!isNew) return kept.reference;
    await consumeRateLimits(tx, deps.limits, values.createdAt);
    try {
      await keepParts(tx, kept, owner, deps);
    } catch (error) {
      // Only here. If the commit itself fails nobody knows what became of it, and a file too many does no harm: it goes
      // with the next sweep, and so does one that cannot be removed now. What is told is why nothing was kept.
      await deps.files.remove().catch(() => undefined);
      throw error;
    }
    deps.onNew?.(kept);
    return kept.reference;
  });
}

interface Inserted {
  readonly kept: Ticket;
  /** The id of the account that shows it. */
  readonly owner?: string | null;
  readonly isNew: boolean;
}

/** Who owns it is asked in one go: every answer that is waited for here makes all senders slower. */
async function insertOnce(tx: Db, values: NewTicket, makeReference: () => string): Promise<Inserted> {
  const state = values.quarantineReasons?.length ? 'quarantined' : 'new';
  let { requestId } = values;
  for (let left = triesForCode; left > 0; left--) {
    const row = { ...values, requestId, state, reference: makeReference() } as const;
    const [inserted] = await tx
      .insert(ticket)
      .values(row)
      .onConflictDoNothing()
      .returning({ ...getTableColumns(ticket), owner: ownerOfInserted });
    if (inserted) {
      const { owner, ...kept } = inserted;
      return { kept, owner, isNew: true };
    }
    const [same] = values.messageKey
      ? await tx.select().from(ticket).where(eq(ticket.messageKey, values.messageKey))
      : [];
    if (same) return { kept: same, isNew: false };
    const [first] = requestId ? await tx.select().from(ticket).where(eq(ticket.requestId, requestId)) : [];
    if (first && isSameMessage(first, values)) return { kept: first, isNew: false };
    // The id was used for something else: what was written now is another message, and must not be lost for it.
    if (first) requestId = undefined;
  }
  throw new Error('No free reference for a ticket was found');
}

function isSameMessage(one: Ticket, other: NewTicket): boolean {
  return one.name === other.name && one.email === other.email && one.message === other.message;
}

async function keepParts(
  tx: Db,
  kept: Ticket,
  owner: Inserted['owner'],
  { files, mailsOf }: TicketDeps,
): Promise<void> {
  const attachments = await files.write();
  const rows = attachments.map((attachment) => ({ ...attachment, ticketId: kept.id }));
  if (rows.length > 0) await tx.insert(ticketAttachment).values(rows);
  if (kept.state === 'quarantined') return;
  if (owner) await notifyTicketReceived(tx, owner, kept);
  await queueMail(tx, ...mailsOf(kept, attachments));
}

/**
 * Deletes tickets with their messages and attachments. Answers the files that are to be removed once this is committed:
 * removing one twice, or never, loses nothing.
 */
export async function deleteTickets(tx: Db, ids: readonly string[]): Promise<readonly string[]> {
  const files = await tx
    .select({ id: ticketAttachment.id })
    .from(ticketAttachment)
    .where(inArray(ticketAttachment.ticketId, [...ids]));
  await tx.delete(ticket).where(inArray(ticket.id, [...ids]));
  return files.map(({ id }) => id);
}
