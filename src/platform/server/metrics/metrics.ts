import type { PoolFailure } from '../../database/postgres-pool.ts';
import type { Sender } from '../http/client-address.ts';
import { type Family, writeFamilies } from './family.ts';
import { createRequestMetrics, type RequestMetrics } from './request-metrics.ts';

/** The counters of one process. A new counter is a line here, and `metrics.name.add(value)` where it happens. */
export interface Metrics {
  readonly requests: RequestMetrics;
  readonly tickets: Counter<'new' | 'quarantined'>;
  readonly signInCodes: Counter<'sent' | 'justSent' | 'refused'>;
  readonly mailAttempts: Counter<'sent' | 'failed' | 'dead'>;
  readonly database: Counter<'away' | PoolFailure['reason']>;
  readonly alerts: Counter<'sent' | 'failed'>;
  readonly canaryRuns: Counter<'passed' | 'failed'>;
  readonly removedRows: Counter<string>;
  readonly busyUploads: Counter<BusyScope>;
  /** Adds metrics that are read at the time of a scrape. */
  add(...families: readonly Family[]): void;
  write(): string;
}

/** `cleanedTables`: the tables of the regular clean-up, so that each has a value from the start. */
export function createMetrics(cleanedTables: readonly string[] = []): Metrics {
  const requests = createRequestMetrics();
  const counters = {
    tickets: createCounter({
      name: 'hormiga_tickets_received_total',
      help: 'Tickets that were saved, and whether they look like spam. Those of the canary are not counted.',
      label: 'state',
      values: ['new', 'quarantined'],
    }),
    signInCodes: createCounter({
      name: 'hormiga_sign_in_codes_total',
      help: 'Codes that were requested; justSent: one was still valid, and no other was sent; refused: a limit was reached.',
      label: 'outcome',
      values: ['sent', 'justSent', 'refused'],
    }),
    mailAttempts: createCounter({
      name: 'hormiga_mail_attempts_total',
      help: 'Messages that this process tried to send; dead: the last attempt failed.',
      label: 'outcome',
      values: ['sent', 'failed', 'dead'],
    }),
    database: createCounter({
      name: 'hormiga_database_failures_total',
      help: 'Failures because of the database. away: it did not respond; exhausted: all connections of the pool were in use; unreachable: no connection could be made; silent: a connection was closed because no response came; readOnly: it accepted no writes.',
      label: 'reason',
      values: ['away', 'exhausted', 'unreachable', 'silent', 'readOnly'],
    }),
    alerts: createCounter({
      name: 'hormiga_alerts_total',
      help: 'Alerts that were sent to ALERT_URL, and those that did not arrive there.',
      label: 'outcome',
      values: ['sent', 'failed'],
    }),
    canaryRuns: createCounter({
      name: 'hormiga_canary_runs_total',
      help: 'Runs of the canary that this process made, or whose result it received.',
      label: 'outcome',
      values: ['passed', 'failed'],
    }),
    removedRows: createCounter<string>({
      name: 'hormiga_removed_rows_total',
      help: 'Rows that the regular clean-up of this process removed after their retention time.',
      label: 'table',
      values: cleanedTables,
    }),
    busyUploads: createCounter({
      name: 'hormiga_busy_uploads_total',
      help: 'Uploads that were answered with 503 because too many were in progress: of their network, of its wide network (/24, /48), or of all visitors.',
      label: 'scope',
      values: ['network', 'wideNetwork', 'all'],
    }),
  } as const;
  const families: Family[] = [...requests.families, ...Object.values(counters).map(({ family }) => family)];
  return {
    requests,
    ...counters,
    add: (...more) => void families.push(...more),
    write: () => writeFamilies(families),
  };
}
/** Where all upload slots were taken: in a client's network, in its wide network, or for all clients. */
export type BusyScope = keyof Sender | 'all';

interface Described<Value extends string> {
  /** Ends with `_total`. */
  readonly name: string;
  readonly help: string;
  /** The label and all its values. Each starts at 0, so that the first one that is counted is visible. */
  readonly label: string;
  readonly values: readonly Value[];
}

/** Counts what this process has done since it started. */
interface Counter<Value extends string> {
  add(value: Value, times?: number): void;
  readonly family: Family;
}

export function createCounter<const Value extends string>({
  name,
  help,
  label,
  values,
}: Described<Value>): Counter<Value> {
  const counts = new Map<Value, number>(values.map((value) => [value, 0]));
  return {
    add: (value, times = 1) => void counts.set(value, (counts.get(value) ?? 0) + times),
    family: {
      name,
      help,
      type: 'counter',
      samples: () => [...counts].map(([value, count]) => ({ labels: { [label]: value }, value: count })),
    },
  };
}
