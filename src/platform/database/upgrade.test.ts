import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from './open-database.ts';
import { createPostgresDatabase } from './testing.ts';
import { migrationsDir, migrationsUpTo } from './testing-migrations.ts';

/** The last version before the team's console had conversations, an inbox, customers, refunds and members. */
const lastBefore = '0017_erasure';

const folder = mkdtempSync(join(tmpdir(), 'hormiga-upgrade-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function migrate(url: string, dir: string): Promise<void> {
  await (await openDatabase({ url, dataDir: '', migrationsDir: dir })).close();
}

const day = (number: number) => `2026-11-0${number}T12:00:00Z`;

/** Tickets of an existing site: by name, with state and messages, which are written at noon of days of November. */
const tickets = {
  unanswered: { state: 'new', messages: [] },
  insistent: { state: 'new', messages: ['visitor 2', 'visitor 3'] },
  answered: { state: 'answered', messages: ['team 2'] },
  replied: { state: 'new', messages: ['team 2', 'visitor 3', 'visitor 4'] },
  answeredTwice: { state: 'answered', messages: ['team 2', 'visitor 3', 'team 4'] },
  reopened: { state: 'new', messages: ['visitor 2', 'team 3'] },
  closed: { state: 'closed', messages: ['team 2', 'visitor 3'] },
  closedUnanswered: { state: 'closed', messages: [] },
  spam: { state: 'quarantined', messages: ['visitor 2'] },
} as const;

/** Orders by name: their state, and the transactions of the provider, each with the day of its last change. */
const orders = {
  open: { state: 'open', paid: null, transactions: ['PENDING 1'] },
  paid: { state: 'paid', paid: day(2), transactions: ['APPROVED 2'] },
  voided: { state: 'voided', paid: day(2), transactions: ['VOIDED 4'] },
  chargedTwice: { state: 'paid', paid: day(2), transactions: ['APPROVED 2', 'VOIDED 3'] },
  voidedTwice: { state: 'voided', paid: day(2), transactions: ['VOIDED 5', 'VOIDED 3'] },
  neverPaid: { state: 'expired', paid: null, transactions: ['VOIDED 3'] },
} as const;

async function fill(client: pg.Client): Promise<void> {
  for (const [number, [name, { state, messages }]] of Object.entries(tickets).entries()) {
    const { rows } = await client.query(
      `insert into ticket (reference, name, email, message, language, state, created_at, last_activity_at)
       values ($1, $2, 'Ana@Example.com', 'Hola', 'es', $3, $4, $5) returning id`,
      [`H-2222-222${number}`, name, state, day(1), day(6)],
    );
    for (const message of messages) {
      const [author, at] = message.split(' ');
      await client.query(
        `insert into ticket_message (id, ticket_id, author, staff_email, text, created_at)
         values (gen_random_uuid(), $1, $2, $3, 'Sí', $4)`,
        [rows[0].id, author, author === 'team' ? 'eva@hormiga.example' : null, day(Number(at))],
      );
    }
    await client.query(`insert into ticket_attachment values (gen_random_uuid(), $1, 'a.txt', 'text/plain', 9)`, [
      rows[0].id,
    ]);
  }
  for (const [number, [name, { state, paid, transactions }]] of Object.entries(orders).entries()) {
    const { rows } = await client.query(
      `insert into payment_order (reference, email, language, product_id, api_client, currency, amount, provider, state,
         created_at, expires_at, paid_at, delivered_at)
       values ($1, 'ana@example.com', 'es', 4, $2, 'COP', 4000000, 'sandbox', $3, $4, $5, $6, $6) returning id`,
      [`P-2222-2222-222${number}`, name, state, day(1), day(9), paid],
    );
    for (const [n, transaction] of transactions.entries()) {
      const [status, at] = transaction.split(' ');
      await client.query(
        `insert into payment_transaction values ('sandbox', $1, $2, 'x', $3, 'COP', 4000000, null, null, null, $4, $4)`,
        [`${name} ${n}`, rows[0].id, status, day(Number(at))],
      );
    }
  }
  await client.query(`
    insert into "user" (name, email) values ('Eva', 'eva@hormiga.example');
    insert into session (user_id, token, expires_at) select id, 'token', now() + interval '1 day' from "user";
    insert into quote (reference, name, email, company, language, currency, selection, lines, taxes, subtotal, total,
      created_at, valid_until) values ('Q-2222-2222-2222', 'Ana', 'ana@example.com', ' Oriente ', 'es', 'cop', 'x', '[]',
      '[]', 100, 119, now(), now());
    insert into meeting (reference, name, email, topic, language, zone, starts_at, created_at, booked_at)
      values ('M-2222-2222', 'Ana', 'ana@example.com', 'x', 'es', 'America/Bogota', now(), now(), now());
    insert into staff_action (staff_email, action, subject, at)
      values ('eva@hormiga.example', 'ticket-answered', 'H-2222-2222', now());
    insert into outbox_message (key, recipient, subject, text) values ('x', 'ana@example.com', 'x', 'x');`);
}

describe('the upgrade of an existing site', () => {
  let client: pg.Client;
  beforeAll(async () => {
    const url = await createPostgresDatabase();
    await migrate(url, migrationsUpTo(lastBefore, join(folder, 'migrations')));
    client = new pg.Client({ connectionString: url });
    await client.connect();
    await fill(client);
    await migrate(url, migrationsDir);
  }, 120_000);
  afterAll(() => client.end());

  const read = async (query: string) => (await client.query(query)).rows;
  const inDays = (value: Date | null) => value?.toISOString().replace('.000', '') ?? null;

  it('knows who waits for the team, and since which message', async () => {
    const rows = await read('select name, waiting_since from ticket');
    expect(Object.fromEntries(rows.map(({ name, waiting_since }) => [name, inDays(waiting_since)]))).toEqual({
      unanswered: day(1),
      insistent: day(1),
      answered: null,
      replied: day(3),
      answeredTwice: null,
      // Nobody wrote after the answer: somebody of the team reopened it, last of all.
      reopened: day(6),
      closed: null,
      closedUnanswered: null,
      spam: null,
    });
  });

  it('knows the first answer of each ticket', async () => {
    const rows = await read('select name, first_answer_at from ticket where first_answer_at is not null');
    expect(Object.fromEntries(rows.map(({ name, first_answer_at }) => [name, inDays(first_answer_at)]))).toEqual({
      answered: day(2),
      replied: day(2),
      answeredTwice: day(2),
      reopened: day(3),
      closed: day(2),
    });
  });

  it('leaves tickets as they were: by visitors, about nothing, with nobody assigned', async () => {
    expect(await read('select distinct opened_by, about, assignee, last_activity_at from ticket')).toEqual([
      { opened_by: 'visitor', about: null, assignee: null, last_activity_at: new Date(day(6)) },
    ]);
    expect(await read('select distinct message_id from ticket_attachment')).toEqual([{ message_id: null }]);
    for (const table of ['ticket_note', 'ticket_presence', 'saved_answer', 'incoming_mail', 'team_member'])
      expect(await read(`select * from ${table}`), table).toEqual([]);
  });

  it('records the refunds that the provider reported, each once, and a second charge as such', async () => {
    const rows = await read(`select "order".api_client as name, refund.* from payment_refund as refund
      join payment_order as "order" on "order".id = order_id order by name, refunded_at`);
    expect(
      rows.map(({ name, reason, is_extra, amount, transaction_id, refunded_at }) => [
        name,
        reason,
        is_extra,
        Number(amount),
        transaction_id,
        inDays(refunded_at),
      ]),
    ).toEqual([
      ['chargedTwice', 'secondCharge', true, 4_000_000, 'chargedTwice 1', day(3)],
      ['voided', 'other', false, 4_000_000, 'voided 0', day(4)],
      ['voidedTwice', 'other', false, 4_000_000, 'voidedTwice 1', day(3)],
      ['voidedTwice', 'other', true, 4_000_000, 'voidedTwice 0', day(5)],
    ]);
  });

  it('leaves orders as they were: delivered or not, without a note or invoice details', async () => {
    const rows = await read(
      'select api_client, delivered_at from payment_order where delivery_id is null and delivery_note is null',
    );
    const delivered = rows.map(({ api_client, delivered_at }) => [api_client, inDays(delivered_at)]);
    expect(Object.fromEntries(delivered)).toEqual(
      Object.fromEntries(Object.entries(orders).map(([name, { paid }]) => [name, paid])),
    );
    expect(await read('select * from order_billing')).toEqual([]);
  });

  it('keeps sessions, mails and the log, and asks nobody for a second factor', async () => {
    expect(await read('select second_factor_at, console_at from session')).toEqual([
      { second_factor_at: null, console_at: null },
    ]);
    expect(await read('select is_personal, thread from outbox_message')).toEqual([
      { is_personal: false, thread: null },
    ]);
    expect(await read('select action from staff_action')).toEqual([{ action: 'ticket-answered' }]);
    expect(await read('select * from passkey')).toEqual([]);
  });
});
