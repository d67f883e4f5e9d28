import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { incomingMail } from '#features/incoming-mail/server/tables.ts';
import type { Db } from '#platform/database/database.ts';
import { pick } from '#platform/database/queries.ts';
import type { ReplySide } from '#platform/server/mail/reply-address.ts';
import type { MailDetails, MailEvent } from '../../dashboard-lines.ts';
import type { Ticket } from '../tables.ts';

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
  readonly messages: ReadonlyMap<string, MailDetails>;
  /** Bounces and automatic replies, the oldest first. */
  readonly events: readonly MailEvent[];
}

/** What the mails of a ticket say besides its messages. */
export async function mailOfTicket(db: Db, { id, email }: Pick<Ticket, 'id' | 'email'>): Promise<TicketMail> {
  const found = await db
    .select(
      pick(incomingMail, 'messageId', 'outcome', 'sender', 'subject', 'text', 'quoted', 'refusedFiles', 'receivedAt'),
    )
    .from(incomingMail)
    .where(and(eq(ticketId, id), isNotNull(outcome)))
    .orderBy(asc(receivedAt));
  const messages = new Map<string, MailDetails>();
  const events: MailEvent[] = [];
  for (const { receivedAt: at, sender, subject, text, ...mail } of found) {
    if (mail.outcome === 'bounce' || mail.outcome === 'autoReply') {
      events.push({ kind: mail.outcome, sender: sender ?? '', text: text ?? subject ?? '', at: at.getTime() });
    } else if (mail.messageId || mail.outcome === 'ticket') {
      const isOther = sender?.toLowerCase() !== email.toLowerCase();
      messages.set(mail.messageId ?? '', {
        quoted: mail.quoted ?? undefined,
        sender: isOther ? (sender ?? undefined) : undefined,
        refusedFiles: mail.refusedFiles,
      });
    }
  }
  return { messages, events };
}
