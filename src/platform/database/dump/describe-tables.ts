import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../database.ts';
import { rowsOf } from './rows-of.ts';

const described = z.object({ name: z.string(), columns: z.array(z.string()), needs: z.array(z.string()) });

type Table = z.infer<typeof described>;

/** All tables as the database itself knows them, each after those that its rows name. */
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
    if (!next) throw new Error('Tables name each other in a circle, so that none can be filled first');
    ordered.push(next);
  }
  return ordered;
}

/** The names of the tables that have at least one row. */
export async function tablesWithRows(db: Pick<Db, 'execute'>): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of await describeTables(db)) {
    const row = z.object({ some: z.boolean() });
    const [answer] = await rowsOf(db, row, sql`select exists (select from ${sql.identifier(name)}) as some`);
    if (answer?.some) found.push(name);
  }
  return found;
}
