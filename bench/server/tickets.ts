import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createTicket } from '../../src/contracts/tickets.ts';
import { postgresPassword, runPostgres } from '../../src/database/testing-postgres-process.ts';
import { freePort } from '../../tests/support/free-port.ts';
import { startSite } from '../../tests/support/start-site.ts';

const senders = 16;
const seconds = 8;

/** Tickets a second that are kept before they are acknowledged, and what the database does without the site. */
export async function ticketsReport(): Promise<string> {
  const embedded = await ticketsOn({});
  const { tickets, rows, commits } = await onPostgres();
  const line = (name: string, rate: number) => `  ${name.padEnd(46)} ${Math.round(rate).toLocaleString('en')}`;
  return [
    `tickets a second, each with its two mails, ${senders} senders at a time, ${seconds} s`,
    line('embedded database (no fsync)', embedded.rate),
    line('PostgreSQL with fsync', tickets.rate),
    line('that PostgreSQL alone, one row a commit', commits),
    `  acknowledged on PostgreSQL ${tickets.acknowledged}, found there ${rows}`,
  ].join('\n');
}

async function onPostgres() {
  const folder = await mkdtemp(join(tmpdir(), 'bench-postgres-'));
  const port = await freePort();
  const stop = await runPostgres(folder, port, { durable: true });
  const url = `postgresql://postgres:${postgresPassword}@127.0.0.1:${port}/postgres`;
  const pool = new pg.Pool({ connectionString: url, max: senders });
  // The server is stopped while the last connections are still being closed.
  pool.on('error', () => undefined);
  try {
    const tickets = await ticketsOn({ DATABASE_URL: url });
    const { rows } = await pool.query<{ count: string }>('select count(*) from ticket');
    await pool.query('create table bare (id uuid primary key, message text)');
    const bare = async () => void (await pool.query('insert into bare values ($1, $2)', [randomUUID(), 'Hola']));
    const commits = (await asOftenAsPossible(bare)) / seconds;
    return { tickets, rows: Number(rows[0]?.count), commits };
  } finally {
    await pool.end();
    await stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function ticketsOn(settings: NodeJS.ProcessEnv): Promise<{ rate: number; acknowledged: number }> {
  const site = await startSite({ LOG_LEVEL: 'silent', ...settings });
  const send = async () => {
    const email_cliente = `${randomUUID()}@example.com`;
    const body = new URLSearchParams({ nombre_cliente: 'Ana', email_cliente, descripcion: 'Hola', lang: 'es' });
    const response = await fetch(site.origin + createTicket.path, { method: 'POST', body });
    createTicket.response.parse(await response.json());
  };
  try {
    const acknowledged = await asOftenAsPossible(send);
    return { rate: acknowledged / seconds, acknowledged };
  } finally {
    await site.stop();
  }
}

/** How often it was done by so many at a time until the time was over; what was begun is finished, and counts. */
async function asOftenAsPossible(work: () => Promise<void>): Promise<number> {
  const until = Date.now() + seconds * 1000;
  let done = 0;
  const worker = async () => {
    for (; Date.now() < until; done++) await work();
  };
  await Promise.all(Array.from({ length: senders }, worker));
  return done;
}
