import type { Database } from '#database/database.ts';
import type { Metrics } from './metrics.ts';

/** The same database. Whatever fails asks whether it is still there; when it is not, that is counted. */
export function countFailures(database: Database, metrics: Metrics): Database {
  return {
    ...database,
    ping: () =>
      database.ping().catch((error: unknown) => {
        metrics.database.add('away');
        throw error;
      }),
  };
}
