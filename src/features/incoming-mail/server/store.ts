import { createHash } from 'node:crypto';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { ticket } from '#features/tickets/server/tables.ts';
import type { Db } from '#platform/database/database.ts';
import { clockSlack, countAtMost, pick } from '#platform/database/queries.ts';
import type { Upload } from '#platform/server/body/upload.ts';
import { type ActionDeps, noteAction } from '#platform/server/staff/staff-actions.ts';
import { msPerDay, msPerHour, msPerMinute } from '#site/durations.ts';
import type { IncomingOutcome, IncomingProblem } from '../incoming-states.ts';
import { incomingMail } from './tables.ts';

export type IncomingMail = typeof incomingMail.$inferSelect;

/** Bytes of a message: 25 MB of files, which are a third larger within a message, and what is beside them. */
export const largestMail = 36 * 1024 * 1024;

const { id, key, state, nextAttemptAt, claimedUntil, receivedAt } = incomingMail;

/** Bytes that a sender or a server may say that a message has: the database stores no larger number. */
const largestStated = 2 ** 31 - 1;

interface NewMail {
  readonly source: IncomingMail['source'];
  /** The message, or the beginning of one that is too large, which is synced to disk. */
  readonly file: Pick<Upload, 'id' | 'sha256' | 'bytes'>;
  /** Of the whole message. If it is larger than the file, the file is only its beginning. */
  readonly bytes?: number | undefined;
  readonly folder?: string | undefined;
}

/**
 * Saves a message as it arrived. Resolves once it is committed, with false if the same one was saved before; then its
 * file is not needed.
 */
export async function saveIncoming(db: Db, { source, file, bytes = file.bytes, folder }: NewMail): Promise<boolean> {
  const isWhole = bytes <= file.bytes;
  const stated = Math.min(bytes, largestStated);
  const saved = await db
    .insert(incomingMail)
    .values({ key: file.sha256, source, original: file.id, isWhole, bytes: stated, folder })
    .onConflictDoNothing({ target: key })
    .returning({ id });
  return saved.length > 0;
}

interface Unfetched {
  readonly source: IncomingMail['source'];
  readonly folder: string;
  /** The number of the message in that folder. */
  readonly uid: number;
  /** Tells it from others. */
  readonly name: string;
}

/** Records that a message cannot be fetched, so that the team can look at it in the mailbox, where it stays. */
export async function saveUnfetched(db: Db, { source, folder, uid, name }: Unfetched): Promise<void> {
  await db
    .insert(incomingMail)
    .values({
      key: unfetchedKey(source, name),
      source,
      bytes: 0,
      state: 'failed',
      problem: 'unreadable',
      text: `${uid} ${folder}`,
    })
    .onConflictDoNothing({ target: key });
}

function unfetchedKey(source: Unfetched['source'], name: string): string {
  return createHash('sha256').update(`${source} unfetched ${name}`).digest('hex');
}

/** The folder and the number of a message that cannot be fetched, of which nothing else is known. */
function placeOf({ problem, original, text }: Pick<IncomingMail, 'problem' | 'text' | 'original'>) {
  return problem === 'unreadable' && original === null && text !== null ? placeIn(text) : null;
}

function placeIn(text: string) {
  const [uid = '', ...folder] = text.split(' ');
  return { uid, folder: folder.join(' ') };
}

/**
 * The messages of a folder that could not be fetched, and that the team wants to be fetched again. `isSame`: the server
 * has not numbered its messages again since, so that the number still means the same message.
 */
export async function listToFetch(db: Db, folder: string, nameOf: (uid: number) => string) {
  const { original, text } = incomingMail;
  const found = await db
    .select(pick(incomingMail, 'id', 'key', 'source', 'text'))
    .from(incomingMail)
    .where(and(eq(state, 'waiting'), isNull(original), isNotNull(text)));
  return found
    .map((mail) => ({ ...mail, ...placeIn(mail.text ?? '') }))
    .filter((mail) => mail.folder === folder)
    .map((mail) => {
      const uid = Number(mail.uid);
      return { id: mail.id, uid, isSame: mail.key === unfetchedKey(mail.source, nameOf(uid)) };
    });
}

/** Milliseconds after which a message goes back to the team if nobody reads its folder any more. */
const fetchWithin = msPerDay;

/** Milliseconds for which a server may handle a message. */
const claimFor = 5 * msPerMinute;

/** Milliseconds to wait after the first failed attempt, the second and so on. After the last one the team decides. */
const retryDelays = [10_000, 60_000, 10 * msPerMinute, msPerHour];

/** A claim that lies too far ahead was made by a clock that was wrong. */
const isFree = (now: Date) =>
  or(isNull(claimedUntil), lte(claimedUntil, now), gt(claimedUntil, new Date(now.getTime() + claimFor + clockSlack)));

export interface ClaimedMail extends IncomingMail {
  /** A server began to handle it and has ended before it could say what became of it. */
  readonly wasInterrupted: boolean;
}

/**
 * Claims the message that has waited for longest; of several concurrent servers, each gets another. The attempt is
 * counted now: if the server does not survive it, the next one knows.
 */
export async function claimIncoming(db: Db, now: Date): Promise<ClaimedMail | undefined> {
  const soon = new Date(now.getTime() + 1);
  const late = new Date(now.getTime() + Math.max(...retryDelays) + clockSlack);
  // What has to be fetched first is left to the reader of its folder.
  const isHere = or(isNotNull(incomingMail.original), lt(nextAttemptAt, new Date(now.getTime() - fetchWithin)));
  const due = db.$with('due').as(
    db
      .select({ id, wasInterrupted: sql<boolean>`${claimedUntil} is not null`.as('was_interrupted') })
      .from(incomingMail)
      .where(and(eq(state, 'waiting'), or(lt(nextAttemptAt, soon), gt(nextAttemptAt, late)), isHere, isFree(now)))
      .orderBy(asc(nextAttemptAt))
      .limit(1)
      .for('update', { skipLocked: true }),
  );
  const [claimed] = await db
    .with(due)
    .update(incomingMail)
    .set({ claimedUntil: new Date(now.getTime() + claimFor), attempts: sql`${incomingMail.attempts} + 1` })
    .from(due)
    .where(eq(id, due.id))
    .returning();
  if (!claimed) return undefined;
  const { due: before, ...mail } = claimed;
  return { ...mail, wasInterrupted: before.wasInterrupted };
}

export type MailFacts = Partial<Pick<IncomingMail, 'sender' | 'subject' | 'mailId'>>;

interface Handled extends MailFacts {
  readonly outcome: IncomingOutcome;
  readonly ticketId?: string | undefined;
  readonly messageId?: string | undefined;
  readonly text?: string | undefined;
  readonly quoted?: string | undefined;
  readonly refusedFiles?: readonly string[] | undefined;
  readonly isCut?: boolean | undefined;
  readonly mentions?: string | undefined;
}

/** A server whose claim had expired may have finished it in the meantime; then that stands. */
const isWaiting = (mail: Pick<IncomingMail, 'id'>) => and(eq(id, mail.id), eq(state, 'waiting'));

/** Call this in the transaction that does what the message asks for. */
export async function markHandled(tx: Db, mail: Pick<IncomingMail, 'id'>, now: Date, handled: Handled): Promise<void> {
  await tx
    .update(incomingMail)
    .set({
      ...handled,
      refusedFiles: [...(handled.refusedFiles ?? [])],
      state: 'done',
      problem: null,
      claimedUntil: null,
      handledAt: now,
    })
    .where(isWaiting(mail));
}

/** The message is kept for the team. */
export async function markFailed(
  db: Db,
  mail: Pick<IncomingMail, 'id'>,
  problem: IncomingProblem,
  facts: MailFacts = {},
) {
  await db
    .update(incomingMail)
    .set({ ...facts, state: 'failed', problem, claimedUntil: null })
    .where(isWaiting(mail));
}

/** Tries again later, and in the end leaves it to the team. */
export async function delayIncoming(db: Db, mail: IncomingMail, now: Date): Promise<'waiting' | 'failed'> {
  const delay = retryDelays[mail.attempts - 1];
  await db
    .update(incomingMail)
    .set({
      claimedUntil: null,
      ...(delay === undefined
        ? ({ state: 'failed', problem: 'failure' } as const)
        : { nextAttemptAt: new Date(now.getTime() + delay) }),
    })
    .where(isWaiting(mail));
  return delay === undefined ? 'failed' : 'waiting';
}

/** Mail that concerns nobody here, such as what the team sends to others. */
export async function forgetIncoming(db: Db, mail: Pick<IncomingMail, 'id'>): Promise<void> {
  await db.delete(incomingMail).where(eq(id, mail.id));
}

/** Days for which a message is kept as it arrived after somebody has dealt with it. */
const originalDays = 30;

/**
 * Forgets the originals of messages that somebody dealt with long enough ago: their ticket was answered or closed, or they
 * belong to none. The regular clean-up removes the files.
 */
export async function forgetOriginals(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - originalDays * msPerDay);
  const { original, ticketId, handledAt } = incomingMail;
  const settled = db
    .select({ id: ticket.id })
    .from(ticket)
    .where(and(inArray(ticket.state, ['answered', 'closed']), lt(ticket.lastActivityAt, before)));
  await db
    .update(incomingMail)
    .set({ original: null })
    .where(
      and(
        eq(state, 'done'),
        isNotNull(original),
        lt(handledAt, before),
        or(isNull(ticketId), inArray(ticketId, settled)),
      ),
    );
}

/** The ticket that a message with this Message-ID belongs to. */
export async function findByMailId(db: Db, mailIds: readonly string[]) {
  if (mailIds.length === 0) return [];
  return db
    .select(pick(incomingMail, 'mailId', 'ticketId'))
    .from(incomingMail)
    .where(and(inArray(incomingMail.mailId, [...mailIds]), isNotNull(incomingMail.ticketId)));
}

/** The newest first. */
export async function listIncoming(db: Db, which: 'failed' | 'all', limit: number) {
  const columns = pick(
    incomingMail,
    ...([
      'id',
      'source',
      'state',
      'bytes',
      'sender',
      'subject',
      'outcome',
      'problem',
      'ticketId',
      'text',
      'original',
      'isWhole',
      'receivedAt',
    ] as const),
  );
  const found = await db
    .select(columns)
    .from(incomingMail)
    .where(which === 'failed' ? eq(state, 'failed') : undefined)
    .orderBy(desc(receivedAt), asc(id))
    .limit(limit);
  return found.map(({ text, ...mail }) => ({ ...mail, unfetched: placeOf({ ...mail, text }) }));
}

export function countFailedIncoming(db: Db): Promise<number> {
  return db.$count(incomingMail, eq(state, 'failed'));
}

export async function countIncoming(db: Db, most: number) {
  const [failed] = await db.select({ mails: count() }).from(incomingMail).where(eq(state, 'failed'));
  return { failed: failed?.mails ?? 0, all: await countAtMost(db, most, incomingMail, undefined) };
}

export async function findIncoming(db: Db, mailId: string): Promise<IncomingMail | undefined> {
  const [found] = await db.select().from(incomingMail).where(eq(id, mailId));
  return found;
}

type Deps = Pick<ActionDeps, 'db' | 'by'>;
const isFailed = (mailId: string) => and(eq(id, mailId), eq(state, 'failed'));

const isUnfetched = and(eq(incomingMail.problem, 'unreadable'), isNotNull(incomingMail.text));

/**
 * Handles a message again, as a new ticket if the team says so. One that could not be fetched is fetched again. False if
 * it is not one that waits for the team.
 */
export async function retryIncoming({ db, by }: Deps, mailId: string, asTicket: boolean): Promise<boolean> {
  return db.transaction(async (tx) => {
    const changed = await tx
      .update(incomingMail)
      .set({ state: 'waiting', problem: null, attempts: 0, nextAttemptAt: by.at, claimedUntil: null, asTicket })
      .where(and(isFailed(mailId), or(isNotNull(incomingMail.original), asTicket ? undefined : isUnfetched)))
      .returning({ id });
    if (changed.length === 0) return false;
    const action = asTicket ? 'incoming-ticket' : 'incoming-retried';
    await noteAction(tx, by, { action, subject: mailId });
    return true;
  });
}

/** Deletes a message for good. The regular clean-up removes its file. */
export async function discardIncoming({ db, by }: Deps, mailId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const removed = await tx.delete(incomingMail).where(isFailed(mailId)).returning({ id });
    if (removed.length === 0) return false;
    await noteAction(tx, by, { action: 'incoming-discarded', subject: mailId });
    return true;
  });
}
