import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { addNotification } from '#features/accounts/server/store/notifications.ts';
import { user } from '#features/accounts/server/tables.ts';
import { languageIn } from '#platform/browser/stored/user-language.ts';
import type { Db } from '#platform/database/database.ts';
import { triesForCode } from '#platform/database/reference-code.ts';
import { queueMail } from '#platform/server/mail/outbox.ts';
import { type ActionDeps, noteAction } from '#platform/server/staff/staff-actions.ts';
import { msPerMinute } from '#site/durations.ts';
import { defaultLanguage, type Language } from '#site/languages.ts';
import type { StaffConversationLine, StaffCorrespondence, StaffWriting } from '../staff-lines.ts';
import { ticketLimits } from '../ticket-limits.ts';
import { saveAnswer } from './actions.ts';
import { firstMail } from './mail.ts';
import { excerptOf } from './status.ts';
import { findOwner, messagesOf } from './store/conversation.ts';
import { newReference } from './store/find-tickets.ts';
import { type Ticket, ticket, ticketMessage } from './tables.ts';

/** The conversations about an order, quote or meeting that its page lists; there are rarely more than two. */
const mostConversations = 10;

interface AboutWhat {
  readonly reference: string;
  readonly userId: string | null;
  readonly email: string | null;
  readonly language: string;
  readonly ownerDeletedAt?: Date | null;
}

/** What was written about an order, quote or meeting, and what the form to write to its customer needs. */
export async function readCorrespondence(db: Db, about: AboutWhat): Promise<StaffCorrespondence> {
  return { conversations: await conversationsAbout(db, about.reference), writing: await writingAbout(db, about) };
}

async function writingAbout(db: Db, about: AboutWhat): Promise<StaffWriting | undefined> {
  const isOwner = about.userId ? eq(user.id, about.userId) : eq(user.email, about.email?.toLowerCase() ?? '');
  const [owner] = about.ownerDeletedAt ? [] : await db.select().from(user).where(isOwner);
  const email = owner?.email ?? about.email;
  if (!email || about.ownerDeletedAt) return undefined;
  return newWriting(about.reference, email, owner?.language ?? about.language);
}

/** `of`: the reference or the account that the form writes to. */
export function newWriting(of: string, email: string, language: string): StaffWriting {
  return {
    of,
    email,
    language: languageIn(language) ?? defaultLanguage,
    formId: randomUUID(),
    longest: ticketLimits.message,
  };
}

async function conversationsAbout(db: Db, reference: string): Promise<StaffConversationLine[]> {
  const found = await db
    .select()
    .from(ticket)
    .where(eq(ticket.about, reference))
    .orderBy(desc(ticket.createdAt), desc(ticket.id))
    .limit(mostConversations);
  return found.map((one) => ({
    reference: one.reference,
    state: one.state,
    openedBy: one.openedBy,
    at: one.createdAt.getTime(),
    excerpt: excerptOf(one),
  }));
}

interface FirstMessage {
  /** Generated with the form, so that submitting it twice writes once. */
  readonly id: string;
  /** The order, quote or meeting that it is about, by its reference. */
  readonly about: string | undefined;
  readonly to: Pick<Ticket, 'name' | 'email' | 'country'>;
  /** Of the mail around the text; the text itself stays as it was written. */
  readonly language: Language;
  readonly text: string;
}

/**
 * `waiting`: in the open conversation about the same thing the customer waits for an answer, which the writer may not
 * have seen; nothing was saved. `sentBefore`: the same form was already sent with a different text; this text was not
 * saved.
 */
type Opened = { readonly outcome: 'opened' | 'waiting' | 'sentBefore'; readonly reference: string };

/**
 * The team writes first: saves their message as a ticket that waits for the customer, and tells the customer by e-mail
 * and in their account if they have one, or does nothing. If a colleague has just done so about the same thing, the
 * message joins that conversation, unless it says the same.
 */
export async function openConversation(
  { db, by, config, secretOf, wakeMail }: ActionDeps,
  first: FirstMessage,
): Promise<Opened> {
  const secret = await secretOf();
  const opened = await db.transaction(async (tx): Promise<Opened> => {
    if (first.about) await lockAbout(tx, first.about);
    const sent = await findSent(tx, first);
    if (sent) return sent;
    const open = first.about && (await findOpen(tx, first.about));
    if (open) return joinOpen(tx, { by, config, secret }, open, first);
    const saved = await insertFirst(tx, first, by.at);
    if ('outcome' in saved) return saved;
    const { reference } = saved;
    const owner = await findOwner(tx, saved);
    await queueMail(tx, firstMail({ config, secret }, [saved, owner]));
    const event = `ticket:${reference}:opened`;
    if (owner) await addNotification(tx, owner.id, { kind: 'ticketOpened', event, values: { reference } });
    const details = first.about === undefined ? {} : { about: first.about };
    await noteAction(tx, by, { action: 'ticket-opened', subject: reference, details });
    return { outcome: 'opened', reference };
  });
  if (opened.outcome === 'opened') wakeMail();
  return opened;
}

/** Until the transaction ends, nobody else writes first about the same thing. */
async function lockAbout(tx: Db, about: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`write-first ${about}`}, 0))`);
}

/** The conversation that this form has opened, or written in, before. */
async function findSent(tx: Db, { id, text }: FirstMessage): Promise<Opened | undefined> {
  const [sent] = await tx.select().from(ticket).where(eq(ticket.requestId, id));
  if (sent) return { outcome: sent.message === text ? 'opened' : 'sentBefore', reference: sent.reference };
  const isOfTicket = eq(ticketMessage.ticketId, ticket.id);
  const [joined] = await tx
    .select({ reference: ticket.reference, text: ticketMessage.text })
    .from(ticketMessage)
    .innerJoin(ticket, isOfTicket)
    .where(eq(ticketMessage.id, id));
  return joined && { outcome: joined.text === text ? 'opened' : 'sentBefore', reference: joined.reference };
}

async function findOpen(tx: Db, about: string): Promise<Ticket | undefined> {
  const isOpen = and(eq(ticket.about, about), inArray(ticket.state, ['new', 'answered']));
  const [found] = await tx.select().from(ticket).where(isOpen).orderBy(desc(ticket.createdAt)).limit(1);
  return found;
}

/** Milliseconds within which the same text is one message, sent from two tabs or by two members. */
const sameWithin = 10 * msPerMinute;

/** Adds a message to an open conversation, unless the customer waits there or has just been told the same. */
async function joinOpen(
  tx: Db,
  deps: Parameters<typeof saveAnswer>[1],
  open: Ticket,
  { id: messageId, text }: FirstMessage,
): Promise<Opened> {
  const { reference } = open;
  if (open.state === 'new') return { outcome: 'waiting', reference };
  const first = { author: open.openedBy, text: open.message, createdAt: open.createdAt };
  const since = deps.by.at.getTime() - sameWithin;
  const isSaid = [first, ...(await messagesOf(tx, open.id))].some(
    (one) => one.author === 'team' && one.text === text && one.createdAt.getTime() > since,
  );
  if (!isSaid) await saveAnswer(tx, deps, { reference, messageId, text });
  return { outcome: 'opened', reference };
}

/** Or what a second press of the button has opened at the same moment. */
async function insertFirst(tx: Db, first: FirstMessage, at: Date): Promise<Ticket | Opened> {
  const { id, about, to, language, text } = first;
  const { name, email, country } = to;
  const row = { requestId: id, about, name, email, country, language, message: text, createdAt: at };
  for (let left = triesForCode; left > 0; left--) {
    const [saved] = await tx
      .insert(ticket)
      .values({ ...row, reference: newReference(), openedBy: 'team', state: 'answered', lastActivityAt: at })
      .onConflictDoNothing()
      .returning();
    const done = saved ?? (await findSent(tx, first));
    if (done) return done;
  }
  throw new Error('No free reference for a ticket was found');
}
