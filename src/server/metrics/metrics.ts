import { type Counter, createCounter } from './counter.ts';
import { type Family, writeFamilies } from './family.ts';
import { createRequestMetrics, type RequestMetrics } from './request-metrics.ts';

/** What one process counts. A new counter is a line here, and `metrics.name.add(value)` where it happens. */
export interface Metrics {
  readonly requests: RequestMetrics;
  readonly tickets: Counter<'new' | 'quarantined'>;
  readonly signInCodes: Counter<'sent' | 'justSent'>;
  readonly mailAttempts: Counter<'sent' | 'failed' | 'dead'>;
  readonly database: Counter<'away'>;
  readonly alerts: Counter<'sent' | 'failed'>;
  readonly canaryRuns: Counter<'passed' | 'failed'>;
  /** Adds what is read at the moment of a scrape. */
  add(...families: readonly Family[]): void;
  write(): string;
}

export function createMetrics(): Metrics {
  const requests = createRequestMetrics();
  const counters = {
    tickets: createCounter({
      name: 'hormiga_tickets_received_total',
      help: 'Tickets that were kept, and whether they look like spam. Those of the canary are not counted.',
      ...{ label: 'state', values: ['new', 'quarantined'] },
    }),
    signInCodes: createCounter({
      name: 'hormiga_sign_in_codes_total',
      help: 'Codes that were asked for; justSent: one was still good, and no other was sent.',
      ...{ label: 'outcome', values: ['sent', 'justSent'] },
    }),
    mailAttempts: createCounter({
      name: 'hormiga_mail_attempts_total',
      help: 'Messages that this process tried to send; dead: the last attempt failed.',
      ...{ label: 'outcome', values: ['sent', 'failed', 'dead'] },
    }),
    database: createCounter({
      name: 'hormiga_database_failures_total',
      help: 'How often something could not be done because the database did not answer.',
      ...{ label: 'reason', values: ['away'] },
    }),
    alerts: createCounter({
      name: 'hormiga_alerts_total',
      help: 'Alerts that were sent to ALERT_URL, and those that did not arrive there.',
      ...{ label: 'outcome', values: ['sent', 'failed'] },
    }),
    canaryRuns: createCounter({
      name: 'hormiga_canary_runs_total',
      help: 'Runs of the canary that this process made or was told of.',
      ...{ label: 'outcome', values: ['passed', 'failed'] },
    }),
  } as const;
  const families: Family[] = [...requests.families, ...Object.values(counters).map(({ family }) => family)];
  return {
    ...{ requests, ...counters },
    add: (...more) => void families.push(...more),
    write: () => writeFamilies(families),
  };
}
