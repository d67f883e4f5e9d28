import type { Server } from 'node:http';
import { hostname } from 'node:os';
import { currentTime } from '#platform/database/clock.ts';
import type { Database, Db } from '#platform/database/database.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { Alert } from '#platform/server/health/alert.ts';
import type { Concern } from '#platform/server/health/concerns.ts';
import type { Storage, StorageProblem } from '#platform/server/health/health.ts';
import type { Log } from '#platform/server/logging/log.ts';
import { type Family, gauge, processMetrics } from '#platform/server/metrics/family.ts';
import { createMetrics, type Metrics } from '#platform/server/metrics/metrics.ts';
import { startRegularWork, waitBriefly } from '#platform/server/timing.ts';
import { msPerMinute } from '#site/durations.ts';
import packageFile from '../../../../../package.json';
import { canaryResults, type ReceiveResult } from '../canary/canary-results.ts';
import { startCanary } from '../canary/start-canary.ts';
import { type Alerts, applyFinding, createAlerts } from './create-alerts.ts';

interface Deps {
  readonly config: Config;
  readonly database: Database;
  readonly log: Log;
  readonly storage: Storage;
  readonly concerns: readonly Concern[];
  /** The alerts that the features declare. */
  readonly declared: readonly Alert[];
  /** The tables that the regular clean-up deletes rows from. */
  readonly cleanedTables: readonly string[];
}

/** Metrics, alerts and canaries of this server. */
export interface Watch {
  readonly metrics: Metrics;
  readonly receiveCanaryResult: ReceiveResult;
  /** Call this once the server listens. Stop it before the database is closed. */
  start(server: Server, siteUrl: string, duties: { readonly sendsCanaries: boolean }): { stop: () => Promise<void> };
  close(): void;
}

export function openWatch({ config, database, log, storage, concerns, declared, cleanedTables }: Deps): Watch {
  const { db } = database;
  const metrics = createMetrics(cleanedTables);
  const ownProcess = processMetrics();
  metrics.add(
    buildInfo(database),
    ...ownProcess.families,
    ...storage.families,
    ...concerns.flatMap(({ families }) => families),
  );
  const alerts = createAlerts({ config, db, log, metrics });
  const receiveCanaryResult = canaryResults({ db, log, metrics, alerts });
  const name = `${hostname()}:${config.port}`.slice(-100);
  return {
    metrics,
    receiveCanaryResult,
    close: ownProcess.stop,
    start(server, siteUrl, { sendsCanaries }) {
      let connections = 0;
      server.on('connection', (socket) => {
        connections++;
        socket.once('close', () => connections--);
      });
      metrics.add(gauge('hormiga_http_connections', 'Connections of visitors and balancers.', () => connections));
      const work = [
        startWatching({ config, db, alerts, declared, storage, concerns }, log),
        startCanary(
          { canary: sendsCanaries ? config.canary : undefined },
          { log, siteUrl, name, receiveResult: receiveCanaryResult },
        ),
      ];
      return { stop: async () => void (await Promise.all(work.map((one) => one.stop()))) };
    },
  };
}

/** Milliseconds between two checks, approximately. */
const checkEvery = msPerMinute;
/** Failed checks before the database counts as down: it may just have been restarted. */
const failuresUntilAlert = 2;

interface WatchDeps {
  readonly config: Config;
  readonly db: Db;
  readonly alerts: Alerts;
  /** What the features declare. */
  readonly declared: readonly Alert[];
  readonly storage: Pick<Storage, 'problem'>;
  readonly concerns?: readonly Pick<Concern, 'alert' | 'text' | 'over'>[];
  readonly now?: () => Date;
}

/** Checks regularly for problems and raises alerts. Every server checks, and one of them posts. */
function startWatching(deps: WatchDeps, log: Log): { stop: () => Promise<void> } {
  const check = createSiteCheck(deps);
  const work = startRegularWork({
    every: checkEvery,
    work: check,
    log,
    failure: 'the regular check of the site failed',
  });
  return { stop: () => waitBriefly(work.stop()) };
}

export function createSiteCheck({
  config,
  db,
  alerts,
  declared,
  storage,
  concerns = [],
  now = currentTime,
}: WatchDeps) {
  let failures = 0;
  /** When this server first made all checks. */
  let since: Date | undefined;

  async function checkStorage(): Promise<void> {
    const problem = await storage.problem();
    if (problem) await alerts.raise('storage', storageTexts[problem]);
    else await alerts.settle('storage', 'Files can be written again.');
  }

  async function checkConcerns(): Promise<void> {
    for (const { alert, text, over } of concerns) {
      const found = text();
      if (found) await alerts.raise(alert, found);
      else await alerts.settle(alert, over);
    }
  }

  return async () => {
    // First, and independent of the database: an embedded one does not answer when its disk is full.
    await checkStorage();
    await checkConcerns();
    try {
      const moment = now();
      for (const alert of declared) {
        const finding = await alert.check({ config, db, now: now(), since: since ?? moment });
        await applyFinding(alerts, alert, finding);
      }
      since ??= moment;
    } catch (error) {
      if (++failures >= failuresUntilAlert) await alerts.raise('database', 'The database does not answer.');
      // Log the error once, not at every check.
      if (failures > 1) return;
      throw error;
    }
    failures = 0;
    await alerts.settle('database', 'The database answers again.');
  };
}

const storageTexts: Readonly<Record<StorageProblem, string>> = {
  full: 'No space is left on the disk of DATA_DIR: attachments are refused. Free some space.',
  unwritable: 'Files cannot be written to DATA_DIR: attachments are refused. See the log.',
  silent: 'The disk of DATA_DIR does not answer.',
};

/** The running version, as labels of a metric that is always 1. */
function buildInfo({ kind: database }: Pick<Database, 'kind'>): Family {
  const labels = { version: packageFile.version, node: process.version, database };
  return {
    name: 'hormiga_build_info',
    help: 'Version of the site, of Node, and the kind of database.',
    type: 'gauge',
    samples: () => [{ labels, value: 1 }],
  };
}
