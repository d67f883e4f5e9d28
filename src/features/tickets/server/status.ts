import { timingSafeEqual } from 'node:crypto';
import { wordsIn } from '#content/words.ts';
import { success } from '#platform/contracts/envelope.ts';
import { currentTime } from '#platform/database/clock.ts';
import type { Db } from '#platform/database/database.ts';
import { consumeRateLimit } from '#platform/database/limits/rate-limits.ts';
import { pick } from '#platform/database/queries.ts';
import type { App, AppContext } from '#platform/server/app-context.ts';
import { mountCall } from '#platform/server/calls/mount-call.ts';
import type { Config } from '#platform/server/config/config.ts';
import { CallError, whileDatabaseAnswers } from '#platform/server/errors/call-error.ts';
import { languageOf } from '#platform/server/pages/choose-language.ts';
import { isLinkKey, keyedHash, linkKey } from '#platform/server/security/secrets.ts';
import { networkLimits, withinLimits } from '#platform/server/security/within-limits.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';
import { shorten } from '#platform/server/shorten.ts';
import { href } from '#site/address.ts';
import { secondsPerHour } from '#site/durations.ts';
import type { Language } from '#site/languages.ts';
import { getTicketStatus } from '../contract.ts';
import type { ConversationEntry, MailDetails } from '../dashboard-lines.ts';
import type { TicketStatus } from '../live-answers.ts';
import type { StaffMailDetails } from '../staff-lines.ts';
import { fileLine } from './attachments.ts';
import { messagesOf } from './store/conversation.ts';
import { attachmentsOf, findTicket, readReference } from './store/find-tickets.ts';
import { mailOfTicket } from './store/mail-details.ts';
import type { Attachment, Ticket } from './tables.ts';

/** The visitor's message, without the line that the server adds above it. */
export function writtenMessage(ticket: Pick<Ticket, 'message' | 'language'>): string {
  const { message } = ticket;
  const note = `${wordsIn(languageOf(ticket)).ticket.prefix}\n\n`;
  return message.startsWith(note) ? message.slice(note.length) : message;
}

/** The maximum length, in characters, of an excerpt in a list. */
const excerptLength = 140;

/** The beginning of the message, on one line. */
export function excerptOf(ticket: Pick<Ticket, 'message' | 'language'>): string {
  return shorten(writtenMessage(ticket).replace(/\s+/g, ' '), excerptLength);
}

/** The state that visitors may see: that a ticket is in quarantine is not shown to them. */
export function visitorState({ state }: Pick<Ticket, 'state'>): TicketStatus['state'] {
  return state === 'answered' || state === 'closed' ? state : 'received';
}

/** Status checks per network and hour. References cannot be guessed; this stops anyone from trying. */
export const statusLimit = { name: 'status', most: 60, seconds: secondsPerHour } as const;

interface StatusQuery {
  readonly reference: string;
  readonly email: string;
}

interface Deps {
  readonly db: Db;
  readonly secret: string;
  /** For the limits of its network. */
  readonly c: AppContext;
}

/** Undefined does not say whether the reference or the address was wrong. Throws LimitReached. */
async function findStatus(query: StatusQuery, deps: Deps): Promise<TicketStatus | undefined> {
  const { db, secret } = deps;
  await countStatusCheck(deps);
  const reference = readReference(query.reference);
  const ticket = reference ? (await findTicket(db, reference))?.ticket : undefined;
  const hash = (email: string) => keyedHash(secret, 'status', email.trim().toLowerCase());
  // Compared even if there is no ticket, so that the response time reveals nothing either.
  const isSame = timingSafeEqual(hash(ticket?.email ?? ''), hash(query.email));
  return ticket && isSame ? statusOf(ticket) : undefined;
}

/**
 * The status for a visitor with the key that was mailed to the address of the ticket. They may read the message, and
 * have proven that the address is theirs, unless the ticket has since moved to another address with its account. The
 * message of a ticket that the team quarantined later is not shown. Throws LimitReached.
 */
async function findOpened({ reference, key }: { readonly reference: string; readonly key: string }, deps: Deps) {
  const { db, secret } = deps;
  await countStatusCheck(deps);
  const ticket = isLinkKey(secret, 'ticket', reference, key) ? (await findTicket(db, reference))?.ticket : undefined;
  if (!ticket) return undefined;
  const message = ticket.state === 'quarantined' ? undefined : writtenMessage(ticket);
  const entries = isForMailbox(ticket) ? await conversationOf(db, ticket) : undefined;
  return {
    status: { ...statusOf(ticket), message, author: ticket.openedBy, entries, key },
    provenEmail: ticket.userId ? undefined : ticket.email,
  };
}

/** Answers go to the address of the account, so whoever reads the mailbox of an earlier address does not see them. */
export function isForMailbox({ state, userId }: Pick<Ticket, 'state' | 'userId'>): boolean {
  return state !== 'quarantined' && userId === null;
}

/** A file of a ticket for a visitor with the key of its link. Undefined if there is none for them. */
async function findOpenedFile({ id, reference, key }: OpenedFile, deps: Deps): Promise<Attachment | undefined> {
  const { db, secret } = deps;
  await countStatusCheck(deps);
  if (!isLinkKey(secret, 'ticket', reference, key)) return undefined;
  const found = await findTicket(db, reference);
  return found && isForMailbox(found.ticket) ? found.attachments.find((file) => file.id === id) : undefined;
}

interface OpenedFile {
  readonly id: string;
  readonly reference: string;
  readonly key: string;
}

/**
 * The messages of a ticket as its writer sees them: without notes, without the names of the team, and without what a
 * mail of the team quotes, which may be its own correspondence.
 */
export async function conversationOf(db: Db, ticket: Ticket): Promise<ConversationEntry[]> {
  const [files, messages] = [await attachmentsOf(db, ticket), await messagesOf(db, ticket.id)];
  const mail = await mailOfTicket(db, ticket);
  /** Null is the first message. */
  const partsOf = (author: ConversationEntry['author'], messageId: string | null) => ({
    files: files.filter((file) => file.messageId === messageId).map(fileLine),
    mail: author === 'visitor' ? shownToWriter(mail.messages.get(messageId ?? '')) : undefined,
  });
  const { openedBy: author, createdAt } = ticket;
  return [
    { author, text: writtenMessage(ticket), at: createdAt.getTime(), ...partsOf(author, null) },
    ...messages.map((message) => ({
      author: message.author,
      text: message.text,
      at: message.createdAt.getTime(),
      ...partsOf(message.author, message.id),
    })),
  ];
}

function shownToWriter(mail: StaffMailDetails | undefined): MailDetails | undefined {
  return mail && pick(mail, 'quoted', 'sender', 'refusedFiles', 'isCut');
}

async function countStatusCheck({ db, secret, c }: Deps): Promise<void> {
  for (const limit of networkLimits(c, secret, [statusLimit])) await consumeRateLimit(db, limit, currentTime());
}

function statusOf(ticket: Ticket): TicketStatus {
  return { reference: ticket.reference, state: visitorState(ticket), receivedAt: ticket.createdAt.getTime() };
}

export type StatusDeps = Pick<ServerDeps, 'database' | 'secretOf'>;

/** The status for a request over the network. Throws a CallError if the limit is reached or the database is down. */
export function lookForStatus(c: AppContext, deps: StatusDeps, query: Parameters<typeof findStatus>[0]) {
  return withDeps(c, deps, (findDeps) => findStatus(query, findDeps));
}

/** Like `lookForStatus`, for a visitor with the key of a link. */
export function lookForOpened(c: AppContext, deps: StatusDeps, opened: Parameters<typeof findOpened>[0]) {
  return withDeps(c, deps, (findDeps) => findOpened(opened, findDeps));
}

/** Like `lookForOpened`, for a file. */
export function lookForFile(c: AppContext, deps: StatusDeps, opened: OpenedFile) {
  return withDeps(c, deps, (findDeps) => findOpenedFile(opened, findDeps));
}

function withDeps<Found>(
  c: AppContext,
  { database, secretOf }: StatusDeps,
  find: (deps: Parameters<typeof findStatus>[1]) => Promise<Found>,
): Promise<Found> {
  return whileDatabaseAnswers(database, () =>
    withinLimits(c, async () => find({ db: database.db, secret: await secretOf(), c })),
  );
}

/** The API call for other systems; visitors have a page. */
export function mountStatus(app: App, config: Config, deps: StatusDeps): void {
  mountCall(app, config, getTicketStatus, async (query, c) => {
    const found = await lookForStatus(c, deps, query);
    if (!found)
      throw new CallError('notFound', { description: 'No ticket has this reference and this e-mail address' });
    const { reference, state, receivedAt } = found;
    return success({ reference, state, received: new Date(receivedAt).toISOString() });
  });
}

/**
 * The page that shows the status and the message of a ticket. The key is only ever sent in mails to the address of the
 * ticket, so a visitor who has it can read that mailbox.
 */
export function statusAddress(secret: string, reference: string, language: Language): string {
  const query = new URLSearchParams({ reference, key: linkKey(secret, 'ticket', reference) });
  return `${href('/support/status', language)}?${query}`;
}
