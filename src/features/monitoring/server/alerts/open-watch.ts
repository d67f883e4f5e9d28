import type { Server } from 'node:http';
import { hostname } from 'node:os';
import type { Database } from '#platform/database/database.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { Storage } from '#platform/server/health/storage.ts';
import type { Log } from '#platform/server/logging/log.ts';
import { buildInfo } from '#platform/server/metrics/build-info.ts';
import { gauge } from '#platform/server/metrics/gauge.ts';
import { createMetrics, type Metrics } from '#platform/server/metrics/metrics.ts';
import { processMetrics } from '#platform/server/metrics/process-metrics.ts';
import { canaryResults, type TakeResult } from '../canary/canary-results.ts';
import { startCanary } from '../canary/start-canary.ts';
import { createAlerts } from './create-alerts.ts';
import { startWatching } from './start-watching.ts';

interface Deps {
  readonly config: Config;
  readonly database: Database;
  readonly log: Log;
  readonly storage: Storage;
  /** Those that the regular clean-up removes rows of. */
  readonly cleanedTables: readonly string[];
}

/** How the site looks after itself. */
export interface Watch {
  readonly metrics: Metrics;
  readonly takeCanary: TakeResult;
  /** Once the server listens. To be stopped before the database is closed. */
  start(server: Server, siteUrl: string): { stop: () => Promise<void> };
  close(): void;
}

export function openWatch({ config, database, log, storage, cleanedTables }: Deps): Watch {
  const { db } = database;
  const metrics = createMetrics(cleanedTables);
  const ownProcess = processMetrics();
  metrics.add(buildInfo(database), ...ownProcess.families, ...storage.families);
  const alerts = createAlerts({ config, db, log, metrics });
  const takeCanary = canaryResults({ db, log, metrics, alerts });
  const name = `${hostname()}:${config.port}`.slice(-100);
  return {
    metrics,
    takeCanary,
    close: ownProcess.stop,
    start(server, siteUrl) {
      let connections = 0;
      server.on('connection', (socket) => {
        connections++;
        socket.once('close', () => connections--);
      });
      metrics.add(gauge('hormiga_http_connections', 'Connections of visitors and balancers.', () => connections));
      const work = [
        startWatching({ config, db, alerts, storage }, log),
        startCanary(config, { log, siteUrl, name, takeResult: takeCanary }),
      ];
      return { stop: async () => void (await Promise.all(work.map((one) => one.stop()))) };
    },
  };
}
