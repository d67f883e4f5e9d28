import { setTimeout as wait } from 'node:timers/promises';
import { createHelp } from '#features/help/server/create-help.ts';
import { openWatch } from '#features/monitoring/server/alerts/open-watch.ts';
import { watchMissingFiles } from '#features/monitoring/server/missing-files.ts';
import { type OpenPayments, openPayments } from '#features/payments/server/open-payments.ts';
import { siteVariants } from '#features/payments/server/site-variants.ts';
import type { Database } from '#platform/database/database.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { markAsServed } from '#platform/database/site-secrets.ts';
import type { DrawLive } from '#platform/page/live.ts';
import { alertsOf } from '#platform/server/compose-features.ts';
import { cleanedTablesOf } from '#platform/server/compose-tables.ts';
import { type Config, readConfig } from '#platform/server/config/config.ts';
import { type Environment, loadEnvironment, type SettingsFile } from '#platform/server/config/environment.ts';
import { storedLongerThanPromised } from '#platform/server/config/operation-variables.ts';
import { attachmentsFolder, mailFolder } from '#platform/server/data-folders.ts';
import { followDatabaseClock } from '#platform/server/health/concerns.ts';
import { prepareStorage, watchStorage } from '#platform/server/health/health.ts';
import { builtPagesOf, createLivePages } from '#platform/server/live/live-pages.ts';
import { createLog, flushLog, type Log } from '#platform/server/logging/log.ts';
import { describeMail, startMail } from '#platform/server/mail/mail-worker.ts';
import { loadSite } from '#platform/server/pages/load-site.ts';
import { createPages } from '#platform/server/pages/pages.ts';
import { ignoreForwardingOfOthers } from '#platform/server/security/identify-sender.ts';
import { limits } from '#platform/server/security/limits.ts';
import { startClockWatch } from '#platform/server/start/clock-watch.ts';
import {
  closeServer,
  failureBlock,
  listen,
  portOf,
  requestListener,
  stopAccepting,
} from '#platform/server/start/http-server.ts';
import { Lifecycle, onStopSignal, refuseWhileStopping } from '#platform/server/start/lifecycle.ts';
import { secretWarnings } from '#platform/server/start/secret-changes.ts';
import {
  banner,
  isProduction,
  mailWarning,
  refusePlaceholders,
  startWarnings,
  visitUrl,
} from '#platform/server/start/start-warnings.ts';
import { onRetire, workerNumber } from '#platform/server/start/worker.ts';
import { picturesIn } from '#ui/mail/pictures-in.ts';
import { createApp, openingsOf } from './app.ts';
import { openControl } from './commands/control.ts';
import { commandContext } from './commands/run-command.ts';
import { attachDocuments, createDocuments } from './documents/create-documents.ts';
import { features } from './features.ts';
import { helpFacts } from './help-facts.ts';
import { startTidyingUp } from './tidy-up.ts';

/** The program that the build puts beside the server's own. The server has no other access to the pages. */
function loadLiveProgram(): Promise<{ readonly drawLive: DrawLive }> {
  return import(/* @vite-ignore */ new URL('./live.mjs', import.meta.url).href);
}

// What this process creates, such as mail, attachments and the database, is for its own user alone.
process.umask(0o077);

const lifecycle = new Lifecycle();
let log: Log | undefined;
/** Milliseconds for which it goes on serving after a stop signal. */
let drain = 0;
/** Another process on the same port has taken the place of this one. */
let isReplaced = false;
/** Milliseconds in which clients find it, each with its next request. */
const leastRetirement = 5_000;

async function start(): Promise<void> {
  const { env, files } = loadEnvironment(process.argv.slice(2));
  const config = readConfig(env);
  refusePlaceholders(config, env);
  log = createLog(config);
  const variantIn = siteVariants(config);
  const built = loadSite(config.clientDir, { canonicalUrl: config.canonicalUrl, variantIn });
  const pages = createPages(built, config, openingsOf(config));
  const live = createLivePages({ builtPage: builtPagesOf(built), load: loadLiveProgram, variantIn });

  await prepareStorage(config, log);
  const { dataDir, databaseUrl: url, databasePoolSize: size, migrationsDir } = config;
  const notice = (text: string) => void process.stderr.write(`${text}\n`);
  const database = await openDatabase({ dataDir, url, pool: { size }, migrationsDir, notice });
  lifecycle.onStop(() => database.close());
  if (lifecycle.isStopping) return;
  await markAsServed(database.db);

  const clock = await followDatabaseClock(database, log);
  const concerns = [...(clock ? [clock] : []), watchMissingFiles(config, database, log)];
  for (const concern of concerns) lifecycle.onStop(concern.stop);

  const storage = watchStorage(config, log);
  const declared = alertsOf(features);
  const cleanedTables = cleanedTablesOf(features);
  const watch = openWatch({ config, database, log, storage, concerns, declared, cleanedTables });
  lifecycle.onStop(() => watch.close());
  const { metrics, receiveCanaryResult } = watch;

  let siteUrl = config.publicUrl;
  const payments = await openPayments({ config, db: database.db, log, selfUrl: () => siteUrl });

  const documents = createDocuments();
  lifecycle.onStop(() => documents.close());

  const attach = attachDocuments(database.db, documents, config);
  const mail = startMail(config, { db: database.db, log, attach, picturesIn, count: metrics.mailAttempts.add });
  lifecycle.onStop(() => mail.stop());

  const context = commandContext({ config, database, log, provider: payments.provider, wakeMail: mail.wake });
  const control = await openControl(config, database, log, context);
  lifecycle.onStop(() => control.close());

  const folders = { attachmentsDir: attachmentsFolder(config.dataDir), mailDir: mailFolder(config.dataDir) };
  const tidying = startTidyingUp({ features, database, ...folders, days: config.retentionDays, metrics, log });
  lifecycle.onStop(() => tidying.stop());

  const help = createHelp({ others: helpFacts, variantIn });
  const isStopping = () => lifecycle.isStopping;
  const paying = { payments, ...documents.forVisitors, wakeMail: mail.wake, metrics, receiveCanaryResult };
  const site = createApp({
    config,
    database,
    pages,
    help,
    live,
    log,
    isStopping,
    storage,
    concerns,
    ...paying,
  });
  lifecycle.onStop(site.close);

  await site.prepare();

  const answer = ignoreForwardingOfOthers(requestListener(site.app, pages, log, metrics.requests), config.trustProxy);
  const server = await listen(
    refuseWhileStopping(answer, isStopping, () => isReplaced),
    config,
  );
  // Both may be slow, so they run in parallel.
  lifecycle.onStop(async () => void (await Promise.all([closeServer(server), mail.stop()])));

  siteUrl = visitUrl(config.host, portOf(server));
  const running = site.start();
  lifecycle.onStop(() => running.stop());

  const correcting = startClockWatch({ features, db: database.db, log, wakeMail: mail.wake });
  lifecycle.onStop(() => correcting.stop());

  const isFirst = workerNumber() === 1;
  const watching = watch.start(server, siteUrl, { sendsCanaries: isFirst });
  lifecycle.onStop(() => watching.stop());

  // First of all, with everything still working: a load balancer has to notice before the socket is closed.
  if (!lifecycle.isStopping) drain = config.drainSeconds * 1_000;
  lifecycle.onStop(() => wait(drain));
  onRetire(() => {
    isReplaced = true;
    stopAccepting(server);
    drain = 0;
    setTimeout(() => void stop(0), Math.max(config.drainSeconds * 1_000, leastRetirement));
  });

  if (isFirst) await warn({ config, env, files }, { database, payments, log, siteUrl });
  log.info({ url: siteUrl, database: database.kind }, 'listening');
}

interface Running {
  readonly database: Database;
  readonly payments: OpenPayments;
  readonly log: Log;
  readonly siteUrl: string;
}

/** Says where the site is, and which of its settings the operator may not have meant. Once, however many processes. */
async function warn(
  { config, env, files }: { config: Config; env: Environment; files: readonly SettingsFile[] },
  { database, payments, log, siteUrl }: Running,
): Promise<void> {
  if (config.banner ?? process.stdout.isTTY) process.stdout.write(banner(siteUrl, database, describeMail(config)));
  if (!payments.provider) log.warn('PAYMENTS is off: visitors cannot pay by card and are sent to the contact page');
  if (payments.sandbox) log.warn('PAYMENTS is sandbox: card payments are simulated, and no money moves');
  for (const warning of startWarnings(config, env, files)) log.warn(warning);
  for (const warning of await secretWarnings(config, database.db)) log.warn(warning);
  if (isProduction(env)) void warnOfMail(config, log);
  const kinds = storedLongerThanPromised(config.retentionDays);
  if (kinds.length > 0) log.warn({ kinds }, 'RETENTION_DAYS stores these for longer than the privacy policy says');
}

/** In the background: a mail server that is slow or away must not delay the start. */
async function warnOfMail(config: Config, log: Log): Promise<void> {
  const warning = await mailWarning(config);
  if (warning && !lifecycle.isStopping) log.warn(warning);
}

async function stop(exitCode: number): Promise<void> {
  setTimeout(() => process.exit(1), drain + limits.shutdown + limits.closing).unref();
  await lifecycle.stop(started, (error) => log?.error({ err: error }, 'a part of the server could not be closed'));
  if (exitCode === 0) log?.info('stopped');
  if (log) await flushLog(log);
  process.exit(exitCode);
}

function crash(error: unknown): void {
  log?.fatal({ err: error }, 'unexpected error');
  drain = 0;
  void stop(1);
}

onStopSignal((signal) => {
  log?.info('stopping');
  // A person at a terminal does not want to wait.
  if (signal === 'SIGINT') drain = 0;
  void stop(0);
});
// Otherwise the signal that replaces the processes of WEB_CONCURRENCY would end a site that has only this one.
process.on('SIGUSR2', () => log?.warn('WEB_CONCURRENCY is 1: no other process replaces this one. Restart the site'));
process.on('uncaughtException', crash);
// They may be files on a full disk.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
process.on('unhandledRejection', crash);

const started = start();
started.catch((error: unknown) => {
  process.stderr.write(failureBlock(error));
  void stop(1);
});
