import type { Server } from 'node:http';
import { hostname } from 'node:os';
import { listFolders } from '#features/incoming-mail/server/folders.ts';
import { readBookingDemand } from '#features/meetings/server/store/book-meeting.ts';
import { countProblems } from '#features/payments/server/store/orders.ts';
import { currentTime } from '#platform/database/clock.ts';
import type { Database, Db } from '#platform/database/database.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { Concern } from '#platform/server/health/concerns.ts';
import type { Storage, StorageProblem } from '#platform/server/health/health.ts';
import type { Log } from '#platform/server/logging/log.ts';
import { type Family, gauge, processMetrics } from '#platform/server/metrics/family.ts';
import { createMetrics, type Metrics } from '#platform/server/metrics/metrics.ts';
import { startRegularWork, waitBriefly } from '#platform/server/timing.ts';
import packageFile from '../../../../../package.json';
import { canaryResults, type ReceiveResult, updateCanaryAlert } from '../canary/canary-results.ts';
import { startCanary } from '../canary/start-canary.ts';
import { hasMailLeft, type OutboxHealth, readOutboxHealth } from '../store/outbox-health.ts';
import { type Alerts, createAlerts } from './create-alerts.ts';

interface Deps {
  readonly config: Config;
  readonly database: Database;
  readonly log: Log;
  readonly storage: Storage;
  readonly concerns: readonly Concern[];
  /** The tables that the regular clean-up deletes rows from. */
  readonly cleanedTables: readonly string[];
}

/** Metrics, alerts and canaries of this server. */
export interface Watch {
  readonly metrics: Metrics;
  readonly receiveCanaryResult: ReceiveResult;
  /** Call this once the server listens. Stop it before the database is closed. */
  start(server: Server, siteUrl: string): { stop: () => Promise<void> };
  close(): void;
}

export function openWatch({ config, database, log, storage, concerns, cleanedTables }: Deps): Watch {
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
    start(server, siteUrl) {
      let connections = 0;
      server.on('connection', (socket) => {
        connections++;
        socket.once('close', () => connections--);
      });
      metrics.add(gauge('hormiga_http_connections', 'Connections of visitors and balancers.', () => connections));
      const work = [
        startWatching({ config, db, alerts, storage, concerns }, log),
        startCanary(config, { log, siteUrl, name, receiveResult: receiveCanaryResult }),
      ];
      return { stop: async () => void (await Promise.all(work.map((one) => one.stop()))) };
    },
  };
}

/** Milliseconds between two checks, approximately. */
const checkEvery = 60_000;
/** Seconds for which a dead letter raises the alert. One that the team ignores does not raise it for ever. */
const recentlyDead = 24 * 60 * 60;
/** Failed checks before the database counts as down: it may just have been restarted. */
const failuresUntilAlert = 2;

interface WatchDeps {
  readonly config: Pick<Config, 'outboxAlertMinutes' | 'canary' | 'meetings' | 'publicUrl'> &
    Partial<Pick<Config, 'inboundImap'>>;
  readonly db: Db;
  readonly alerts: Alerts;
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

export function createSiteCheck({ config, db, alerts, storage, concerns = [], now = currentTime }: WatchDeps) {
  const bound = config.outboxAlertMinutes * 60;
  let failures = 0;
  /** When this server began to read the mailbox. */
  let triesSince: Date | undefined;

  async function checkMail(moment: Date): Promise<void> {
    const health = await readOutboxHealth(db, moment, { dead: recentlyDead, codes: bound });
    const isStuck = isHeldUp(health, bound) && !(await hasMailLeft(db, moment, bound));
    if (isStuck)
      await alerts.raise('outbox', `${stuckText(health, config.outboxAlertMinutes)} See ${consoleUrl('view=outbox')}`);
    else await alerts.settle('outbox', 'Mail leaves again.');
    const letters = countOf(health.newlyDead, 'mail was', 'mails were');
    const text = `${letters} given up since yesterday. See ${consoleUrl('view=outbox&mail=dead')}`;
    if (health.newlyDead > 0) await alerts.raise('deadLetters', text);
    else await alerts.settle('deadLetters', 'No mail was given up for a day, or all were sent again.');
  }

  /**
   * A mail server may be restarted: only a mailbox that has not been read for a while is worth an alert. A server that
   * was just started has to try for as long, since the time before it says nothing about the mailbox.
   */
  async function checkIncoming(moment: Date): Promise<void> {
    const folders = config.inboundImap ? await listFolders(db) : [];
    const late = new Date(moment.getTime() - bound * 1_000);
    const failing = folders.find(({ lastError, checkedAt }) => lastError !== null && (!checkedAt || checkedAt < late));
    triesSince ??= moment;
    if (failing && triesSince > late) return;
    const text = `Incoming mail has not been read for ${countOf(config.outboxAlertMinutes, 'minute', 'minutes')}: ${failing?.lastError}.`;
    if (failing) await alerts.raise('incomingMail', `${text} See ${consoleUrl('view=incoming&mail=received')}`);
    else await alerts.settle('incomingMail', 'Incoming mail is read again.');
  }

  const consoleUrl = (query: string) => `${config.publicUrl}/staff?${query}`;

  async function checkPayments(): Promise<void> {
    const problems = await countProblems(db);
    const text = `${countOf(problems, 'payment fits', 'payments fit')} no order. See ${consoleUrl('view=payments')}`;
    if (problems > 0) await alerts.raise('payments', text);
    else await alerts.settle('payments', 'Every payment has its order again.');
  }

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

  async function checkBookings(moment: Date): Promise<void> {
    const { hour, day } = await readBookingDemand(db, moment);
    const { most } = config.meetings.rates;
    const text = `${countOf(hour, 'booking', 'bookings')} within an hour and ${day} within a day: more are turned away.`;
    if (hour >= most.hour || day >= most.day) {
      await alerts.raise('bookings', `${text} See ${consoleUrl('view=bookings')} and MEETING_BOOKINGS_PER_HOUR.`);
    } else await alerts.settle('bookings', 'Bookings are taken again.');
  }

  return async () => {
    // First, and independent of the database: an embedded one does not answer when its disk is full.
    await checkStorage();
    await checkConcerns();
    try {
      await checkMail(now());
      await checkIncoming(now());
      await checkPayments();
      // The server that received a result may have been stopped before it raised an alert.
      if (config.canary) await updateCanaryAlert(db, alerts);
      await checkBookings(now());
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

/**
 * Mail waits for a mail server that does not accept it, or for a server that sends it; or a code was not delivered in
 * time.
 */
function isHeldUp({ oldestWaiting = 0, lostCodes }: OutboxHealth, bound: number): boolean {
  return oldestWaiting > bound || lostCodes > 0;
}

function stuckText({ waiting, oldestWaiting = 0, lostCodes }: OutboxHealth, bound: number): string {
  const minutes = (count: number) => countOf(count, 'minute', 'minutes');
  const oldest = `${waiting} waiting, the oldest for ${minutes(Math.round(oldestWaiting / 60))}`;
  const codes =
    lostCodes > 0
      ? `, and ${countOf(lostCodes, 'mail with a code or link was', 'mails with codes or links were')} lost`
      : '';
  return `No mail has left for ${minutes(bound)}: ${oldest}${codes}.`;
}

function countOf(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

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
