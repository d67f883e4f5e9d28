import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../database.ts';
import { rowsOf } from '../database.ts';
import { appliedMigration } from '../schema-version.ts';
import type { Dumped } from './dump-tables.ts';
import { describeTables, tablesWithRows } from './dump-tables.ts';

/** Rows that are inserted in one statement. */
const atOnce = 200;

/** The dump cannot be loaded, and nothing was changed. The message is for the operator. */
export class CannotLoad extends Error {
  override readonly name = 'CannotLoad';
}

/** Rows fit only into tables of the same version. */
export const otherVersion =
  'The backup was made by another version of the site than the tables that it would go into.\n- Restore it into an empty database with the version that made it, then start the newer one, which brings the tables up to date.';

interface Load {
  readonly dumped: Dumped;
  readonly linesOf: (table: string) => AsyncIterable<string>;
  /** Empties the tables first. */
  readonly replace: boolean;
  /** What has to be in place before rows refer to it. */
  readonly beforeCommit: () => Promise<void>;
}

/** Fills the tables of a migrated database: all of it, or nothing. */
export async function loadTables(db: Db, { dumped, linesOf, replace, beforeCommit }: Load): Promise<void> {
  await db.transaction(async (tx) => {
    if ((await appliedMigration(tx)) !== dumped.migration) throw new CannotLoad(otherVersion);
    await expectNobodyElse(tx);
    const tables = await describeTables(tx);
    if (replace)
      await tx.execute(
        sql`truncate ${sql.join(
          tables.map(({ name }) => sql.identifier(name)),
          sql`, `,
        )}`,
      );
    else await expectEmpty(tx);
    for (const { name } of tables) {
      const columns = dumped.tables.find((table) => table.name === name)?.columns ?? [];
      let batch: string[] = [];
      const flush = async () => {
        if (batch.length > 0) await insert(tx, name, columns, batch);
        batch = [];
      };
      for await (const line of linesOf(name)) if (batch.push(line) === atOnce) await flush();
      await flush();
    }
    for (const [name, value] of Object.entries(dumped.counters)) {
      await tx.execute(sql`select setval(format('public.%I', ${name}::text)::regclass, ${value}::bigint)`);
    }
    await beforeCommit();
  });
}

async function insert(db: Pick<Db, 'execute'>, table: string, columns: readonly string[], lines: readonly string[]) {
  const named = sql.join(columns.map(sql.identifier), sql`, `);
  const into = sql.identifier(table);
  await db.execute(
    sql`insert into ${into} (${named}) overriding system value
      select ${named} from json_populate_recordset(null::${into}, ${`[${lines.join(',')}]`}::text::json)`,
  );
}

/** A running site would go on with secrets and sessions that no longer exist. */
async function expectNobodyElse(db: Pick<Db, 'execute'>): Promise<void> {
  const row = z.object({ others: z.int() });
  for (let tries = 10; ; tries--) {
    const [found] = await rowsOf(
      db,
      row,
      sql`select count(*)::int as others from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    );
    if (!found?.others) return;
    if (tries === 0) {
      throw new CannotLoad(
        `Others use this database (${found.others} connections).\n- Stop the servers of the site, and whatever else is connected.`,
      );
    }
    // A connection that was just closed is still listed for a moment.
    await db.execute(sql`select pg_sleep(0.1)`);
    await db.execute(sql`select pg_stat_clear_snapshot()`);
  }
}

async function expectEmpty(db: Pick<Db, 'execute'>): Promise<void> {
  const full = await tablesWithRows(db);
  if (full.length > 0) {
    throw new CannotLoad(
      `The database is not empty: there are rows in ${full.join(', ')}.\n- Name an empty one with DATABASE_URL or DATA_DIR, or add --replace, which deletes what is there.`,
    );
  }
}
