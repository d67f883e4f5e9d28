import type { PGlite } from '@electric-sql/pglite';
import { createPglite } from './testing-pglite.ts';

/**
 * Unpacking one takes most of a second, and its code has to warm up again; emptying one takes a twentieth of that. So
 * they stay open for the next test files of this process: two, as many tests close a second one while they use the
 * first.
 */
const idle: PGlite[] = [];
const mostIdle = 2;

/** One with empty tables for exclusive use. Closing it returns it, and further queries fail. */
export async function borrowPglite(): Promise<PGlite> {
  const client = idle.pop() ?? (await createPglite());
  const before = await readShape(client);
  let isReturned = false;

  const giveBack = async () => {
    if (isReturned) return;
    isReturned = true;
    const after = await readShape(client);
    // A test that changes tables has made it unusable for others.
    if (idle.length >= mostIdle || JSON.stringify(after) !== JSON.stringify(before)) return client.close();
    await emptyTables(client, after.tables);
    idle.push(client);
  };
  const refuse = () => Promise.reject(new Error('PGlite is closed'));

  return new Proxy(client, {
    get(target, name) {
      if (name === 'close') return giveBack;
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return isReturned ? refuse : value.bind(target);
    },
  });
}

/** Truncating a table takes ten times as long as finding that it is empty, as most are after a test. */
async function emptyTables(client: PGlite, tables: readonly string[]): Promise<void> {
  const ifUsed = tables.map((table) => `select '${table}' as name where exists (select from ${table})`);
  const { rows: used } = await client.query<{ name: string }>(ifUsed.join(' union all '));
  if (used.length > 0) await client.exec(`truncate ${used.map(({ name }) => name).join(', ')} cascade`);
  await client.exec(`
    select setval(format('%I', sequencename)::regclass, start_value, false) from pg_sequences
    where schemaname = 'public' and last_value is not null`);
}

interface Shape {
  readonly tables: readonly string[];
  readonly columns: number;
  readonly constraints: number;
}

async function readShape(client: PGlite): Promise<Shape> {
  const { rows } = await client.query<Shape>(`
    select array_agg(format('%I', relname) order by relname) as tables,
      (select count(*)::int from pg_attribute where attnum > 0 and not attisdropped) as columns,
      (select count(*)::int from pg_constraint) as constraints
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`);
  const [shape] = rows;
  if (!shape) throw new Error('A query without groups answers one row');
  return shape;
}
