import { asc, gt, inArray, isNotNull } from 'drizzle-orm';
import { incomingMail } from '#features/incoming-mail/server/tables.ts';
import { ticketAttachment } from '#features/tickets/server/tables.ts';
import type { Db } from '#platform/database/database.ts';

/** The columns that name files: of tickets, and messages as they arrived. A file always exists before its row. */
export const fileColumns = [
  { table: ticketAttachment, column: ticketAttachment.id },
  { table: incomingMail, column: incomingMail.original },
] as const;

/** Names looked up in one query. */
const atOnce = 1_000;

/** Which of these files rows refer to, in all these columns. */
export async function stillReferenced(
  db: Db,
  files: readonly string[],
  columns: readonly (typeof fileColumns)[number][] = fileColumns,
): Promise<string[]> {
  const found: string[] = [];
  for (let n = 0; n < files.length; n += atOnce) {
    for (const { table, column } of columns) {
      const rows = await db
        .select({ file: column })
        .from(table)
        .where(inArray(column, files.slice(n, n + atOnce)));
      found.push(...rows.flatMap(({ file }) => file ?? []));
    }
  }
  return found;
}

/** All files that rows refer to, some at a time. */
export async function* referencedFiles(db: Db): AsyncGenerator<readonly string[]> {
  for (const { table, column } of fileColumns) {
    let last: string | undefined;
    do {
      const rows = await db
        .select({ file: column })
        .from(table)
        .where(last === undefined ? isNotNull(column) : gt(column, last))
        .orderBy(asc(column))
        .limit(atOnce);
      const files = rows.flatMap(({ file }) => file ?? []);
      yield files;
      last = files.length < atOnce ? undefined : files.at(-1);
    } while (last !== undefined);
  }
}
