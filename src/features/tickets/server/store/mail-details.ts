import { and, asc, desc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { incomingMail } from '#features/incoming-mail/server/tables.ts';
import type { Db } from '#platform/database/database.ts';
import { pick } from '#platform/database/queries.ts';
import type { ReplySide } from '#platform/server/mail/reply-address.ts';
import type { MailEvent } from '../../dashboard-lines.ts';
import type { StaffMailDetails } from '../../staff-lines.ts';
import { type Ticket, ticket } from '../tables.ts';

const { ticketId, outcome, mailId, receivedAt } = incomingMail;

/** More would make headers that some mail servers refuse. */
const mostFollowed = 5;

/** The Message-IDs of the latest mails of a ticket that the customer, or the team, has sent us; the latest last. */
export async function mailIdsOf(db: Db, { id }: Pick<Ticket, 'id'>, side: ReplySide): Promise<readonly string[]> {
  const outcomes = side === 'customer' ? (['ticket', 'reply', 'copy'] as const) : (['answer'] as const);
  const found = await db
    .select({ mailId })
    .from(incomingMail)
    .where(and(eq(ticketId, id), inArray(outcome, [...outcomes]), isNotNull(mailId)))
    .orderBy(desc(receivedAt))
    .limit(mostFollowed);
  return found.flatMap((mail) => mail.mailId ?? []).reverse();
}

interface TicketMail {
  /** By the id of the message; an empty id is the first message. */
  readonly messages: ReadonlyMap<string, StaffMailDetails>;
  /** Bounces, automatic replies and messages that may be forged, the oldest first. */
  readonly events: readonly MailEvent[];
}

/** What the mails of a ticket say besides its messages. Of mails that only mention it, their own tickets. */
export async function mailOfTicket(
  db: Db,
  { id, email, reference }: Pick<Ticket, 'id' | 'email' | 'reference'>,
): Promise<TicketMail> {
  const columns = pick(
    incomingMail,
    ...(['id', 'ticketId', 'messageId', 'outcome', 'sender', 'subject', 'text', 'quoted', 'refusedFiles'] as const),
    ...(['isCut', 'mentions', 'original', 'isWhole', 'bytes', 'folder', 'receivedAt'] as const),
  );
  const found = await db
    .select({ ...columns, own: ticket.reference })
    .from(incomingMail)
    .leftJoin(ticket, eq(ticket.id, ticketId))
    .where(and(or(eq(ticketId, id), eq(incomingMail.mentions, reference)), isNotNull(outcome)))
    .orderBy(asc(receivedAt));
  const messages = new Map<string, StaffMailDetails>();
  const events: MailEvent[] = [];
  for (const mail of found) {
    const event = { sender: mail.sender ?? '', at: mail.receivedAt.getTime() };
    if (mail.ticketId !== id) {
      if (mail.own) events.push({ ...event, kind: 'unproven', text: mail.own });
    } else if (mail.outcome === 'bounce' || mail.outcome === 'autoReply') {
      events.push({ ...event, kind: mail.outcome, text: mail.text ?? mail.subject ?? '' });
    } else if (mail.messageId || mail.outcome === 'ticket') {
      messages.set(mail.messageId ?? '', detailsOf(mail, email));
    }
  }
  return { messages, events };
}

type StoredMail = typeof incomingMail.$inferSelect;
type Details = Pick<StoredMail, 'id' | 'sender' | 'quoted' | 'refusedFiles' | 'isCut' | 'mentions' | 'original'> &
  Pick<StoredMail, 'bytes' | 'isWhole' | 'folder'>;

function detailsOf(
  { id, sender, original, bytes, isWhole, folder, ...mail }: Details,
  customer: string,
): StaffMailDetails {
  return {
    quoted: mail.quoted ?? undefined,
    sender: sender && sender.toLowerCase() !== customer.toLowerCase() ? sender : undefined,
    refusedFiles: mail.refusedFiles,
    isCut: mail.isCut,
    mentions: mail.mentions ?? undefined,
    original: original ? { id, bytes, isWhole, folder: folder ?? undefined } : undefined,
  };
}
