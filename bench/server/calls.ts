import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { userInfo } from '../../src/features/accounts/stored.ts';
import { getNotifications } from '../../src/features/bell/contract.ts';
import { getPlans } from '../../src/features/plans/contract.ts';
import { createTicket } from '../../src/features/tickets/contract.ts';
import { withPostgres } from '../../src/platform/database/testing-postgres-process.ts';
import { handoverCookie } from '../../src/site/cookies.ts';
import { codeFor } from '../../tests/support/account.ts';
import { type Site, startSite } from '../../tests/support/start-site.ts';
import { rounded, showProgress, table } from '../report.ts';
import { measureRate, seconds, senders } from './load.ts';

type Results = readonly (readonly [name: string, measured: Awaited<ReturnType<typeof measureRate>>])[];

const ticketName = 'a ticket with its two mails';

/** Calls per second on both databases, and what PostgreSQL does without the site. */
export async function callsReport(): Promise<string> {
  const embedded = await measureCalls({});
  showProgress('calls: embedded database measured');
  const [postgres, bare, saved] = await withPostgres({ durable: true }, async (url) => {
    const calls = await measureCalls({ DATABASE_URL: url });
    return [calls, ...(await measurePostgres(url))] as const;
  });
  const acknowledged = postgres.find(([name]) => name === ticketName)?.[1].count;
  const rows = (where: string, results: Results) =>
    results.map(([name, { rate, p50, p99 }]) => [where, name, rounded(rate), p50.toFixed(1), p99.toFixed(1)]);
  return [
    `Calls per second, ${senders} senders, ${seconds} s each; plans need no database`,
    table(
      ['where', 'call', 'per second', 'p50 ms', 'p99 ms'],
      [
        ...rows('embedded database (no fsync)', embedded),
        ...rows('PostgreSQL with fsync', postgres),
        ...rows('PostgreSQL without the site', bare),
      ],
    ),
    `tickets acknowledged on PostgreSQL: ${acknowledged}, found in its table: ${saved}`,
  ].join('\n');
}

async function measureCalls(settings: NodeJS.ProcessEnv): Promise<Results> {
  const site = await startSite({ LOG_LEVEL: 'silent', TRUST_PROXY: '1', ...settings });
  try {
    const account = await signIn(site);
    // Tickets last: their mails are still being sent when they are acknowledged.
    return [
      ['plans of a product', await measureRate(() => requestPlans(site))],
      ["a visitor's notifications", await measureRate(() => requestNotifications(site, account))],
      [ticketName, await measureRate(() => sendTicket(site))],
    ];
  } finally {
    await site.stop();
  }
}

interface Account {
  readonly token: string;
  readonly email: string;
}

/** Signs a visitor in, as a browser would. */
async function signIn(site: Site): Promise<Account> {
  const email = 'bell@example.com';
  const post = (fields: Record<string, string>, cookie = '') => {
    const body = new URLSearchParams({ email, name: 'Ana', policy: 'yes', ...fields });
    const headers = { cookie, 'sec-fetch-site': 'same-origin' };
    return fetch(`${site.origin}/support/registro/en`, { method: 'POST', body, headers, redirect: 'manual' });
  };
  const first = await post({ step: 'email' });
  const cookies = first.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  const second = await post({ step: 'code', code: await codeFor(site, email) }, cookies.join('; '));
  const handover = second.headers.getSetCookie().find((cookie) => cookie.startsWith(`${handoverCookie}=`));
  const value = decodeURIComponent(handover?.split(';')[0]?.slice(handoverCookie.length + 1) ?? '');
  const info = userInfo.read(value);
  if (!info?.token) throw new Error(`${site.origin}/support/registro/en did not sign the visitor in`);
  return { token: info.token, email };
}

let networks = 0;

/** As a proxy names the visitor: no network reaches its limits, so that what is measured is the call. */
function fromAnotherNetwork(): Readonly<Record<string, string>> {
  const n = networks++;
  return { 'x-forwarded-for': `10.${(n >> 8) & 255}.${n & 255}.1` };
}

/** From a visitor who has sent none before. */
export async function sendTicket({ origin }: Site): Promise<void> {
  const email_cliente = `${randomUUID()}@example.com`;
  const body = new URLSearchParams({ nombre_cliente: 'Ana', email_cliente, descripcion: 'Hola', lang: 'es' });
  const response = await fetch(origin + createTicket.path, { method: 'POST', body, headers: fromAnotherNetwork() });
  createTicket.response.parse(await response.json());
}

export async function requestPlans({ origin }: Site): Promise<void> {
  getPlans.response.parse(await postJson(origin + getPlans.path, { currency: 'COP', product_id: 3, lang: 'es' }));
}

async function requestNotifications({ origin }: Site, account: Account): Promise<void> {
  getNotifications.response.parse(await postJson(origin + getNotifications.path, account));
}

export async function postJson(url: string, body: unknown): Promise<unknown> {
  const headers = { 'content-type': 'application/json', ...fromAnotherNetwork() };
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}

/** One statement of each kind, over as many connections, and how many tickets were saved. */
async function measurePostgres(url: string): Promise<readonly [Results, number]> {
  const pool = new pg.Pool({ connectionString: url, max: senders });
  // The server is stopped while the last connections are still being closed.
  pool.on('error', () => undefined);
  await pool.query('create table bare (id uuid primary key, message text)');
  const insert = async () => void (await pool.query('insert into bare values ($1, $2)', [randomUUID(), 'Hola']));
  const select = async () => void (await pool.query('select * from notification where read_at is null limit 30'));
  const results: Results = [
    ['unread notifications, one statement', await measureRate(select)],
    ['one row, one commit', await measureRate(insert)],
  ];
  const { rows } = await pool.query<{ count: string }>('select count(*) from ticket');
  await pool.end();
  return [results, Number(rows[0]?.count)];
}
