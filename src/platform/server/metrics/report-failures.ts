import type { Database } from '../../database/database.ts';
import type { PoolFailure } from '../../database/postgres-pool.ts';
import type { Log } from '../logging/log.ts';
import type { Metrics } from './metrics.ts';

/** Milliseconds between two log lines about the same: all requests of a busy site may fail together. */
const logInterval = 10_000;

const messages: Readonly<Record<PoolFailure['reason'], string>> = {
  exhausted: 'all connections of the database pool are in use',
  unreachable: 'no connection to the database can be made',
  silent: 'the database did not respond, and the connection was closed',
  readOnly: 'the database is read-only, and idle connections to it were closed',
};

/**
 * Wraps a database: every failure checks whether it is still reachable, and counts it when it is not. Connection errors
 * are counted, too, and logged with what the connection was doing.
 */
export function reportFailures(database: Database, metrics: Metrics, log: Log): Database {
  const logged = new Map<PoolFailure['reason'], { readonly at: number; omitted: number }>();
  database.onPoolFailure?.(({ reason, error, ...pool }) => {
    metrics.database.add(reason);
    const last = logged.get(reason);
    if (last && performance.now() - last.at < logInterval) {
      last.omitted++;
      return;
    }
    logged.set(reason, { at: performance.now(), omitted: 0 });
    log.error({ err: error, reason, pool, omittedBefore: last?.omitted ?? 0 }, messages[reason]);
  });
  return {
    ...database,
    ping: () =>
      database.ping().catch((error: unknown) => {
        metrics.database.add('away');
        throw error;
      }),
  };
}
