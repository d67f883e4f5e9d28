import { count, isNotNull } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { meeting, meetingStates } from '#features/meetings/server/tables.ts';
import { orderStates } from '#features/payments/payment-answer.ts';
import { countProblems } from '#features/payments/server/store/orders.ts';
import { paymentOrder } from '#features/payments/server/tables.ts';
import { quote } from '#features/quotes/server/tables.ts';
import { currentTime } from '#platform/database/clock.ts';
import type { Database, Db } from '#platform/database/database.ts';
import { type App, connectedFrom, headersOf } from '#platform/server/app-context.ts';
import type { Config } from '#platform/server/config/config.ts';
import { alertNames } from '#platform/server/health/alert.ts';
import { headerOf, type RequestHeaders } from '#platform/server/http/headers.ts';
import { readOutboxHealth } from '#platform/server/mail/outbox-health.ts';
import { type Family, gauge, gauges, textFormat } from '#platform/server/metrics/family.ts';
import type { Metrics } from '#platform/server/metrics/metrics.ts';
import { isSameSecret } from '#platform/server/security/secrets.ts';
import { shareMetrics } from '#platform/server/start/worker.ts';
import { withTimeout } from '#platform/server/timing.ts';
import { secondsPerDay } from '#site/durations.ts';
import { openAlerts } from './alerts/create-alerts.ts';
import { canarySteps } from './canary/canary-results.ts';
import { readCanaryHealth } from './store/canary-results.ts';

/** Metrics for Prometheus. For all other callers this path does not exist. */
export function mountMetrics(
  app: App,
  { metricsToken: token, canary }: Pick<Config, 'metricsToken' | 'canary'>,
  { database, metrics }: { readonly database: Database; readonly metrics: Metrics },
): void {
  const { families, refresh } = databaseMetrics(database, { canary });
  metrics.add(...families);
  const writeAll = shareMetrics(metrics.write);
  app.get('/metrics', async (c) => {
    if (!mayScrape({ headers: headersOf(c), connectedFrom: connectedFrom(c), token })) return c.notFound();
    await refresh();
    return c.body(await writeAll(), 200, { 'Cache-Control': 'no-store', 'Content-Type': textFormat });
  });
}

interface Scrape {
  readonly headers: RequestHeaders;
  readonly connectedFrom: string | undefined;
  readonly token: string | undefined;
}

/** Headers that proxies add: with one of them the request does not come from this machine. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];
const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** Allows callers with the token; if none is configured, callers on this machine. */
export function mayScrape({ headers, connectedFrom = '', token }: Scrape): boolean {
  if (token !== undefined) return isSameSecret(headerOf(headers, 'authorization') ?? '', `Bearer ${token}`);
  return loopback.test(connectedFrom) && proxyHeaders.every((name) => headerOf(headers, name) === undefined);
}

/** Milliseconds: how long several scrapers get the same numbers, and how long a slow database may delay a scrape. */
const bounds = { fresh: 10_000, timeout: 3_000 } as const;
const recently = { dead: secondsPerDay, codes: 15 * 60 } as const;

type Numbers = Awaited<ReturnType<typeof readNumbers>>;

interface DatabaseMetrics {
  /** Reads the numbers again, unless they were just read. Never rejects. */
  refresh(): Promise<void>;
  readonly families: readonly Family[];
}

/** Metrics from the database, which are the same on all servers. */
export function databaseMetrics(
  { db, connections }: Pick<Database, 'db' | 'connections'>,
  { canary }: Pick<Config, 'canary'>,
  { fresh, timeout }: { readonly fresh: number; readonly timeout: number } = bounds,
): DatabaseMetrics {
  let numbers: Numbers | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  /** One at a time: a database that does not answer gets no further queries. */
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    numbers = await readNumbers(db, canary !== undefined);
    readAt = performance.now();
  }

  return {
    async refresh() {
      if (performance.now() - readAt < fresh) return;
      reading ??= read().finally(() => {
        reading = undefined;
      });
      await withTimeout(timeout, reading).catch(() => {
        numbers = undefined;
      });
    },
    families: [
      gauge('hormiga_database_up', '1: the database has answered. 0: what is read from it is left out.', () => {
        return numbers ? 1 : 0;
      }),
      gauges('hormiga_database_connections', 'Connections to PostgreSQL.', 'state', () => connections?.()),
      gauges('hormiga_outbox_messages', 'Mail that waits, and mail that was given up.', 'state', () => {
        return numbers && { waiting: numbers.outbox.waiting, dead: numbers.outbox.dead };
      }),
      gauge('hormiga_outbox_oldest_due_seconds', 'How long the oldest mail that is due has been so.', () => {
        return numbers && (numbers.outbox.oldestDue ?? 0);
      }),
      gauge('hormiga_outbox_oldest_waiting_seconds', 'How long the oldest mail that has not left waits.', () => {
        return numbers && (numbers.outbox.oldestWaiting ?? 0);
      }),
      gauges('hormiga_payment_orders', 'Orders by state.', 'state', () => numbers?.orders),
      gauge('hormiga_payments_unsettled', 'Orders that the provider is still queried about.', () => numbers?.unsettled),
      gauge('hormiga_payment_problems', 'Payments without a matching order that are not settled.', () => {
        return numbers?.paymentProblems;
      }),
      gauges('hormiga_meetings', 'Meetings by state.', 'state', () => numbers?.meetings),
      gauge('hormiga_quotes', 'Quotes that were made.', () => numbers?.quotes),
      gauges('hormiga_alert', '1: an alert stands, on whichever server it was noticed.', 'alert', () => {
        if (!numbers) return undefined;
        const open: readonly string[] = numbers.alerts;
        return Object.fromEntries(alertNames.map((name) => [name, open.includes(name) ? 1 : 0]));
      }),
      gauge('hormiga_canary_expected', '1: canaries are set up, whether or not one was sent.', () => {
        return canary ? 1 : undefined;
      }),
      ...canaryFamilies(() => numbers?.canary),
    ],
  };
}

/** For all servers together, so that a restart loses nothing and no server shows an older result than another. */
function canaryFamilies(read: () => Numbers['canary']): readonly Family[] {
  const seconds = (date: Date | undefined) => date && date.getTime() / 1000;
  return [
    gauge('hormiga_canary_success', 'Did the newest canary arrive, whichever server sent it? 1: yes.', () => {
      const newest = read()?.newest;
      return newest && (newest.failedStep === null ? 1 : 0);
    }),
    gauge('hormiga_canary_last_run_timestamp_seconds', 'When that was, in Unix time.', () =>
      seconds(read()?.newest.at),
    ),
    gauge('hormiga_canary_last_success_timestamp_seconds', 'When one last arrived, in Unix time.', () => {
      return seconds(read()?.arrivedAt);
    }),
    gauges('hormiga_canary_recent_runs', 'Canaries of all servers within the last hour.', 'outcome', () => {
      return read()?.recent;
    }),
    gauges('hormiga_canary_step_seconds', 'What each step of the newest canary took.', 'step', () => {
      const times = read()?.newest.times ?? {};
      return Object.fromEntries(
        canarySteps.flatMap((step) => (times[step] === undefined ? [] : [[step, times[step] / 1000]])),
      );
    }),
  ];
}

/** One query after another, so that a scrape uses one connection of the pool. */
async function readNumbers(db: Database['db'], hasCanary: boolean) {
  const now = currentTime();
  const outbox = await readOutboxHealth(db, now, recently);
  const business = await readBusinessNumbers(db);
  // Old results mean nothing if canaries are switched off.
  const canary = hasCanary ? await readCanaryHealth(db) : undefined;
  return { outbox, ...business, alerts: await openAlerts(db, now), canary };
}

type Counts = Readonly<Record<string, number>>;

/** Business figures that can be counted quickly: none of these tables grows by the minute. */
interface BusinessNumbers {
  readonly orders: Counts;
  /** Orders that the provider is still queried about. */
  readonly unsettled: number;
  readonly paymentProblems: number;
  readonly meetings: Counts;
  readonly quotes: number;
}

async function readBusinessNumbers(db: Db): Promise<BusinessNumbers> {
  return {
    orders: await countBy(db, paymentOrder, paymentOrder.state, orderStates),
    unsettled: await db.$count(paymentOrder, isNotNull(paymentOrder.nextCheckAt)),
    paymentProblems: await countProblems(db),
    meetings: await countBy(db, meeting, meeting.state, meetingStates),
    quotes: await db.$count(quote),
  };
}

/** Includes states with no rows, so that every time series starts at zero. */
async function countBy(db: Db, table: PgTable, state: PgColumn, states: readonly string[]): Promise<Counts> {
  const found = await db.select({ state, rows: count() }).from(table).groupBy(state);
  const rows = new Map(found.map((row) => [String(row.state), row.rows]));
  return Object.fromEntries(states.map((name) => [name, rows.get(name) ?? 0]));
}
