import { createHash } from 'node:crypto';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { clockSlack, countAtMost, pick } from '#platform/database/queries.ts';
import { type ActionDeps, noteAction } from '#platform/server/staff/staff-actions.ts';
import type { IncomingOutcome, IncomingProblem } from '../incoming-states.ts';
import { incomingMail } from './tables.ts';

export type IncomingMail = typeof incomingMail.$inferSelect;

/** Bytes of a message. Its attachments are a third larger than the files themselves. */
export const largestMail = 15 * 1024 * 1024;

const { id, key, state, nextAttemptAt, claimedUntil, receivedAt } = incomingMail;

/** Saves a message as it arrived. The same one again changes nothing. Resolves once it is committed. */
export async function saveIncoming(db: Db, raw: Uint8Array, source: IncomingMail['source']): Promise<void> {
  await db
    .insert(incomingMail)
    .values({ key: createHash('sha256').update(raw).digest('hex'), source, raw, bytes: raw.length })
    .onConflictDoNothing({ target: key });
}

interface TooLarge {
  readonly source: IncomingMail['source'];
  readonly bytes: number;
  /** Tells it from others of the same size. */
  readonly name: string;
  /** The beginning of the message, if it is known. */
  readonly head?: Uint8Array | undefined;
}

/** Records that a message was too large to be saved, so that the team can ask its sender for another way. */
export async function saveTooLarge(db: Db, { source, bytes, name, head }: TooLarge): Promise<void> {
  const hash = createHash('sha256').update(`${source} ${bytes} ${name}`).digest('hex');
  await db
    .insert(incomingMail)
    .values({ key: hash, source, bytes, raw: head, state: 'failed', problem: 'tooLarge' })
    .onConflictDoNothing({ target: key });
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
function placeOf({ problem, hasRaw, text }: Pick<IncomingMail, 'problem' | 'text'> & { readonly hasRaw: boolean }) {
  return problem === 'unreadable' && !hasRaw && text !== null ? placeIn(text) : null;
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
  const { raw, text } = incomingMail;
  const found = await db
    .select(pick(incomingMail, 'id', 'key', 'source', 'text'))
    .from(incomingMail)
    .where(and(eq(state, 'waiting'), isNull(raw), isNotNull(text)));
  return found
    .map((mail) => ({ ...mail, ...placeIn(mail.text ?? '') }))
    .filter((mail) => mail.folder === folder)
    .map((mail) => {
      const uid = Number(mail.uid);
      return { id: mail.id, uid, isSame: mail.key === unfetchedKey(mail.source, nameOf(uid)) };
    });
}

/** Milliseconds after which a message goes back to the team if nobody reads its folder any more. */
const fetchWithin = 24 * 60 * 60_000;

/** Milliseconds for which a server may handle a message. */
const claimFor = 5 * 60_000;

/** Milliseconds to wait after the first failed attempt, the second and so on. After the last one the team decides. */
const retryDelays = [10_000, 60_000, 10 * 60_000, 60 * 60_000];

/** A claim that lies too far ahead was made by a clock that was wrong. */
const isFree = (now: Date) =>
  or(isNull(claimedUntil), lte(claimedUntil, now), gt(claimedUntil, new Date(now.getTime() + claimFor + clockSlack)));

/** Claims the message that has waited for longest; of several concurrent servers, each gets another. */
export async function claimIncoming(db: Db, now: Date): Promise<IncomingMail | undefined> {
  const soon = new Date(now.getTime() + 1);
  const late = new Date(now.getTime() + Math.max(...retryDelays) + clockSlack);
  // What has to be fetched first is left to the reader of its folder.
  const isHere = or(isNotNull(incomingMail.raw), lt(nextAttemptAt, new Date(now.getTime() - fetchWithin)));
  const due = db.$with('due').as(
    db
      .select({ id })
      .from(incomingMail)
      .where(and(eq(state, 'waiting'), or(lt(nextAttemptAt, soon), gt(nextAttemptAt, late)), isHere, isFree(now)))
      .orderBy(asc(nextAttemptAt))
      .limit(1)
      .for('update', { skipLocked: true }),
  );
  const [claimed] = await db
    .with(due)
    .update(incomingMail)
    .set({ claimedUntil: new Date(now.getTime() + claimFor) })
    .where(inArray(id, db.select({ id: due.id }).from(due)))
    .returning();
  return claimed;
}

type Facts = Partial<Pick<IncomingMail, 'sender' | 'subject' | 'mailId'>>;

interface Handled extends Facts {
  readonly outcome: IncomingOutcome;
  readonly ticketId?: string | undefined;
  readonly messageId?: string | undefined;
  readonly text?: string | undefined;
  readonly quoted?: string | undefined;
  readonly refusedFiles?: readonly string[] | undefined;
}

/** A server whose claim had expired may have finished it in the meantime; then that stands. */
const isWaiting = (mail: Pick<IncomingMail, 'id'>) => and(eq(id, mail.id), eq(state, 'waiting'));

/** Call this in the transaction that does what the message asks for. The message itself is deleted. */
export async function markHandled(tx: Db, mail: Pick<IncomingMail, 'id'>, now: Date, handled: Handled): Promise<void> {
  await tx
    .update(incomingMail)
    .set({
      ...handled,
      refusedFiles: [...(handled.refusedFiles ?? [])],
      state: 'done',
      problem: null,
      raw: null,
      claimedUntil: null,
      handledAt: now,
    })
    .where(isWaiting(mail));
}

/** The message is kept for the team. */
export async function markFailed(db: Db, mail: Pick<IncomingMail, 'id'>, problem: IncomingProblem, facts: Facts = {}) {
  await db
    .update(incomingMail)
    .set({ ...facts, state: 'failed', problem, claimedUntil: null })
    .where(isWaiting(mail));
}

/** Tries again later, and in the end leaves it to the team. */
export async function delayIncoming(db: Db, mail: IncomingMail, now: Date): Promise<'waiting' | 'failed'> {
  const delay = retryDelays[mail.attempts];
  await db
    .update(incomingMail)
    .set({
      attempts: mail.attempts + 1,
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
  const { raw } = incomingMail;
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
      'receivedAt',
    ] as const),
  );
  const found = await db
    .select({ ...columns, hasRaw: sql<boolean>`${raw} is not null` })
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
      .where(and(isFailed(mailId), or(isNotNull(incomingMail.raw), asTicket ? undefined : isUnfetched)))
      .returning({ id });
    if (changed.length === 0) return false;
    const action = asTicket ? 'incoming-ticket' : 'incoming-retried';
    await noteAction(tx, by, { action, subject: mailId });
    return true;
  });
}

/** Deletes a message for good. */
export async function discardIncoming({ db, by }: Deps, mailId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const removed = await tx.delete(incomingMail).where(isFailed(mailId)).returning({ id });
    if (removed.length === 0) return false;
    await noteAction(tx, by, { action: 'incoming-discarded', subject: mailId });
    return true;
  });
}
