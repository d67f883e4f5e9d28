import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { saveAnswer } from '#features/tickets/server/actions.ts';
import { attachmentFiles, mailAttachment } from '#features/tickets/server/attachments.ts';
import { incompleteMail, replyMail } from '#features/tickets/server/mail.ts';
import { addVisitorMessage, lockTicket, setTicketState } from '#features/tickets/server/store/conversation.ts';
import type { Db } from '#platform/database/database.ts';
import { consumeRateLimits, LimitReached } from '#platform/database/limits/rate-limits.ts';
import { attachmentsFolder } from '#platform/server/data-folders.ts';
import { mailboxOf } from '#platform/server/mail/mailbox.ts';
import { queueMail } from '#platform/server/mail/outbox.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { languageOf } from '#platform/server/pages/choose-language.ts';
import { keyedHash, uuidOfHash } from '#platform/server/security/secrets.ts';
import { limitsOf } from '#platform/server/security/within-limits.ts';
import { secondsPerDay, secondsPerHour } from '#site/durations.ts';
import type { IncomingOutcome, IncomingProblem } from '../incoming-states.ts';
import { type FoundTicket, findMentioned, findSigned, isTeamAddress, outboxIdsIn } from './find-ticket.ts';
import {
  factsOf,
  type HandleDeps,
  type HandledMail,
  isIncomplete,
  MailUnreadable,
  missingParts,
  ParsingStopped,
  textOf,
  withInvitation,
} from './handled-mail.ts';
import { openTicket } from './open-ticket.ts';
import { type ReadMail, readHead } from './parse-mail.ts';
import {
  type ClaimedMail,
  forgetIncoming,
  type IncomingMail,
  type MailFacts,
  markFailed,
  markHandled,
} from './store.ts';
import { incomingMail } from './tables.ts';

/** `unrelated`: it concerned nobody here, and was deleted. */
type Outcome = IncomingOutcome | IncomingProblem | 'unrelated';

/** A message that has ended the process, or was too much for it, this often is set aside for the team. */
const mostStops = 2;

/**
 * Does what a saved message asks for, in one transaction with the note that it is done. It may be called again for the
 * same message at any time, and for copies of it: nothing happens twice.
 */
export async function handleMail(deps: HandleDeps, stored: ClaimedMail): Promise<Outcome> {
  const { db, config } = deps;
  const folder = attachmentsFolder(config.dataDir);
  const { original, isWhole, attempts } = stored;
  if (original === null) return setAside(db, stored, 'unreadable', {});
  const path = join(folder, original);
  // It is looked at only briefly: reading it has ended a process twice.
  if (stored.wasInterrupted && attempts > mostStops) return setAside(db, stored, 'failure', await headFacts(path));
  let read: ReadMail;
  try {
    read = await deps.parse({ path, isWhole, folder, authServer: config.inboundAuthServer });
  } catch (error) {
    const isStopped = error instanceof ParsingStopped;
    if (!isStopped && !(error instanceof MailUnreadable)) throw error;
    if (isStopped && attempts < mostStops) throw error;
    return setAside(db, stored, 'unreadable', await headFacts(path));
  }
  const files = attachmentFiles(read.files.map(mailAttachment));
  try {
    return await handleRead(deps, stored, read, files);
  } finally {
    if (!files.isWritten()) await files.remove();
  }
}

async function setAside(db: Db, stored: IncomingMail, problem: IncomingProblem, facts: MailFacts) {
  await markFailed(db, stored, problem, facts);
  return problem;
}

/** Bytes of a message in which its sender and its subject are. */
const headBytes = 64 * 1024;

/** Sender and subject of a message that cannot be read as a whole. */
async function headFacts(path: string): Promise<MailFacts> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return factsOf(readHead(buffer.subarray(0, bytesRead)));
  } finally {
    await file.close();
  }
}

type Files = HandledMail['files'];

async function handleRead(deps: HandleDeps, stored: IncomingMail, read: ReadMail, files: Files): Promise<Outcome> {
  const { db } = deps;
  const fail = (problem: IncomingProblem) => setAside(db, stored, problem, factsOf(read));
  if (!stored.asTicket && (await isOwnMail(deps, read))) return noteOwn(deps, stored, read);
  if (!stored.asTicket && read.kind === 'bounce') return handleBounce(deps, stored, read);
  const { from } = read;
  if (!from) return fail('noSender');
  const messageId = messageIdOf(deps.secret, stored, read);
  const mail: HandledMail = { stored, read: { ...read, from }, messageId, files };
  try {
    const outcome = stored.asTicket ? await openTicket(deps, mail) : await decide(deps, mail);
    if (isProblem(outcome)) return await fail(outcome);
    if (outcome === 'unrelated') await forgetIncoming(db, stored);
    return outcome;
  } catch (error) {
    if (error instanceof LimitReached) return await fail('tooMany');
    throw error;
  }
}

const isProblem = (outcome: Outcome): outcome is IncomingProblem =>
  ['unreadable', 'unproven', 'notTeam', 'quarantined', 'tooLarge'].some((problem) => problem === outcome);

/** Who wrote it, and about which ticket, decides what becomes of it. */
async function decide(deps: HandleDeps, mail: HandledMail): Promise<Outcome> {
  const { db, secret, config } = deps;
  const { stored, read } = mail;
  const found = (await findSigned(db, secret, read)) ?? (await findMentioned(db, read));
  if (stored.source === 'sent') return found ? recordCopy(deps, mail, found) : 'unrelated';
  const isTeam = await isTeamAddress(db, config, read.from.address);
  const place = found ? placeOf(found, read, isTeam) : 'newTicket';
  const theirs = place === 'joins' ? found : undefined;
  if (read.kind === 'automatic') return noteAutomatic(deps, mail, isTeam ? undefined : theirs);
  if (theirs) return joinTicket(deps, mail, theirs, isTeam);
  return openTicket(deps, mail, place === 'unproven' ? found?.ticket.reference : undefined);
}

/**
 * Whether a message joins the ticket that it names. `unproven`: it says it is by the customer. Marked as spam, only the
 * customer's joins. What says it is by the team belongs to the ticket as well: that claim is checked next.
 */
function placeOf(found: FoundTicket, read: HandledMail['read'], isTeam: boolean): 'joins' | 'unproven' | 'newTicket' {
  if (found.customers.includes(read.from.address)) return isTheirs(found, read, true) ? 'joins' : 'unproven';
  return !read.isSpam && (isTeam || isTheirs(found, read, false)) ? 'joins' : 'newTicket';
}

async function joinTicket(deps: HandleDeps, mail: HandledMail, found: FoundTicket, isTeam: boolean): Promise<Outcome> {
  const problem = authorProblem(found, mail, isTeam);
  if (problem) return problem;
  const isAnswer = found.signedFor === 'team' && isTeam;
  return isAnswer ? saveTeamAnswer(deps, mail, found, 'answer') : addReply(deps, mail, found);
}

/**
 * The signed address was given to the people of a ticket alone. Whoever knows only its reference can add to it if they
 * are its customer, and if our own mail server has found that their address is genuine.
 */
function isTheirs({ signedFor }: FoundTicket, { isProven, isForged }: ReadMail, isCustomer: boolean): boolean {
  return signedFor !== undefined || (isCustomer && isProven && !isForged);
}

/**
 * Anybody can write the team's address into a message, and the customer knows their own signed address: only the
 * address that the team alone was given proves that a message is the team's.
 */
function authorProblem({ signedFor, customers }: FoundTicket, { read }: HandledMail, isTeam: boolean) {
  if (customers.includes(read.from.address)) return undefined;
  if (signedFor === 'team' && !isTeam) return 'notTeam';
  return isTeam && (signedFor !== 'team' || read.isForged) ? 'unproven' : undefined;
}

/** Our own notifications reach the team's mailbox, too. */
async function isOwnMail({ db, config }: HandleDeps, { from, mailId, kind }: ReadMail): Promise<boolean> {
  if (from?.address !== config.mailFrom.address.toLowerCase()) return false;
  if (kind === 'automatic' || kind === 'bulk') return true;
  const ids = outboxIdsIn(mailId ? [mailId] : []);
  return ids.length > 0 && (await db.$count(outboxMessage, inArray(outboxMessage.id, ids))) > 0;
}

function messageIdOf(secret: string, { key }: IncomingMail, { mailId, from, text }: ReadMail): string {
  return uuidOfHash(keyedHash(secret, 'mail', JSON.stringify([mailId ?? key, from?.address, text])));
}

async function noteOwn({ db, now }: HandleDeps, stored: IncomingMail, read: ReadMail): Promise<'own'> {
  if (stored.source === 'sent') await forgetIncoming(db, stored);
  else await markHandled(db, stored, now, { ...factsOf(read), outcome: 'own' });
  return 'own';
}

/** A report that a mail of ours did not arrive. The ticket waits for the team again, unless a server still tries. */
async function handleBounce({ db, now }: HandleDeps, stored: IncomingMail, read: ReadMail): Promise<IncomingOutcome> {
  const { recipient, isDelayed } = read.report ?? { recipient: undefined, isDelayed: false };
  const found = await findMentioned(db, { ...read, subject: '' });
  return db.transaction(async (tx) => {
    const outcome = (await wasNoted(tx, stored, read)) ? 'duplicate' : 'bounce';
    const ticket = outcome === 'bounce' && found ? await lockTicket(tx, found.ticket.reference) : undefined;
    if (ticket && !isDelayed) await setTicketState(tx, ticket.reference, 'new');
    const facts = { ...factsOf(read), sender: recipient ?? read.from?.address ?? null };
    await markHandled(tx, stored, now, { ...facts, outcome, ticketId: ticket?.id, text: read.subject });
    return outcome;
  });
}

/** An out-of-office reply or the like: it stays in the ticket, and changes nothing there. */
async function noteAutomatic({ db, now }: HandleDeps, { stored, read }: HandledMail, found?: FoundTicket) {
  return db.transaction(async (tx): Promise<IncomingOutcome> => {
    const outcome = (await wasNoted(tx, stored, read)) ? 'duplicate' : 'autoReply';
    const ticket = outcome === 'autoReply' && found ? await lockTicket(tx, found.ticket.reference) : undefined;
    const text = ticket ? read.split.text : undefined;
    await markHandled(tx, stored, now, { ...factsOf(read), outcome, ticketId: ticket?.id, text });
    return outcome;
  });
}

/** Whether a copy of this message that came another way was handled before. */
async function wasNoted(tx: Db, { id }: IncomingMail, { mailId, from }: ReadMail): Promise<boolean> {
  if (!mailId) return false;
  const { state, outcome } = incomingMail;
  const copies = await tx
    .select({ sender: incomingMail.sender, outcome })
    .from(incomingMail)
    .where(and(eq(incomingMail.mailId, mailId), ne(incomingMail.id, id), eq(state, 'done')));
  return copies.some((copy) => copy.outcome === 'bounce' || copy.sender === from?.address);
}

/** Messages of one sender that join tickets: far more than a person writes, and few enough to stop two programs. */
export const replyLimits = [
  { name: 'mail-reply-hour', of: 'email', most: 20, seconds: secondsPerHour },
  { name: 'mail-reply-day', of: 'email', most: 60, seconds: secondsPerDay },
] as const;

/** A message by the customer, or by somebody to whom they have passed our mail on. */
async function addReply(deps: HandleDeps, mail: HandledMail, found: FoundTicket): Promise<Outcome> {
  const { db, secret, config, now } = deps;
  const { stored, read, messageId, files } = mail;
  return db.transaction(async (tx): Promise<Outcome> => {
    const ticket = await lockTicket(tx, found.ticket.reference);
    if (!ticket) return openTicket({ ...deps, db: tx }, mail);
    const text = withInvitation(textOf(read), read, { language: languageOf(ticket), country: ticket.country });
    const message = {
      id: messageId,
      ticketId: ticket.id,
      author: 'visitor',
      staffEmail: null,
      text,
      createdAt: now,
    } as const;
    const mailDeps = { config, secret };
    const isNew = await addVisitorMessage(tx, ticket, {
      message,
      files,
      mailOf: (of, its, about) => replyMail(mailDeps, of, its, { ...about, isIncomplete: isIncomplete(mail) }),
    });
    if (!isNew) return noteDuplicate(tx, deps, mail);
    if (isIncomplete(mail) && read.kind === 'message' && !read.isForged) {
      const follows = read.mailId ? [read.mailId] : [];
      await queueMail(tx, incompleteMail(mailDeps, ticket, { to: read.from.address, messageId, follows }));
    }
    await consumeRateLimits(tx, limitsOf(secret, replyLimits, { email: mailboxOf(read.from.address) }), now);
    const details = { ticketId: ticket.id, messageId, quoted: read.split.quoted, ...missingParts(read) };
    await markHandled(tx, stored, now, { ...factsOf(read), outcome: 'reply', ...details });
    return 'reply';
  });
}

async function noteDuplicate(tx: Db, { now }: HandleDeps, { stored, read, files }: HandledMail): Promise<'duplicate'> {
  await files.remove();
  await markHandled(tx, stored, now, { ...factsOf(read), outcome: 'duplicate' });
  return 'duplicate';
}

/**
 * A copy in the folder of sent mail, which only the team can write to. It is an answer if it went to the customer. What
 * went to our signed address is handled where it arrives.
 */
async function recordCopy(deps: HandleDeps, mail: HandledMail, found: FoundTicket): Promise<Outcome> {
  const wentToCustomer = found.customers.some((address) => mail.read.recipients.includes(address));
  return wentToCustomer ? saveTeamAnswer(deps, mail, found, 'copy') : 'unrelated';
}

/**
 * `answer`: a team member has answered our notification in their own mail program, and the customer gets it from us.
 * `copy`: the customer has got it.
 */
async function saveTeamAnswer(
  deps: HandleDeps,
  mail: HandledMail,
  found: FoundTicket,
  outcome: 'answer' | 'copy',
): Promise<Outcome> {
  const { db, secret, config, now } = deps;
  const { stored, read, messageId, files } = mail;
  const text = textOf(read);
  if (text === '' && read.files.length === 0) return 'unreadable';
  // The customer would get an answer that speaks of files without them.
  if (outcome === 'answer' && isIncomplete(mail)) return 'tooLarge';
  return db.transaction(async (tx): Promise<Outcome> => {
    const isKnown = (await tx.$count(incomingMail, eq(incomingMail.messageId, messageId))) > 0;
    if (isKnown) return noteDuplicate(tx, deps, mail);
    const by = { staffEmail: read.from.address, at: now };
    const { reference } = found.ticket;
    const answer = { reference, messageId, text, files, isSent: outcome === 'copy' };
    const result = await saveAnswer(tx, { by, config, secret }, answer);
    if (result === 'quarantined') return result;
    if (result !== 'answered') return noteDuplicate(tx, deps, mail);
    const details = { ticketId: found.ticket.id, messageId, quoted: read.split.quoted, ...missingParts(read) };
    await markHandled(tx, stored, now, { ...factsOf(read), outcome, ...details });
    return outcome;
  });
}
