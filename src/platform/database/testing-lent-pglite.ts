import type { PGlite } from '@electric-sql/pglite';
import { createPglite } from './testing-pglite.ts';

/**
 * Unpacking one takes most of a second, and its code has to warm up again; emptying one takes a twentieth of that. So
 * one stays open for the next test file of this process.
 */
let idle: PGlite | undefined;

/** One with empty tables for exclusive use. Closing it returns it, and further queries fail. */
export async function borrowPglite(): Promise<PGlite> {
  const client = idle ?? (await createPglite());
  idle = undefined;
  const before = await readShape(client);
  let isReturned = false;

  const giveBack = async () => {
    if (isReturned) return;
    isReturned = true;
    const after = await readShape(client);
    // A test that changes tables has made it unusable for others.
    if (idle || JSON.stringify(after) !== JSON.stringify(before)) return client.close();
    await client.exec(`truncate ${after.tables} restart identity`);
    idle = client;
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

interface Shape {
  readonly tables: string;
  readonly columns: number;
  readonly constraints: number;
}

async function readShape(client: PGlite): Promise<Shape> {
  const { rows } = await client.query<Shape>(`
    select string_agg(format('%I', relname), ', ' order by relname) as tables,
      (select count(*)::int from pg_attribute where attnum > 0 and not attisdropped) as columns,
      (select count(*)::int from pg_constraint) as constraints
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`);
  const [shape] = rows;
  if (!shape) throw new Error('A query without groups answers one row');
  return shape;
}
