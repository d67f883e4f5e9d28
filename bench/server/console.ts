import { fillDatabase, makeDemo } from '../../scripts/demo/fill.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { migrationsDir } from '../../src/platform/database/testing-migrations.ts';
import { withPostgres } from '../../src/platform/database/testing-postgres-process.ts';
import { insertWithoutIndexes } from '../../tests/growth/testing-many-rows.ts';
import { codeFor } from '../../tests/support/account.ts';
import { staffEmail } from '../../tests/support/staff-email.ts';
import { type Site, startSite } from '../../tests/support/start-site.ts';
import { median, type Options, rounded, showProgress, table } from '../report.ts';

const tickets = Number(process.env.BENCH_TICKETS ?? 100_000);
/** Two years, so that a year is compared with a year. */
const days = 730;
/** Milliseconds in which a page of the console should be answered. */
const goal = 200;

/** How long the pages of the team take with a hundred thousand tickets, by one person on PostgreSQL. */
export async function consoleReport({ runs = 15 }: Options): Promise<string> {
  return withPostgres({ durable: false }, async (url) => {
    const demo = makeDemo({ tickets, days, now: new Date() });
    showProgress(`console: ${tickets} tickets invented`);
    const database = await openDatabase({ url, dataDir: '', migrationsDir });
    await insertWithoutIndexes(database.maintenance, () =>
      fillDatabase(database.db, demo, (text) => showProgress(`console: inserting ${text}`)),
    );
    await database.close();
    const site = await startSite({
      LOG_LEVEL: 'silent',
      DATABASE_URL: url,
      RETENTION_DAYS: 'meetings:3650,quotes:3650,notifications:3650',
    });
    try {
      const cookie = await signIn(site);
      const rows: string[][] = [];
      for (const [name, query] of pagesOf(demo.rows)) {
        showProgress(`console: ${name}`);
        rows.push(await measure(name, `${site.origin}/staff/es?${query}`, cookie, runs));
      }
      const { orders, quotes, messages } = demo.rows;
      return [
        `Pages of the console with ${rounded(tickets)} tickets, ${rounded(messages.length)} answers, ${rounded(quotes.length)} quotes and ${rounded(orders.length)} orders; the goal is ${goal} ms`,
        table(['page', 'median ms', '95 % ms', 'kB', 'goal'], rows),
      ].join('\n');
    } finally {
      await site.stop();
    }
  });
}

/** The pages, by their queries. A new list or search of the console is a line here. */
function pagesOf({
  tickets: all,
  orders,
  quotes,
}: ReturnType<typeof makeDemo>['rows']): [name: string, query: string][] {
  const year = new Date().getUTCFullYear() - 1;
  const today = new Date().toISOString().slice(5, 10);
  return [
    ['tickets', ''],
    ['tickets: new ones', 'state=new'],
    ['tickets: spam', 'state=quarantined'],
    ['tickets: page 40', 'page=40'],
    ['tickets: search for a reference', `q=${all[7]?.reference}`],
    ['tickets: search for an address', `q=${all[500]?.email}`],
    ['tickets: search for a common word', 'q=buenas'],
    ['tickets: search for three words', 'q=certificado reunión mes'],
    ['tickets: search without a hit', 'q=elefante'],
    ['a ticket', `view=ticket&ticket=${all[7]?.reference}`],
    ['payments', 'view=payments'],
    ['payments: not delivered', 'view=payments&filter=undelivered'],
    ['payments: search for an address', `view=payments&q=${orders[9]?.email}`],
    ['payments: search without a hit', 'view=payments&q=elefante'],
    ['a payment', `view=payment&payment=${orders[9]?.reference}`],
    ['quotes', 'view=quotes'],
    ['quotes: search for a name', `view=quotes&q=${quotes[9]?.name}`],
    ['quotes: search without a hit', 'view=quotes&q=elefante'],
    ['a quote', `view=quote&quote=${quotes[9]?.reference}`],
    ['meetings', 'view=bookings'],
    ['meetings: past ones', 'view=bookings&when=past'],
    ['meetings: search for a word', 'view=bookings&q=inventario'],
    ['outbox', 'view=outbox'],
    ['log', 'view=log'],
    ['overview of 30 days', 'view=overview'],
    ['overview of 90 days', 'view=overview&span=90'],
    ['overview of a year', `view=overview&from=${year}-${today}&to=${year + 1}-${today}`],
  ];
}

async function measure(name: string, url: string, cookie: string, runs: number): Promise<string[]> {
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
  const slow = ordered[Math.ceil(ordered.length * 0.95) - 1] ?? 0;
  const middle = median(times);
  return [
    name,
    middle.toFixed(0),
    slow.toFixed(0),
    rounded(bytes / 1000),
    slow <= goal ? 'met' : middle <= goal ? 'median only' : 'MISSED',
  ];
}

/** The cookies of a signed-in member of the team. */
async function signIn(site: Site): Promise<string> {
  const cookies = new Map<string, string>();
  const post = async (fields: Record<string, string>) => {
    const body = new URLSearchParams({ email: staffEmail, name: 'Eva', policy: 'yes', ...fields });
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
  await post({ step: 'code', code: await codeFor(site, staffEmail) });
  return [...cookies].map((pair) => pair.join('=')).join('; ');
}
