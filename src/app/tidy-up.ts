import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inArray, sql } from 'drizzle-orm';
import { stillReferenced } from '#features/backup/server/referenced-files.ts';
import type { Database, Db } from '#platform/database/database.ts';
import { retentionRulesOf } from '#platform/server/compose-tables.ts';
import type { RetentionDays } from '#platform/server/config/operation-variables.ts';
import { isMailFileName, mailIdIn, removeAttachments } from '#platform/server/data-folders.ts';
import type { Feature } from '#platform/server/feature.ts';
import type { Log } from '#platform/server/logging/log.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import type { Metrics } from '#platform/server/metrics/metrics.ts';
import { removeOldRows } from '#platform/server/retention/remove-old-rows.ts';
import { startRegularWork } from '#platform/server/timing.ts';
import { msPerDay, msPerHour } from '#site/durations.ts';

const every = 6 * msPerHour;
/** A ticket that is being saved writes its files before its row. */
const youngest = msPerHour;
/** Files looked up in one query. */
const atOnce = 1_000;

interface Deps {
  readonly features: readonly Feature[];
  readonly database: Pick<Database, 'maintenance' | 'kind'>;
  readonly attachmentsDir: string;
  /** The folder of mail files, if there is no mail server. */
  readonly mailDir: string;
  readonly days: RetentionDays;
  readonly metrics?: Pick<Metrics, 'removedRows'>;
  readonly log: Log;
}

/**
 * Removes what has expired: what the features declare, mail files, and files whose ticket was never saved or has been
 * deleted. Several servers may do it concurrently. Returns the number of each.
 */
export async function tidyUp(
  { features, database, attachmentsDir, mailDir, days, metrics, log }: Deps,
  now: Date,
  isStopping = () => false,
): Promise<Readonly<Record<string, number>>> {
  const { maintenance: db, kind } = database;
  const removed = await removeOldRows(db, retentionRulesOf(features), {
    days,
    now,
    isStopping,
    removeFiles: (names) => removeAttachments(attachmentsDir, names),
    onBatch: (table, rows) => metrics?.removedRows.add(table, rows),
    onFailure: (table, error) => log.error({ table, err: error }, 'the clean-up of a table failed'),
  });
  // PostgreSQL does this automatically. The embedded database would go on growing although rows were removed.
  const tables = kind === 'embedded' ? removed.keys() : [];
  for (const table of tables) await db.execute(sql`vacuum (truncate off) ${sql.identifier(table)}`);
  // Files that no row refers to any more are removed below.
  for (const feature of features) await feature.tidyUp?.(db, now);
  const mailFiles = await removeMailFiles(db, mailDir, days['sent-mail'], now);
  const isId = (name: string) => idPattern.test(name);
  const files = await filesBefore(attachmentsDir, now.getTime() - youngest, isId);
  for (let n = 0; n < files.length; n += atOnce) await removeUnknown(db, attachmentsDir, files.slice(n, n + atOnce));
  return { ...Object.fromEntries(removed), ...(mailFiles > 0 && { 'files of mail': mailFiles }) };
}

/**
 * They contain the same as the rows of sent mail, and have the same retention time. A file without its row belonged to a
 * mail that was deleted earlier, such as one to an account that no longer exists.
 */
async function removeMailFiles(db: Db, folder: string, days: RetentionDays['sent-mail'], now: Date): Promise<number> {
  const oldest = days === 'forever' ? 0 : now.getTime() - days * msPerDay;
  const old = await filesBefore(folder, oldest, isMailFileName);
  const younger = (await filesBefore(folder, now.getTime() - youngest, isMailFileName)).filter(
    (name) => !old.includes(name),
  );
  for (let n = 0; n < younger.length; n += atOnce) {
    const some = younger.slice(n, n + atOnce);
    const stored = await db
      .select({ id: outboxMessage.id })
      .from(outboxMessage)
      .where(inArray(outboxMessage.id, some.map(mailIdIn)));
    const known = new Set(stored.map(({ id }) => id));
    old.push(...some.filter((name) => !known.has(mailIdIn(name))));
  }
  for (const name of old) await rm(join(folder, name), { force: true });
  return old.length;
}

async function removeUnknown(db: Db, folder: string, files: readonly string[]): Promise<void> {
  const known = new Set(await stillReferenced(db, files));
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

/** Runs now and every few hours. Stop it before the database is closed. */
export function startTidyingUp(deps: Deps): { stop: () => Promise<void> } {
  const { log } = deps;
  const work = async (isStopping: () => boolean) => {
    const removed = await tidyUp(deps, new Date(), isStopping);
    if (Object.keys(removed).length > 0) log.info({ removed }, 'the clean-up removed expired data');
  };
  return startRegularWork({ every, work, log, failure: 'the clean-up failed' });
}
