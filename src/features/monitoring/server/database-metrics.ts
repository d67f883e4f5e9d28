import type { Database } from '#platform/database/database.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { Family } from '#platform/server/metrics/family.ts';
import { gauge, gauges } from '#platform/server/metrics/gauge.ts';
import { withTimeout } from '#platform/server/with-timeout.ts';
import { canarySteps } from './canary/canary-result.ts';
import { alertNames, openAlerts } from './store/alerts.ts';
import { readBusinessNumbers } from './store/business-numbers.ts';
import { readCanaryHealth } from './store/canary-results.ts';
import { readOutboxHealth } from './store/outbox-health.ts';

/** Milliseconds: several scrapers get the same numbers, and a slow database holds up no scrape for longer. */
const bounds = { fresh: 10_000, patience: 3_000 } as const;
const recently = { dead: 24 * 60 * 60, codes: 15 * 60 } as const;

type Numbers = Awaited<ReturnType<typeof readNumbers>>;

interface DatabaseMetrics {
  /** Looks again, unless that was done a moment ago. Never rejects. */
  refresh(): Promise<void>;
  readonly families: readonly Family[];
}

/** Numbers that live in the database, and are the same on all servers. */
export function databaseMetrics(
  { db, connections }: Pick<Database, 'db' | 'connections'>,
  { canary }: Pick<Config, 'canary'>,
  { fresh, patience }: { readonly fresh: number; readonly patience: number } = bounds,
): DatabaseMetrics {
  let numbers: Numbers | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  /** One at a time: a database that does not answer is not asked again and again. */
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    numbers = await readNumbers(db, canary !== undefined);
    lookedAt = performance.now();
  }

  return {
    async refresh() {
      if (performance.now() - lookedAt < fresh) return;
      looking ??= look().finally(() => {
        looking = undefined;
      });
      await withTimeout(patience, looking).catch(() => {
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
      gauge('hormiga_payments_unsettled', 'Orders about which the provider is still asked.', () => numbers?.unsettled),
      gauge('hormiga_payment_problems', 'Payments that fit no order and that nobody has put right.', () => {
        return numbers?.paymentProblems;
      }),
      gauges('hormiga_meetings', 'Meetings by state.', 'state', () => numbers?.meetings),
      gauge('hormiga_quotes', 'Quotes that were made.', () => numbers?.quotes),
      gauges('hormiga_alert', '1: an alert stands, on whichever server it was noticed.', 'alert', () => {
        if (!numbers) return undefined;
        const open: readonly string[] = numbers.alerts;
        return Object.fromEntries(alertNames.map((name) => [name, open.includes(name) ? 1 : 0]));
      }),
      ...canaryFamilies(() => numbers?.canary),
    ],
  };
}

/** Of all servers together, so that a restart forgets nothing and no server shows an older result than another. */
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

/** One after the other, so that a scrape takes one connection of the pool. */
async function readNumbers(db: Database['db'], hasCanary: boolean) {
  const now = new Date();
  const outbox = await readOutboxHealth(db, now, recently);
  const business = await readBusinessNumbers(db);
  // Results of a canary that nobody sends any more say nothing.
  const canary = hasCanary ? await readCanaryHealth(db) : undefined;
  return { outbox, ...business, alerts: await openAlerts(db, now), canary };
}
