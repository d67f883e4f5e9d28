import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../../src/platform/database/database.ts';

/** An account with rows of every kind. */
export const knownPerson = { number: 7, email: 'person7@example.com', bellToken: 'bell-token-7' } as const;

/** A word that is only in the message of one ticket. */
export const rareWord = 'elefante';

/** The reference of the nth newest ticket; digits that references do not use are written as letters. */
export function referenceOf(number: number): string {
  const code = String(number).padStart(8, '0').replaceAll('0', 'A').replaceAll('1', 'B');
  return `H-${code.slice(0, 4)}-${code.slice(4)}`;
}

/** The id of the nth row of a kind. */
export function idOf(kind: RowKind, number: number): string {
  const hash = createHash('md5').update(`${kind}${number}`).digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

type RowKind =
  | 'user'
  | 'ticket'
  | 'request'
  | 'message'
  | 'answer'
  | 'note'
  | 'session'
  | 'order'
  | 'purchase'
  | 'booking'
  | 'quotation'
  | 'file'
  | 'receipt'
  | 'visitor';

/** `referenceOf` and `idOf` in SQL, for a number `n`. */
const code = `translate(lpad(n::text, 8, '0'), '01', 'AB')`;
const reference = (letter: string) => `'${letter}-' || substr(${code}, 1, 4) || '-' || substr(${code}, 5)`;
const id = (kind: RowKind, number = 'n') => `md5('${kind}' || ${number})::uuid`;

/** Inserts tickets over three years, and matching numbers of rows in all other tables that grow with use. */
export async function fillTables(db: Db, tickets: number): Promise<void> {
  const people = Math.ceil(tickets / 10);
  const ago = `date_trunc('milliseconds', now() - n * interval '3 years' / ${tickets})`;
  const person = `(n % ${people * 2} + 1)`;
  const owner = id('user', `(n % ${people} + 1)`);
  const some = Math.ceil(tickets / 2);
  const fillings: readonly (readonly [table: string, columns: string, values: string, rows: number])[] = [
    [
      '"user"',
      'id, name, email, email_verified',
      `${id('user')}, 'Person ' || n, 'person' || n || '@example.com', true`,
      people,
    ],
    [
      'ticket',
      `id, reference, request_id, message_key, name, email, phone, country, message, language, state, assignee,
       created_at, first_answer_at, waiting_since, last_activity_at`,
      `${id('ticket')}, ${reference('H')}, ${id('request')}, ${id('message')},
       'Person ' || ${person}, 'Person' || ${person} || '@example.com', '+57300' || lpad(n::text, 7, '0'),
       (array['co', 'us', 'ca'])[1 + n % 3],
       'Hola, necesito ayuda con el pedido ' || md5(n::text) || ' y con la factura ' || md5((n * 7)::text) ||
         '. ¿Me pueden llamar mañana por la tarde, por favor? Gracias.' ||
         case when n = ${Math.ceil(tickets / 2)} then ' ${rareWord}' else '' end,
       'es', case when n % 100 < 2 then 'quarantined' when n % 100 < 4 then 'new'
         when n % 100 < 20 then 'answered' else 'closed' end,
       case when n % 3 > 0 then 'team' || n % 3 || '@example.com' end, ${ago},
       case when n % 100 >= 4 then ${ago} + interval '1 hour' end, case when n % 100 in (2, 3) then ${ago} end, ${ago}`,
      tickets,
    ],
    [
      'ticket_message',
      'id, ticket_id, author, text, created_at',
      `${id('answer')}, ${id('ticket', '(n * 2)')}, 'team', 'Con gusto: ' || md5(n::text), ${ago}`,
      Math.floor(tickets / 2),
    ],
    [
      'ticket_note',
      'id, ticket_id, staff_email, text, created_at',
      `${id('note')}, ${id('ticket', '(n * 10)')}, 'team1@example.com', 'Llamar otra vez: ' || md5(n::text), ${ago}`,
      Math.floor(tickets / 10),
    ],
    [
      'incoming_mail',
      'key, source, state, bytes, sender, outcome, problem, ticket_id, received_at, next_attempt_at, handled_at',
      `md5(n::text), 'imap', case when n % 1000 = 0 then 'failed' else 'done' end, 1000,
       'person' || n || '@example.com', case when n % 1000 > 0 then 'ticket' end,
       case when n % 1000 = 0 then 'unproven' end, ${id('ticket', '(n * 2)')}, ${ago}, ${ago}, ${ago}`,
      Math.floor(tickets / 2),
    ],
    [
      'ticket_attachment',
      'id, ticket_id, name, type, bytes',
      `${id('file')}, ${id('ticket', '(n * 5)')}, 'a.txt', 'text/plain', 1`,
      Math.floor(tickets / 5),
    ],
    [
      'outbox_message',
      'key, recipient, subject, text, state, created_at, next_attempt_at, sent_at',
      `'ticket:' || ${reference('H')} || ':visitor', 'Person' || ${person} || '@example.com', 'Hola', md5(n::text),
       case when n % 1000 = 1 then 'dead' when n % 1000 = 2 then 'waiting' else 'sent' end, ${ago}, ${ago}, ${ago}`,
      tickets,
    ],
    [
      'notification',
      'user_id, kind, event, values, created_at, read_at',
      `${owner}, 'ticketReceived', 'ticket:' || ${reference('H')} || ':received',
       jsonb_build_object('reference', ${reference('H')}), ${ago}, case when n % 20 = 0 then null else ${ago} end`,
      tickets,
    ],
    [
      'session',
      'id, user_id, token, expires_at',
      `${id('session')}, ${id('user')}, 'token-' || n, now() + interval '20 days'`,
      people,
    ],
    [
      'bell_token',
      'hash, session_id',
      `rtrim(translate(encode(sha256(('bell-token-' || n)::bytea), 'base64'), '+/', '-_'), '='), ${id('session')}`,
      people,
    ],
    [
      'payment_order',
      'id, reference, request_id, user_id, email, language, product_id, currency, amount, provider, state, created_at, expires_at, paid_at, delivered_at, next_check_at',
      `${id('order')}, ${reference('P')}, ${id('purchase')}, ${owner}, 'person' || n || '@example.com', 'es', 7, 'cop', 1000,
       'wompi', case when n % 200 = 0 then 'open' when n % 4 = 0 then 'expired' else 'paid' end, ${ago}, ${ago},
       case when n % 4 > 0 then ${ago} end, case when n % 4 > 0 and n % 100 > 1 then ${ago} end,
       case when n % 200 = 0 then ${ago} end`,
      some,
    ],
    [
      'order_billing',
      'order_id, kind, name, street, city, country, updated_at',
      `${id('order')}, 'person', 'Person ' || n, 'Calle ' || n, 'Bogotá', 'CO', ${ago}`,
      Math.floor(some / 2),
    ],
    [
      'payment_refund',
      'order_id, amount, reason, refunded_at, created_at',
      `${id('order')}, 100, 'discount', ${ago}, ${ago}`,
      Math.floor(some / 20),
    ],
    [
      'payment_transaction',
      'provider, id, order_id, reference, status, currency, amount, created_at, updated_at',
      `'wompi', 'transaction-' || n, ${id('order')}, ${reference('P')}, 'APPROVED', 'cop', 1000, ${ago}, ${ago}`,
      some,
    ],
    [
      'meeting',
      'reference, request_id, user_id, name, email, topic, language, zone, starts_at, created_at, booked_at, reminded_at',
      `${reference('M')}, ${id('booking')}, ${owner}, 'Person ' || n, 'person' || n || '@example.com', 'Hola', 'es',
       'America/Bogota', now() + interval '30 days' - n * interval '1 hour', ${ago}, ${ago},
       case when n > 1000 then ${ago} end`,
      some,
    ],
    [
      'quote',
      'reference, request_id, user_id, name, email, language, currency, selection, lines, taxes, subtotal, total, created_at, valid_until',
      `${reference('Q')}, ${id('quotation')}, ${owner}, 'Person ' || n, 'person' || n || '@example.com', 'es', 'cop',
       'product-wabot.12.5', '[]', '[]', 1000, 1190, ${ago}, ${ago}`,
      some,
    ],
    [
      'staff_action',
      'staff_email, action, subject, at',
      `'team@example.com', 'ticket-answered', ${reference('H')}, ${ago}`,
      Math.floor(tickets / 2),
    ],
    [
      'consent_receipt',
      'id, visitor, purposes, version, language, at',
      `${id('receipt')}, ${id('visitor')}, '{}', '2026-11-01', 'es', ${ago}`,
      tickets,
    ],
    [
      'payment_event',
      'key, transaction_id, status, sent_at, received_at',
      `'wompi:' || md5(n::text), 'transaction-' || n, 'APPROVED', ${ago}, ${ago}`,
      some,
    ],
    [
      'ticket_count',
      'key, tickets, until',
      `'email-day:' || md5(n::text), 1, now() + interval '1 day' * (n % 10 - 1)`,
      tickets,
    ],
  ];
  await insertWithoutIndexes(db, async () => {
    for (const [table, columns, values, rows] of fillings) {
      await db.execute(
        sql.raw(`insert into ${table} (${columns}) select ${values} from generate_series(1, ${rows}) as n`),
      );
    }
  });
}

/** Inserts many rows: creating an index after the inserts takes a fraction of the time. */
export async function insertWithoutIndexes(db: Db, insert: () => Promise<void>): Promise<void> {
  await db.execute(sql.raw(withoutIndexes));
  await insert();
  await db.execute(sql.raw(indexesAnew));
  await db.execute(sql.raw('vacuum analyze'));
}

const withoutIndexes = `do $$ declare one record; begin
  create table dropped_index as select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = 'public'::regnamespace and not indisunique and not indisexclusion;
  for one in select * from dropped_index loop execute 'drop index ' || one.name; end loop;
end $$`;
const indexesAnew = `do $$ declare one record; begin
  set local maintenance_work_mem = '256MB';
  for one in select * from dropped_index loop execute one.definition; end loop;
  drop table dropped_index;
end $$`;
