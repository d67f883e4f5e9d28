import { openDatabase } from '../../../src/platform/database/open-database.ts';
import { migrationsDir } from '../../../src/platform/database/testing-migrations.ts';
import { type HotCall, hotCalls } from '../../../tests/growth/testing-hot-calls.ts';
import { fillTables } from '../../../tests/growth/testing-many-rows.ts';
import { type WatchedDatabase, watchDatabase, wholeReads } from '../../../tests/growth/testing-plans.ts';
import { rareCalls } from '../../../tests/growth/testing-rare-calls.ts';
import { median } from '../../median.ts';
import { showProgress } from '../../progress.ts';
import { withPostgres } from '../with-postgres.ts';

const few = 1_000;
const many = Number(process.env.BENCH_TICKETS ?? 1_000_000);
const rounds = 5;

interface Cost {
  /** Milliseconds. */
  readonly took: number;
  /** Pages of 8 kB that the database looked at. */
  readonly pages: number;
  /** Tables that were read from end to end. */
  readonly whole: readonly string[];
}

/** What each call costs with a thousand tickets and with a million, and which of them read a whole table. */
export async function ticketGrowthReport(): Promise<string> {
  const now = new Date();
  const costsWith = (tickets: number) => withPostgres({ durable: false }, (url) => costsOn(url, tickets, now));
  const [small, large] = [await costsWith(few), await costsWith(many)];
  const count = (tickets: number) => tickets.toLocaleString('en');
  return [
    `calls on PostgreSQL with ${count(few)} and with ${count(many)} tickets, and all that comes with them`,
    `  ${''.padEnd(38)}       ms        ms   ratio   8 kB pages   reads whole tables`,
    ...[...large].map(([name, cost]) => line(name, small.get(name), cost)),
  ].join('\n');
}

async function costsOn(url: string, tickets: number, now: Date): Promise<Map<string, Cost>> {
  const began = performance.now();
  const database = await openDatabase({ url, dataDir: '', migrationsDir });
  await fillTables(database.db, tickets);
  await database.close();
  showProgress(`growth: ${tickets} tickets made in ${Math.round((performance.now() - began) / 1000)} s`);
  const watched = await watchDatabase(url);
  try {
    const costs = new Map<string, Cost>();
    for (const call of [...hotCalls(now), ...rareCalls(now)]) costs.set(call.name, await costOf(watched, call));
    return costs;
  } finally {
    await watched.close();
  }
}

async function costOf(watched: WatchedDatabase, { run }: HotCall): Promise<Cost> {
  const statements = await watched.statementsOf(run);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const began = performance.now();
    await watched.statementsOf(run);
    times.push(performance.now() - began);
  }
  let pages = 0;
  const whole = new Set<string>();
  for (const statement of statements) {
    const plan = await watched.planOf(statement, { analyze: true });
    pages += (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
    for (const table of wholeReads(plan)) whole.add(table);
  }
  return { took: median(times), pages, whole: [...whole] };
}

function line(name: string, small: Cost | undefined, large: Cost): string {
  const ms = (cost: Cost | undefined) => (cost?.took ?? 0).toFixed(1).padStart(9);
  const ratio = (large.took / (small?.took ?? large.took)).toFixed(1).padStart(7);
  const pages = large.pages.toLocaleString('en').padStart(12);
  return `  ${name.padEnd(36)} ${ms(small)} ${ms(large)} ${ratio} ${pages}   ${large.whole.join(', ') || '-'}`;
}
