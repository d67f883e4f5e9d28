import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inArray, lt } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { outboxMessage } from '#database/tables/outbox-message.ts';
import { sandboxEvent } from '#database/tables/sandbox-event.ts';
import { sandboxTransaction } from '#database/tables/sandbox-transaction.ts';
import { session } from '#database/tables/session.ts';
import { signInCode } from '#database/tables/sign-in-code.ts';
import { ticket } from '#database/tables/ticket.ts';
import { ticketAttachment } from '#database/tables/ticket-attachment.ts';
import { useCount } from '#database/tables/use-count.ts';
import { verification } from '#database/tables/verification.ts';
import { removeCanaries } from '#database/watch/canary-tickets.ts';
import type { Log } from './logging/log.ts';
import { startRegularWork } from './start/regular-work.ts';
import { removeAttachments } from './tickets/attachments/attachments-folder.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
const every = 6 * hour;
/** What was only played holds names and addresses too. */
const playedFor = 30 * day;
/** A ticket that is being kept writes its files before it is there itself. */
const youngest = hour;
/** Files that the database is asked about in one question. */
const atOnce = 1_000;

interface Place {
  readonly db: Db;
  readonly attachmentsDir: string;
}

/**
 * Removes what nobody can use any more: sessions, codes and counts that have run out, and files whose ticket was never
 * kept or has been deleted. Several servers may do it at once.
 */
export async function tidyUp({ db, attachmentsDir }: Place, now: Date): Promise<void> {
  await db.delete(session).where(lt(session.expiresAt, now));
  await db.delete(verification).where(lt(verification.expiresAt, now));
  await db.delete(signInCode).where(lt(signInCode.expiresAt, now));
  const played = new Date(now.getTime() - playedFor);
  await db.delete(sandboxEvent).where(lt(sandboxEvent.dueAt, played));
  await db.delete(sandboxTransaction).where(lt(sandboxTransaction.createdAt, played));
  await db.delete(useCount).where(lt(useCount.until, now));
  // Whom a code went to is nobody's business for longer.
  await db.delete(outboxMessage).where(lt(outboxMessage.secretUntil, new Date(now.getTime() - day)));
  // Of one that was stopped on its way; the files go below.
  await removeCanaries(db, lt(ticket.createdAt, new Date(now.getTime() - hour)));
  const files = await filesBefore(attachmentsDir, now.getTime() - youngest);
  for (let n = 0; n < files.length; n += atOnce) await removeUnknown(db, attachmentsDir, files.slice(n, n + atOnce));
}

async function removeUnknown(db: Db, folder: string, files: readonly string[]): Promise<void> {
  const { id } = ticketAttachment;
  const kept = await db
    .select({ id })
    .from(ticketAttachment)
    .where(inArray(id, [...files]));
  const known = new Set(kept.map((attachment) => attachment.id));
  await removeAttachments(
    folder,
    files.filter((name) => !known.has(name)),
  );
}

async function filesBefore(folder: string, moment: number): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const found: string[] = [];
  for (const name of names.filter((name) => isId.test(name))) {
    const { mtimeMs = Number.POSITIVE_INFINITY } = (await stat(join(folder, name)).catch(() => undefined)) ?? {};
    if (mtimeMs < moment) found.push(name);
  }
  return found;
}

const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Now and every few hours. To be stopped before the database is closed. */
export function startTidyingUp(place: Place, log: Log): { stop: () => Promise<void> } {
  return startRegularWork({ every, work: () => tidyUp(place, new Date()), log, failure: 'could not tidy up' });
}
