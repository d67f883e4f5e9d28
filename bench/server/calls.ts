import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { getNotifications } from '../../src/features/bell/contract.ts';
import { getPlans } from '../../src/features/plans/contract.ts';
import { createTicket } from '../../src/features/tickets/contract.ts';
import { type Site, startSite } from '../../tests/support/start-site.ts';
import { showProgress } from '../progress.ts';
import { asOftenAsPossible, type Done, seconds, senders } from './as-often-as-possible.ts';
import { bellToken } from './bell-token.ts';
import { withPostgres } from './with-postgres.ts';

type Results = readonly (readonly [name: string, done: Done])[];

/** Calls a second on both databases, and what the PostgreSQL does without the site. */
export async function callsReport(): Promise<string> {
  const embedded = await callsOn({});
  showProgress('calls: embedded database measured');
  const [postgres, bare, rows] = await withPostgres({ durable: true }, async (url) => {
    const calls = await callsOn({ DATABASE_URL: url });
    return [calls, ...(await onBare(url))] as const;
  });
  const tickets = postgres.find(([name]) => name === ticketName)?.[1].times;
  return [
    `calls a second, ${senders} senders at a time, ${seconds} s each; plans ask no database`,
    ...table('embedded database (no fsync)', embedded),
    ...table('PostgreSQL with fsync', postgres),
    ...table('that PostgreSQL alone', bare),
    `  tickets acknowledged on PostgreSQL ${tickets}, found there ${rows}`,
  ].join('\n');
}

const ticketName = 'a ticket with its two mails';

async function callsOn(settings: NodeJS.ProcessEnv): Promise<Results> {
  const site = await startSite({ LOG_LEVEL: 'silent', ...settings });
  try {
    const asker = await bellToken(site);
    // Tickets last: their mails are still being sent when they are acknowledged.
    return [
      ['plans of a product', await asOftenAsPossible(() => askPlans(site))],
      ['the bell of somebody', await asOftenAsPossible(() => askBell(site, asker))],
      [ticketName, await asOftenAsPossible(() => sendTicket(site))],
    ];
  } finally {
    await site.stop();
  }
}

/** From somebody who has sent none before. */
export async function sendTicket({ origin }: Site): Promise<void> {
  const email_cliente = `${randomUUID()}@example.com`;
  const body = new URLSearchParams({ nombre_cliente: 'Ana', email_cliente, descripcion: 'Hola', lang: 'es' });
  const response = await fetch(origin + createTicket.path, { method: 'POST', body });
  createTicket.response.parse(await response.json());
}

export async function askPlans({ origin }: Site): Promise<void> {
  getPlans.response.parse(await postJson(origin + getPlans.path, { currency: 'COP', product_id: 3, lang: 'es' }));
}

async function askBell({ origin }: Site, asker: { token: string; email: string }): Promise<void> {
  getNotifications.response.parse(await postJson(origin + getNotifications.path, asker));
}

async function postJson(url: string, body: unknown): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}

/** One statement of each kind, by as many connections, and how many tickets are there. */
async function onBare(url: string): Promise<readonly [Results, number]> {
  const pool = new pg.Pool({ connectionString: url, max: senders });
  // The server is stopped while the last connections are still being closed.
  pool.on('error', () => undefined);
  await pool.query('create table bare (id uuid primary key, message text)');
  const insert = async () => void (await pool.query('insert into bare values ($1, $2)', [randomUUID(), 'Hola']));
  const select = async () => void (await pool.query('select * from notification where read_at is null limit 30'));
  const results: Results = [
    ['the unread of a bell, one statement', await asOftenAsPossible(select)],
    ['one row a commit', await asOftenAsPossible(insert)],
  ];
  const { rows } = await pool.query<{ count: string }>('select count(*) from ticket');
  await pool.end();
  return [results, Number(rows[0]?.count)];
}

function table(name: string, results: Results): string[] {
  const number = (value: number) => value.toFixed(1).padStart(9);
  return [
    `  ${name.padEnd(36)}  a second    p50 ms    p99 ms`,
    ...results.map(([what, { rate, p50, p99 }]) => {
      return `    ${what.padEnd(36)} ${Math.round(rate).toLocaleString('en').padStart(7)} ${number(p50)} ${number(p99)}`;
    }),
  ];
}
