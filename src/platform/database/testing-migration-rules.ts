import type pg from 'pg';

/** Of a migration that breaks the version before on purpose: a comment with the reason why nothing needs it any more. */
const contractMark = /^-- contract: \S/m;

export const isContract = (statements: readonly string[]) => statements.some((text) => contractMark.test(text));

interface Column {
  readonly type: string;
  readonly isRequired: boolean;
  /** The database fills it in. */
  readonly isFilled: boolean;
}

/** What refuses rows: constraints and unique indexes, by their table and definition. */
interface Rule {
  readonly table: string;
  readonly columns: readonly string[];
  readonly isUnique: boolean;
}

async function readStructure(client: pg.Client) {
  const { rows: tables } = await client.query<{ name: string; oid: number; file: string }>(
    `select relname as name, oid::int, pg_relation_filenode(oid)::text as file from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const { rows: columns } = await client.query<{ key: string } & Column>(
    `select c.relname || '.' || a.attname as key, format_type(a.atttypid, a.atttypmod) as type,
        a.attnotnull as "isRequired", (a.atthasdef or a.attidentity <> '') as "isFilled"
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped`,
  );
  const { rows: rules } = await client.query<{ key: string } & Rule>(
    `select conrelid::regclass || ': ' || pg_get_constraintdef(oid) as key, conrelid::regclass::text as table, false as "isUnique",
        array(select attname::text from pg_attribute where attrelid = conrelid and attnum = any(conkey)) as columns
      from pg_constraint where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'x')
      union all
      select indrelid::regclass || ': ' || regexp_replace(pg_get_indexdef(indexrelid), ' INDEX \\S+ ON \\S+', ''),
        indrelid::regclass::text, true,
        array(select attname::text from pg_attribute where attrelid = indrelid and attnum = any(indkey))
      from pg_index where indisunique and (select relnamespace from pg_class where oid = indrelid) = 'public'::regnamespace`,
  );
  return {
    tables: new Map(tables.map((table) => [table.name, table])),
    columns: new Map<string, Column>(columns.map((column) => [column.key, column])),
    rules: new Map<string, Rule>(rules.map((rule) => [rule.key, { ...rule, table: rule.table.replaceAll('"', '') }])),
  };
}

type Structure = Awaited<ReturnType<typeof readStructure>>;

/**
 * Applies a migration in the transaction that is open, and returns in which ways it would disturb servers of the version
 * before, which still run on the same tables during a rolling restart.
 */
export async function findDisturbances(client: pg.Client, statements: readonly string[]): Promise<string[]> {
  const before = await readStructure(client);
  for (const statement of statements) await client.query(statement);
  const after = await readStructure(client);
  return [
    ...goneTables(before, after),
    ...changedColumns(before, after),
    ...newColumns(before, after),
    ...changedRules(before, after),
    ...(await locks(client, before, after)),
  ];
}

function goneTables({ tables }: Structure, after: Structure): string[] {
  return [...tables.keys()].filter((name) => !after.tables.has(name)).map((name) => `${name} is gone`);
}

const tableOf = (key: string) => key.slice(0, key.indexOf('.'));

function changedColumns(before: Structure, after: Structure): string[] {
  const found: string[] = [];
  for (const [key, { type, isRequired, isFilled }] of before.columns) {
    if (!after.tables.has(tableOf(key))) continue;
    const now = after.columns.get(key);
    if (!now) found.push(`${key} is gone`);
    else if (now.type !== type) found.push(`${key} was ${type} and is ${now.type}`);
    else if (now.isRequired && !isRequired) found.push(`${key} must not be null any more`);
    else if (now.isRequired && isFilled && !now.isFilled) found.push(`${key} has no default any more`);
  }
  return found;
}

function newColumns(before: Structure, after: Structure): string[] {
  return [...after.columns]
    .filter(([key, { isRequired, isFilled }]) => {
      return before.tables.has(tableOf(key)) && !before.columns.has(key) && isRequired && !isFilled;
    })
    .map(([key]) => `${key} is new, must not be null and has no default`);
}

function changedRules(before: Structure, after: Structure): string[] {
  const added = [...after.rules].filter(([key, { table, columns }]) => {
    if (before.rules.has(key) || !before.tables.has(table)) return false;
    // Without a column it is about an expression.
    return columns.length === 0 || columns.some((column) => before.columns.has(`${table}.${column}`));
  });
  // "on conflict" names the columns of a unique index, and fails without it.
  const gone = [...before.rules].filter(
    ([key, { table, isUnique }]) => isUnique && !after.rules.has(key) && after.tables.has(table),
  );
  return [
    ...added.map(([key]) => `${key} may refuse what was accepted`),
    ...gone.map(([key]) => `${key} is gone, which "on conflict" may need`),
  ];
}

async function locks(client: pg.Client, before: Structure, after: Structure): Promise<string[]> {
  const rewritten = [...before.tables.values()].filter(({ name, file }) => {
    const now = after.tables.get(name);
    return now !== undefined && now.file !== file;
  });
  const { rows } = await client.query<{ relation: number }>(
    `select relation::int from pg_locks where pid = pg_backend_pid() and mode = 'AccessExclusiveLock'`,
  );
  const locked = [...before.tables.values()].filter(({ oid }) => rows.some(({ relation }) => relation === oid));
  const names = locked.map(({ name }) => name).sort();
  return [
    ...rewritten.map(({ name }) => `${name} is written again, and locked meanwhile`),
    ...(names.length > 1 ? [`${names.join(', ')} are locked together, in which a server can wait for the other`] : []),
  ];
}
