import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rowsOf } from '../../src/platform/database/database.ts';

/** In an order in which each refers to earlier ones. */
const tables = [
  'user',
  'quote',
  'payment_order',
  'order_billing',
  'payment_refund',
  'payment_transaction',
  'payment_event',
  'meeting',
  'ticket',
  'ticket_message',
  'ticket_note',
  'notification',
  'consent_receipt',
  'outbox_message',
  'incoming_mail',
  'staff_action',
] as const;

const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const references = ['reference', 'about', 'quote_reference', 'subject'];
const addresses = ['email', 'sender', 'recipient', 'mailbox'];
/** Of texts that must differ. */
const keys = ['key', 'event', 'transaction_id', 'provider_reference', 'mail_id', 'id'];

/**
 * Copies all rows so often, in the database, which takes seconds where inserting as many rows takes minutes. Each copy is
 * of other people at slightly other times, and its ids, references and addresses fit together.
 */
export async function multiplyRows(db: Db, times: number): Promise<void> {
  for (const table of tables) {
    const columns = await rowsOf(
      db,
      columnRow,
      sql`select column_name as name, data_type as type from information_schema.columns
        where table_schema = 'public' and table_name = ${table} and is_identity = 'NO' and is_generated = 'NEVER'
          and coalesce(column_default, '') not like 'nextval%'`,
    );
    const names = columns.map(({ name }) => `"${name}"`).join(', ');
    const values = columns.map((column) => copied(table, column)).join(', ');
    await db.execute(
      sql.raw(
        `insert into "${table}" (${names}) select ${values} from "${table}", generate_series(1, ${times - 1}) as n`,
      ),
    );
  }
}

const columnRow = z.object({ name: z.string(), type: z.string() });

/** The value of a column in the nth copy. */
function copied(table: string, { name, type }: z.output<typeof columnRow>): string {
  const column = `"${table}"."${name}"`;
  if (type === 'uuid') return `md5(${column}::text || n)::uuid`;
  // Every time of a meeting is taken once.
  if (type.startsWith('timestamp'))
    return `${column} - n * interval '${table === 'meeting' ? '800 days' : '37 minutes'}'`;
  if (references.includes(name)) {
    // Other letters of the alphabet of references, the same in every table.
    const moved = `substr('${alphabet}', n + 1) || left('${alphabet}', n)`;
    const isReference = `${column} ~ '^[HMPQ]-[2-9A-Z]{4}-'`;
    return `case when ${isReference} then left(${column}, 2) || translate(substr(${column}, 3), '${alphabet}', ${moved}) else ${column} end`;
  }
  if (addresses.includes(name)) return `n || '.' || ${column}`;
  if (name === 'key' && table === 'incoming_mail') return `md5(${column} || n)`;
  return keys.includes(name) ? `n || ':' || ${column}` : column;
}
