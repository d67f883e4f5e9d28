import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { appliedVersion, applyUpTo, type Migration } from './apply-migrations.ts';
import { type Db, rowsOf } from './database.ts';

/** Rows that are in memory at a time, or inserted in one statement. */
const atOnce = 200;

interface Dumped {
  /** The version of the tables. */
  readonly migration: string;
  readonly tables: readonly { readonly name: string; readonly columns: readonly string[] }[];
  /** The last value of each sequence of the database. */
  readonly counters: Readonly<Record<string, string>>;
}

/**
 * Emits every row as a line of JSON that the database wrote itself, all from one snapshot, while others may write. Not
 * pg_dump, which refuses a PostgreSQL newer than itself and does not support the embedded database.
 */
export function dumpTables(db: Db, write: (table: string, lines: readonly string[]) => Promise<void>): Promise<Dumped> {
  return db.transaction(
    async (tx) => {
      const version = await appliedVersion(tx);
      if (version === undefined) throw new Error('The database has no tables of the site');
      const tables = await describeTables(tx);
      for (const { name, columns } of tables) {
        const named = sql.join(columns.map(sql.identifier), sql`, `);
        await tx.execute(
          sql`declare dumped no scroll cursor for select row_to_json(t)::text as line from (select ${named} from ${sql.identifier(name)}) t`,
        );
        const line = z.object({ line: z.string() });
        const next = () => rowsOf(tx, line, sql`fetch ${sql.raw(String(atOnce))} from dumped`);
        await write(name, []);
        for (let rows = await next(); rows.length > 0; rows = await next()) {
          const lines = rows.map((row) => row.line);
          await write(name, lines);
        }
        await tx.execute(sql`close dumped`);
      }
      return {
        migration: String(version),
        tables: tables.map(({ name, columns }) => ({ name, columns })),
        counters: await counters(tx),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** After the rows: sequences are not part of the snapshot, and must not fall behind them. */
async function counters(db: Pick<Db, 'execute'>): Promise<Record<string, string>> {
  const row = z.object({ name: z.string(), value: z.string() });
  const found = await rowsOf(
    db,
    row,
    sql`select sequencename::text as name, last_value::text as value from pg_sequences
      where schemaname = 'public' and last_value is not null`,
  );
  return Object.fromEntries(found.map(({ name, value }) => [name, value]));
}

const described = z.object({ name: z.string(), columns: z.array(z.string()), needs: z.array(z.string()) });

type Table = z.infer<typeof described>;

/** All tables from the database's own catalogue, each after those that its rows refer to. */
export async function describeTables(db: Pick<Db, 'execute'>): Promise<Table[]> {
  const tables = await rowsOf(
    db,
    described,
    sql`select c.relname::text as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns,
      array(select distinct f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
      from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`,
  );
  const ordered: Table[] = [];
  const isPlaced = (name: string) => ordered.some((table) => table.name === name);
  while (ordered.length < tables.length) {
    const next = tables.find(({ name, needs }) => !isPlaced(name) && needs.every(isPlaced));
    if (!next) throw new Error('Foreign keys form a cycle, so no table can be filled first');
    ordered.push(next);
  }
  return ordered;
}

/** The names of the tables that have at least one row. */
export async function tablesWithRows(db: Pick<Db, 'execute'>): Promise<string[]> {
  const ifUsed = (await describeTables(db)).map(
    ({ name }) => sql`select ${name}::text as name where exists (select from ${sql.identifier(name)})`,
  );
  const found = await rowsOf(db, z.object({ name: z.string() }), sql.join(ifUsed, sql` union all `));
  return found.map(({ name }) => name);
}

/** The dump cannot be loaded, and nothing was changed. The message is for the operator. */
export class CannotLoad extends Error {
  override readonly name = 'CannotLoad';
}

interface Load {
  readonly dumped: Dumped;
  readonly linesOf: (table: string) => AsyncIterable<string>;
  /** All that this program knows. */
  readonly migrations: readonly Migration[];
  /** Empties the tables first. */
  readonly replace: boolean;
  /** What has to be in place before rows refer to it. */
  readonly beforeCommit: () => Promise<void>;
}

/**
 * Fills the tables of a database: all of it, or nothing. Rows fit only into tables of the same version. If those of the
 * database are not, they are made again as they were then, filled, and brought up to date like those of any older site.
 */
export async function loadTables(db: Db, { dumped, linesOf, migrations, ...how }: Load): Promise<void> {
  const version = Number(dumped.migration);
  const known = migrations.map((migration) => migration.version);
  expectKnown(version, known);
  await db.transaction(async (tx) => {
    const current = await appliedVersion(tx);
    if (current !== undefined) expectKnown(current, known, 'The database is');
    await expectNobodyElse(tx);
    if (!how.replace) await expectEmpty(tx);
    await emptyTables(tx, current === version ? 'truncate' : 'drop');
    if (current !== version) {
      await tx.execute(sql`drop schema if exists drizzle cascade`);
      await applyUpTo(tx, migrations, version);
    }
    await fillTables(tx, dumped, linesOf);
    await applyUpTo(tx, migrations);
    await how.beforeCommit();
  });
}

/** Throws a CannotLoad if this program does not know tables of that version, and so cannot make or read them. */
export function expectKnown(version: number, known: readonly number[], what = 'The backup is'): void {
  if (known.includes(version)) return;
  const newest = Math.max(...known);
  const minute = (time: number) => new Date(time).toISOString().slice(0, 16);
  throw new CannotLoad(
    version > newest
      ? `${what} from a newer version of the site: its tables are of ${minute(version)}, and the newest that this program knows of ${minute(newest)}.\n- Use that version, or a newer one; nothing was changed.`
      : `${what} from a version of the site that this program does not know.\n- Use the version that made it; nothing was changed.`,
  );
}

async function emptyTables(db: Pick<Db, 'execute'>, how: 'truncate' | 'drop'): Promise<void> {
  const tables = (await describeTables(db)).map(({ name }) => sql.identifier(name));
  if (tables.length === 0) return;
  const listed = sql.join(tables, sql`, `);
  await db.execute(how === 'drop' ? sql`drop table ${listed}` : sql`truncate ${listed}`);
}

async function fillTables(db: Pick<Db, 'execute'>, { tables, counters }: Dumped, linesOf: Load['linesOf']) {
  for (const { name } of await describeTables(db)) {
    const columns = tables.find((table) => table.name === name)?.columns ?? [];
    let batch: string[] = [];
    const flush = async () => {
      if (batch.length > 0) await insert(db, name, columns, batch);
      batch = [];
    };
    // What triggers wrote is in the dump, too.
    await db.execute(sql`alter table ${sql.identifier(name)} disable trigger user`);
    for await (const line of linesOf(name)) if (batch.push(line) === atOnce) await flush();
    await flush();
    await db.execute(sql`alter table ${sql.identifier(name)} enable trigger user`);
  }
  for (const [name, value] of Object.entries(counters)) {
    await db.execute(sql`select setval(format('public.%I', ${name}::text)::regclass, ${value}::bigint)`);
  }
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
