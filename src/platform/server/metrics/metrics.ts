import type { PoolFailure } from '../../database/postgres-pool.ts';
import type { Sender } from '../http/client-address.ts';
import { type Family, writeFamilies } from './family.ts';
import { createRequestMetrics } from './request-metrics.ts';

/** The counters of one process. A new counter is a line here, and `metrics.name.add(value)` where it happens. */
export type Metrics = ReturnType<typeof createMetrics>;

/** `cleanedTables`: the tables of the regular clean-up, so that each has a value from the start. */
export function createMetrics(cleanedTables: readonly string[] = []) {
  const requests = createRequestMetrics();
  const counters = {
    tickets: createCounter<'new' | 'quarantined'>(
      'hormiga_tickets_received_total',
      'Tickets that were saved, and whether they look like spam. Those of the canary are not counted.',
      { state: ['new', 'quarantined'] },
    ),
    signInCodes: createCounter<'sent' | 'justSent' | 'refused'>(
      'hormiga_sign_in_codes_total',
      'Codes that were requested; justSent: one was still valid, and no other was sent; refused: a limit was reached.',
      { outcome: ['sent', 'justSent', 'refused'] },
    ),
    mailAttempts: createCounter<'sent' | 'failed' | 'dead'>(
      'hormiga_mail_attempts_total',
      'Messages that this process tried to send; dead: the last attempt failed.',
      { outcome: ['sent', 'failed', 'dead'] },
    ),
    database: createCounter<'away' | PoolFailure['reason']>(
      'hormiga_database_failures_total',
      'Failures because of the database. away: it did not respond; exhausted: all connections of the pool were in use; unreachable: no connection could be made; silent: a connection was closed because no response came; readOnly: it accepted no writes.',
      { reason: ['away', 'exhausted', 'unreachable', 'silent', 'readOnly'] },
    ),
    alerts: createCounter<'sent' | 'failed'>(
      'hormiga_alerts_total',
      'Alerts that were sent to ALERT_URL, and those that did not arrive there.',
      { outcome: ['sent', 'failed'] },
    ),
    canaryRuns: createCounter<'passed' | 'failed'>(
      'hormiga_canary_runs_total',
      'Runs of the canary that this process made, or whose result it received.',
      { outcome: ['passed', 'failed'] },
    ),
    removedRows: createCounter<string>(
      'hormiga_removed_rows_total',
      'Rows that the regular clean-up of this process removed after their retention time.',
      { table: cleanedTables },
    ),
    busyUploads: createCounter<BusyScope>(
      'hormiga_busy_uploads_total',
      'Uploads that were answered with 503 because too many were in progress: of their network, of its wide network (/24, /48), or of all visitors.',
      { scope: ['network', 'wideNetwork', 'all'] },
    ),
  };
  const families: Family[] = [...requests.families, ...Object.values(counters).map(({ family }) => family)];
  return {
    requests,
    ...counters,
    /** Adds metrics that are read at the time of a scrape. */
    add: (...more: readonly Family[]) => void families.push(...more),
    write: () => writeFamilies(families),
  };
}

/** Where all upload slots were taken: in a client's network, in its wide network, or for all clients. */
export type BusyScope = keyof Sender | 'all';

/**
 * Counts what this process has done since it started. `name` ends with `_total`. `labelled` is the label and all its
 * values: each starts at 0, so that the first one that is counted is visible.
 */
export function createCounter<Value extends string>(
  name: string,
  help: string,
  labelled: Readonly<Record<string, readonly Value[]>>,
) {
  const [[label, values] = ['', []]] = Object.entries(labelled);
  const counts = new Map<Value, number>(values.map((value) => [value, 0]));
  const samples = () => [...counts].map(([value, count]) => ({ labels: { [label]: value }, value: count }));
  const family: Family = { name, help, type: 'counter', samples };
  return { family, add: (value: Value, times = 1) => void counts.set(value, (counts.get(value) ?? 0) + times) };
}
