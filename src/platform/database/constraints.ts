import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The condition of a check constraint: the column has one of these values, which are part of the code. */
export function isOneOf(column: SQLWrapper, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;
}
