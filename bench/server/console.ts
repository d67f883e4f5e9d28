import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { DemoRows } from '../../src/app/testing-demo/demo-rows.ts';
import { demoStaff, fillDatabase, makeDemo } from '../../src/app/testing-demo/fill.ts';
import { type Db, rowsOf } from '../../src/platform/database/database.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { migrationsDir } from '../../src/platform/database/testing-migrations.ts';
import { withPostgres } from '../../src/platform/database/testing-postgres-process.ts';
import { insertWithoutIndexes } from '../../tests/growth/testing-many-rows.ts';
import { codeFor } from '../../tests/support/account.ts';
import { type Site, startSite } from '../../tests/support/start-site.ts';
import { median, type Options, rounded, showProgress, table } from '../report.ts';
import { multiplyRows } from './multiply-rows.ts';

const tickets = Number(process.env.BENCH_TICKETS ?? 100_000);
/** So many times as many rows as are invented. */
const copies = 20;
/** Two years, so that a year is compared with a year. */
const days = 730;
/** Milliseconds in which a page of the console should be answered. */
const goal = 200;

/** How long the pages of the team take with a hundred thousand tickets, by one person on PostgreSQL. */
export async function consoleReport({ runs = 20 }: Options): Promise<string> {
  return withPostgres({ durable: false }, async (url) => {
    const demo = makeDemo({ tickets: tickets / copies, days, now: new Date() });
    showProgress(`console: ${demo.rows.tickets.length} tickets invented`);
    const database = await openDatabase({ url, dataDir: '', migrationsDir });
    await insertWithoutIndexes(database.maintenance, async () => {
      await fillDatabase(database.maintenance, demo);
      showProgress(`console: making ${copies} times as many`);
      await multiplyRows(database.maintenance, copies);
    });
    const site = await startSite({
      LOG_LEVEL: 'silent',
      DATABASE_URL: url,
      STAFF_EMAILS: demoStaff,
      RETENTION_DAYS: 'meetings:3650,quotes:3650,notifications:3650',
    });
    try {
      const cookie = await signIn(site);
      await untilVacuumed(database.maintenance);
      const pages: MeasuredPage[] = [];
      for (const [name, query] of pagesOf(demo.rows)) {
        showProgress(`console: ${name}`);
        pages.push(await measure(name, `${site.origin}/staff/es?${query}`, cookie, runs));
      }
      return [
        `Pages of the console with ${sizesOf(demo.rows)}; the goal is ${goal} ms`,
        table(
          ['page', 'median ms', '95 % ms', 'kB', 'goal'],
          pages.map(({ name, middle, slow, bytes }) => [
            name,
            middle.toFixed(0),
            slow.toFixed(0),
            rounded(bytes / 1000),
            slow <= goal ? 'met' : middle <= goal ? 'median only' : 'MISSED',
          ]),
        ),
        verdict(pages),
      ].join('\n');
    } finally {
      await site.stop();
      await database.close();
    }
  });
}

/**
 * The site removes expired tickets when it starts, and PostgreSQL vacuums by itself within a minute; here within a second.
 * On a site that has run for a while, few rows have changed lately.
 */
async function untilVacuumed(db: Db): Promise<void> {
  const dead = z.object({ rows: z.coerce.number() });
  await db.execute(sql`alter system set autovacuum_naptime = 1`);
  await db.execute(sql`select pg_reload_conf()`);
  for (let seconds = 0; seconds < 90; seconds++) {
    showProgress('console: waiting for the clean-up and for the automatic vacuum');
    await sleep(1000);
    const found = await rowsOf(
      db,
      dead,
      sql`select n_dead_tup as rows from pg_stat_user_tables where relname = 'ticket' and last_autovacuum is not null`,
    );
    if (!found[0] || found[0].rows >= tickets / 100) continue;
    await db.execute(sql`alter system reset autovacuum_naptime`);
    await db.execute(sql`select pg_reload_conf()`);
    return;
  }
  throw new Error('PostgreSQL did not vacuum the tickets after the clean-up, see migration 0027');
}

function sizesOf({ orders, quotes, messages, mails, incoming, actions }: DemoRows): string {
  const many = (rows: readonly unknown[], name: string) => `${rounded(rows.length * copies)} ${name}`;
  return [
    `${rounded(tickets)} tickets`,
    many(messages, 'answers'),
    many(quotes, 'quotes'),
    many(orders, 'orders'),
    many(actions, 'entries of the log'),
    many(mails, 'mails that went out'),
    `${many(incoming, 'mails')} that came in`,
  ].join(', ');
}

interface MeasuredPage {
  readonly name: string;
  readonly middle: number;
  /** 95 % of the responses took no longer. */
  readonly slow: number;
  readonly bytes: number;
}

/** Which pages miss the goal, in one line. The load says whether something else ran on the machine. */
function verdict(pages: readonly MeasuredPage[]): string {
  const [load = 0] = loadavg();
  const missed = pages.filter(({ middle }) => middle > goal);
  const sometimes = pages.filter(({ middle, slow }) => middle <= goal && slow > goal);
  const named = (some: readonly MeasuredPage[]) => some.map(({ name }) => name).join('; ') || 'none';
  return [
    `${pages.length} pages. Missed: ${named(missed)}. Median below the goal, but not 95 %: ${named(sometimes)}.`,
    `Load of the last minute: ${load.toFixed(1)}.`,
  ].join(' ');
}

/** The pages, by their queries. A new list or search of the console is a line here. */
function pagesOf(rows: DemoRows): [name: string, query: string][] {
  const { tickets: all, orders, quotes, meetings } = rows;
  const today = new Date();
  const dayBefore = (days: number) => new Date(today.getTime() - days * 86_400_000).toISOString().slice(0, 10);
  const regular = mostFrequent(all.map(({ email }) => email));
  const withPhone = all.find(({ phone }) => phone);
  const farDown = all.filter(({ state }) => state === 'closed')[500];
  const cursor = `r${farDown?.lastActivityAt?.getTime()}.${farDown?.reference}`;
  return [
    ['inbox', ''],
    ['inbox: far down', `page=9&after=${cursor}`],
    ...['new', 'answered', 'closed', 'quarantined'].map((state): [string, string] => [
      `inbox: ${state}`,
      `state=${state}`,
    ]),
    ['inbox: mine', 'who=mine'],
    ['inbox: nobody\u2019s', 'who=nobody'],
    ['inbox: in French', 'lang=fr'],
    ['inbox: of Canada', 'country=ca'],
    ['inbox: mine, new, in English', 'who=mine&state=new&lang=en'],
    ['inbox: search for a reference', `q=${all[7]?.reference}`],
    ['inbox: search for an address', `q=${all[500]?.email}`],
    ['inbox: search for a common word', 'q=buenas'],
    ['inbox: search for three words', 'q=certificado reunión mes'],
    ['inbox: search without a hit', 'q=elefante'],
    ['inbox: search for two letters', 'q=zq'],
    ['inbox: search for two common letters', 'q=de'],
    ['inbox: search for a part of every address', 'q=example'],
    ['inbox: search for a common word, closed and mine', 'q=buenas&state=closed&who=mine'],
    ['a ticket', `view=ticket&ticket=${all[7]?.reference}`],
    ['a ticket of a regular customer', `view=ticket&ticket=${referenceOf(all, regular)}`],
    ['customers', 'view=customers'],
    ['customers: page 8', 'view=customers&page=8'],
    ['customers: search for a name', `view=customers&q=${quotes[9]?.name}`],
    ['customers: search for a common name', 'view=customers&q=Campoverde'],
    ['customers: search for a phone', `view=customers&q=${encodeURIComponent(withPhone?.phone ?? '')}`],
    ['customers: search for an address', `view=customers&q=${regular}`],
    ['customers: search for a part of every address', 'view=customers&q=example'],
    ['customers: search without a hit', 'view=customers&q=elefante'],
    ['customers: search for two letters', 'view=customers&q=zq'],
    ['a customer', `view=customer&of=${quotes[9]?.reference}`],
    ['a customer with hundreds of records', `view=customer&of=${referenceOf(all, regular)}`],
    ['the same, page 20', `view=customer&of=${referenceOf(all, regular)}&page=20`],
    ['orders', 'view=payments'],
    ['orders: page 40', 'view=payments&page=40'],
    ['orders: not delivered', 'view=payments&filter=undelivered'],
    ['orders: search for an address', `view=payments&q=${orders[9]?.email}`],
    ['orders: search for a name', 'view=payments&q=Campoverde'],
    ['orders: search for a part of every address', 'view=payments&q=example'],
    ['orders: search without a hit', 'view=payments&q=elefante'],
    // A paid one: old orders that nobody paid are deleted.
    ['an order', `view=payment&payment=${orders.find(({ state }) => state === 'paid')?.reference}`],
    ['quotes', 'view=quotes'],
    ['quotes: search for a name', `view=quotes&q=${quotes[9]?.name}`],
    ['quotes: search for an item', 'view=quotes&q=wabot'],
    ['quotes: search without a hit', 'view=quotes&q=elefante'],
    ['a quote', `view=quote&quote=${quotes[9]?.reference}`],
    ['meetings', 'view=bookings'],
    ['meetings: past ones', 'view=bookings&when=past'],
    ['meetings: search for a word', 'view=bookings&q=inventario'],
    ['meetings: search without a hit', 'view=bookings&q=elefante'],
    ['a meeting', `view=meeting&meeting=${meetings[9]?.reference}`],
    ['overview of 30 days', 'view=overview'],
    ['overview of 90 days', 'view=overview&span=90'],
    ['overview of last month', 'view=overview&span=lastMonth'],
    ['overview of a year', `view=overview&from=${dayBefore(364)}&to=${dayBefore(0)}`],
    ['log', 'view=log'],
    ['log: of a member', `view=log&member=${demoStaff}`],
    ['log: of a kind', 'view=log&kind=payment'],
    ['log: of a ticket', `view=log&q=${all[7]?.reference}`],
    ['log: of a month', `view=log&from=${dayBefore(400)}&to=${dayBefore(370)}`],
    ['log: of a member, a kind and a month', `view=log&member=${demoStaff}&kind=team&from=${dayBefore(400)}`],
    ['mail', 'view=outbox'],
    ['mail: what came in', 'view=incoming&mail=received'],
    ['mail: not handled', 'view=incoming'],
    ['saved answers', 'view=answers'],
    ['questions to the help', 'view=help'],
    ['team', 'view=team'],
  ];
}

function mostFrequent(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0])[0];
}

function referenceOf(all: DemoRows['tickets'], address: string): string | undefined {
  return all.find(({ email }) => email === address)?.reference;
}

async function measure(name: string, url: string, cookie: string, runs: number): Promise<MeasuredPage> {
  const times: number[] = [];
  let bytes = 0;
  // The first two are not counted: the database has to read its pages and plan its queries.
  for (let run = -2; run < runs; run++) {
    const began = performance.now();
    const response = await fetch(url, { headers: { cookie, accept: 'text/html' }, redirect: 'manual' });
    bytes = (await response.arrayBuffer()).byteLength;
    if (response.status !== 200) throw new Error(`${url} was answered with ${response.status}`);
    if (run >= 0) times.push(performance.now() - began);
  }
  const ordered = times.toSorted((one, other) => one - other);
  return { name, middle: median(times), slow: ordered[Math.ceil(ordered.length * 0.95) - 1] ?? 0, bytes };
}

/** The cookies of a signed-in member of the team. */
async function signIn(site: Site): Promise<string> {
  const cookies = new Map<string, string>();
  const post = async (fields: Record<string, string>) => {
    const body = new URLSearchParams({ email: demoStaff, name: 'Eva', policy: 'yes', ...fields });
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const headers = { cookie, 'sec-fetch-site': 'same-origin' };
    const response = await fetch(`${site.origin}/support/registro/en`, {
      method: 'POST',
      body,
      headers,
      redirect: 'manual',
    });
    for (const one of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
      cookies.set(name, value);
    }
  };
  await post({ step: 'email' });
  await post({ step: 'code', code: await codeFor(site, demoStaff) });
  return [...cookies].map((pair) => pair.join('=')).join('; ');
}
