import { eq, inArray } from 'drizzle-orm';
import { seesCustomers } from '#features/team/roles.ts';
import { roleOf } from '#features/team/server/members.ts';
import { findOwner } from '#features/tickets/server/store/conversation.ts';
import { findTicket, readReference } from '#features/tickets/server/store/find-tickets.ts';
import { type Ticket, ticket } from '#features/tickets/server/tables.ts';
import type { Db } from '#platform/database/database.ts';
import type { Config } from '#platform/server/config/config.ts';
import { type ReplySide, readReplyAddress, referenceInTopic } from '#platform/server/mail/reply-address.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import type { ReadMail } from './parse-mail.ts';
import { findByMailId } from './store.ts';

export type TeamConfig = Pick<Config, 'staffEmails' | 'teamEmail' | 'replyEmail' | 'mailFrom'>;

/** Whether an address belongs to those who answer customers: a member's, or that of the mailbox which the team shares. */
export async function isTeamAddress(db: Db, config: TeamConfig, address: string): Promise<boolean> {
  const { teamEmail, replyEmail, mailFrom } = config;
  if ([teamEmail, replyEmail, mailFrom.address].some((one) => one?.toLowerCase() === address)) return true;
  const role = await roleOf(db, config, address);
  return role !== undefined && seesCustomers(role);
}

export interface FoundTicket {
  readonly ticket: Ticket;
  /** The side that the signed address was given to. Undefined: it was found by what anybody could write. */
  readonly signedFor: ReplySide | undefined;
  /** The customer's addresses: of the ticket, and of the account that shows it. */
  readonly customers: readonly string[];
}

/** The ticket of the signed address that a message was sent to. */
export async function findSigned(db: Db, secret: string, { recipients }: ReadMail): Promise<FoundTicket | undefined> {
  for (const address of recipients) {
    const target = readReplyAddress(secret, address, readReference);
    const found = target && (await findTicket(db, target.reference));
    if (found) return { ticket: found.ticket, signedFor: target.side, customers: await customersOf(db, found.ticket) };
  }
  return undefined;
}

/** The ticket that a message refers to by a Message-ID or by its subject. Anybody can write those. */
export async function findMentioned(db: Db, mail: ReadMail): Promise<FoundTicket | undefined> {
  const found = (await findReferred(db, mail.refersTo)) ?? (await findBySubject(db, mail.subject));
  return found && { ticket: found, signedFor: undefined, customers: await customersOf(db, found) };
}

async function customersOf(db: Db, found: Ticket): Promise<readonly string[]> {
  const owner = await findOwner(db, found);
  return [found.email.toLowerCase(), ...(owner ? [owner.email.toLowerCase()] : [])];
}

const outboxId = /^<([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/i;

/** The ids of our own mails among these Message-IDs. */
export function outboxIdsIn(mailIds: readonly string[]): string[] {
  return mailIds.flatMap((mailId) => outboxId.exec(mailId)?.[1]?.toLowerCase() ?? []);
}

async function findReferred(db: Db, mailIds: readonly string[]): Promise<Ticket | undefined> {
  const topic = mailIds.map(referenceInTopic).find((reference) => reference !== undefined);
  const byTopic = topic && (await findTicket(db, topic))?.ticket;
  if (byTopic) return byTopic;
  const [earlier] = await findByMailId(db, mailIds);
  if (earlier?.ticketId) {
    const [found] = await db.select().from(ticket).where(eq(ticket.id, earlier.ticketId));
    return found;
  }
  const ids = outboxIdsIn(mailIds);
  if (ids.length === 0) return undefined;
  const sent = await db.select({ key: outboxMessage.key }).from(outboxMessage).where(inArray(outboxMessage.id, ids));
  const [reference] = sent.flatMap(({ key }) => /^ticket:(H-[\dA-Z-]{9}):/.exec(key)?.[1] ?? []);
  return reference ? (await findTicket(db, reference))?.ticket : undefined;
}

async function findBySubject(db: Db, subject: string): Promise<Ticket | undefined> {
  const [typed] = /\bH-[\dA-Z]{4}-[\dA-Z]{4}\b/i.exec(subject) ?? [];
  const reference = typed && readReference(typed);
  return reference ? (await findTicket(db, reference))?.ticket : undefined;
}
