import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inArray, lt, sql } from 'drizzle-orm';
import { removeEndedHolds } from '#features/meetings/server/store/holds.ts';
import { removeCanaries } from '#features/tickets/server/store/canary-tickets.ts';
import { ticket, ticketAttachment } from '#features/tickets/server/tables.ts';
import type { Database, Db } from '#platform/database/database.ts';
import { removeAttachments } from '#platform/server/attachments-folder.ts';
import type { RetentionDays } from '#platform/server/config/retention-variables.ts';
import type { Log } from '#platform/server/logging/log.ts';
import { isMailFileName } from '#platform/server/mail/mail-folder.ts';
import type { Metrics } from '#platform/server/metrics/metrics.ts';
import { startRegularWork } from '#platform/server/start/regular-work.ts';
import { removeOldRows } from './retention/remove-old-rows.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
const every = 6 * hour;
/** A ticket that is being kept writes its files before it is there itself. */
const youngest = hour;
/** Files that the database is asked about in one question. */
const atOnce = 1_000;

interface Deps {
  readonly database: Pick<Database, 'maintenance' | 'kind'>;
  readonly attachmentsDir: string;
  /** Where mail is written as files, if there is no mail server. */
  readonly mailDir: string;
  readonly days: RetentionDays;
  readonly metrics?: Pick<Metrics, 'removedRows'>;
  readonly log: Log;
}

/**
 * Removes what was kept for its time: rows by the rules of `retention-rules.ts`, mail that was written as files, and
 * files whose ticket was never kept or has been deleted. Several servers may do it at once. Returns how much of what.
 */
export async function tidyUp(
  { database, attachmentsDir, mailDir, days, metrics, log }: Deps,
  now: Date,
  isStopping = () => false,
): Promise<Readonly<Record<string, number>>> {
  const { maintenance: db, kind } = database;
  const removed = await removeOldRows(db, {
    days,
    now,
    isStopping,
    removeFiles: (names) => removeAttachments(attachmentsDir, names),
    onBatch: (table, rows) => metrics?.removedRows.add(table, rows),
    onFailure: (table, error) => log.error({ table, err: error }, 'the clean-up of a table failed'),
  });
  if (kind === 'embedded') await reuseSpace(db, [...removed.keys()]);
  await removeEndedHolds(db, new Date(now.getTime() - day));
  // Of one that was stopped on its way; the files go below.
  await removeCanaries(db, lt(ticket.createdAt, new Date(now.getTime() - hour)));
  const letters = await removeLetters(mailDir, days['sent-mail'], now);
  const isId = (name: string) => idPattern.test(name);
  const files = await filesBefore(attachmentsDir, now.getTime() - youngest, isId);
  for (let n = 0; n < files.length; n += atOnce) await removeUnknown(db, attachmentsDir, files.slice(n, n + atOnce));
  return { ...Object.fromEntries(removed), ...(letters > 0 && { 'files of mail': letters }) };
}

/** PostgreSQL does this by itself. The embedded database would grow on although rows were removed. */
async function reuseSpace(db: Db, tables: readonly string[]): Promise<void> {
  for (const table of tables) await db.execute(sql`vacuum (truncate off) ${sql.identifier(table)}`);
}

/** They hold what the rows of sent mail hold, and go after the same time. */
async function removeLetters(folder: string, days: RetentionDays['sent-mail'], now: Date): Promise<number> {
  if (days === 'forever') return 0;
  const old = await filesBefore(folder, now.getTime() - days * day, isMailFileName);
  for (const name of old) await rm(join(folder, name), { force: true });
  return old.length;
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

async function filesBefore(folder: string, moment: number, isOurs: (name: string) => boolean): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const found: string[] = [];
  for (const name of names.filter(isOurs)) {
    const { mtimeMs = Number.POSITIVE_INFINITY } = (await stat(join(folder, name)).catch(() => undefined)) ?? {};
    if (mtimeMs < moment) found.push(name);
  }
  return found;
}

const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Now and every few hours. To be stopped before the database is closed. */
export function startTidyingUp(deps: Deps): { stop: () => Promise<void> } {
  const { log } = deps;
  const work = async (isStopping: () => boolean) => {
    const removed = await tidyUp(deps, new Date(), isStopping);
    if (Object.keys(removed).length > 0) log.info({ removed }, 'the clean-up removed what was kept for its time');
  };
  return startRegularWork({ every, work, log, failure: 'the clean-up failed' });
}
