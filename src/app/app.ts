import { Hono } from 'hono';
import { createAccounts, type ReadSignedIn } from '#features/accounts/server/accounts.ts';
import { collectRecords } from '#features/customers/server/customer-records.ts';
import { calls } from '#features/devtools/calls.ts';
import { createHelp, type Help } from '#features/help/server/create-help.ts';
import { canaryResults, type ReceiveResult } from '#features/monitoring/server/canary/canary-results.ts';
import { answerUnknown, createMissingNotes } from '#features/monitoring/server/missing-addresses.ts';
import type { DrawReceipt } from '#features/payments/receipt.ts';
import type { OpenPayments } from '#features/payments/server/open-payments.ts';
import { wompiOrigin } from '#features/payments/server/providers/wompi/wompi-provider.ts';
import type { DrawQuote } from '#features/quotes/quote.ts';
import { checkQuoteStatus, findQuotePrice } from '#features/quotes/server/quote-of.ts';
import { roleOf } from '#features/team/server/members.ts';
import type { Call } from '#platform/contracts/call.ts';
import type { Scheduler } from '#platform/contracts/settings.ts';
import type { Database } from '#platform/database/database.ts';
import { type App, type AppEnv, headersOf, inOrder, type Step } from '#platform/server/app-context.ts';
import { createBodyGate, provideBodyGate } from '#platform/server/body/body-gate.ts';
import { composeConsole } from '#platform/server/compose-console.ts';
import {
  alertsOf,
  type MountedFeatures,
  mountFeatures,
  routeErrorsOf,
  sampleMailsOf,
} from '#platform/server/compose-features.ts';
import { cleanedTablesOf, personalDataOf } from '#platform/server/compose-tables.ts';
import type { Config } from '#platform/server/config/config.ts';
import { answerError } from '#platform/server/errors/answer-error.ts';
import type { Feature, FeatureDeps } from '#platform/server/feature.ts';
import type { Concern } from '#platform/server/health/concerns.ts';
import type { Storage } from '#platform/server/health/health.ts';
import type { LivePages } from '#platform/server/live/live-pages.ts';
import type { Log } from '#platform/server/logging/log.ts';
import { requestLogging } from '#platform/server/logging/request-logging.ts';
import { createMetrics, type Metrics } from '#platform/server/metrics/metrics.ts';
import { reportFailures } from '#platform/server/metrics/report-failures.ts';
import { answerFromPages, type Pages } from '#platform/server/pages/pages.ts';
import { identifySender } from '#platform/server/security/identify-sender.ts';
import { isSecure, redirectToHttps } from '#platform/server/security/origins.ts';
import { sharedSecret } from '#platform/server/security/secrets.ts';
import { type Openings, type Sources, securityHeaders } from '#platform/server/security/security-headers.ts';
import { deletionOrder, features } from './features.ts';
import { helpFacts } from './help-facts.ts';

/** External sources that the configuration allows in pages. */
export function openingsOf({ payments, meetings }: Pick<Config, 'payments' | 'meetings'>): Openings {
  const { scheduler } = meetings;
  return {
    // The checkout of the sandbox is on this site.
    checkoutOrigin: payments.kind === 'wompi' ? wompiOrigin : undefined,
    more: scheduler && schedulerSources[scheduler.kind],
  };
}

/** The sources that the popups of external calendars need in the content policy. */
const schedulerSources: Readonly<Record<Scheduler['kind'], Sources>> = {
  calendly: {
    'script-src': ['https://assets.calendly.com'],
    'style-src': ['https://assets.calendly.com'],
    // The close icon of the popup.
    'img-src': ['https://assets.calendly.com'],
    'frame-src': ['https://calendly.com'],
  },
  cal: {
    'script-src': ['https://app.cal.com'],
    // Its script adds inline styles to the page and to a shadow root, which have no origin or fixed hash.
    'style-src': ["'unsafe-inline'"],
    // It requests the first, which redirects to the second.
    'frame-src': ['https://app.cal.com', 'https://cal.com'],
  },
};

interface AppDeps {
  readonly config: Config;
  readonly database: Database;
  readonly pages: Pages;
  /** Answers questions. If omitted, it knows the answers of the site and none that the team has added. */
  readonly help?: Help;
  readonly live: LivePages;
  readonly log: Log;
  readonly isStopping?: () => boolean;
  /** Knows whether files can be stored. If omitted, this is not checked. */
  readonly storage?: Storage;
  /** What is wrong although the server works. */
  readonly concerns?: readonly Pick<Concern, 'text'>[];
  /** The counters of this process. */
  readonly metrics?: Metrics;
  /** Receives the result of a canary. */
  readonly receiveCanaryResult?: ReceiveResult;
  /** Call this after mail was queued and committed. */
  readonly wakeMail?: () => void;
  /** The payment provider. If omitted, there is none. */
  readonly payments?: OpenPayments;
  readonly drawReceipt?: DrawReceipt;
  readonly drawQuote?: DrawQuote;
  /** The signed-in account, where a test sets it without a session. */
  readonly signedIn?: ReadSignedIn;
}

/** Composes the server without listening. Call `close` before closing the database. */
export function createApp(
  deps: AppDeps,
  parts: readonly Feature[] = features,
): MountedFeatures & { readonly app: App } {
  const { config, pages, log, metrics = createMetrics(cleanedTablesOf(parts)) } = deps;
  const featureDeps = withDefaults(deps, metrics, parts);
  const app = new Hono<AppEnv>();

  app.use(requestLogging(log, metrics));
  app.use(
    inOrder(
      identifySender(config.trustProxy, log),
      provideBodyGate(createBodyGate((scope) => metrics.busyUploads.add(scope))),
      addSecurityHeaders(config, openingsOf(config)),
      redirectToHttps(config),
      answerFromPages(pages),
      knowCall(calls),
    ),
  );
  const mounted = mountFeatures(app, parts, featureDeps);

  const notes = createMissingNotes(featureDeps.database.db, log);
  app.notFound(answerUnknown(pages, notes));
  app.onError(answerError(log, config.trustProxy, routeErrorsOf(parts, featureDeps)));
  return {
    ...mounted,
    app,
    async close() {
      await mounted.close();
      await notes.flush();
    },
  };
}

/** What the features get, with what one of them needs of another that comes after it. */
function withDefaults(deps: AppDeps, metrics: Metrics, parts: readonly Feature[]): FeatureDeps {
  const { config, log, payments } = deps;
  const database = reportFailures(deps.database, metrics, log);
  const { db } = database;
  const secretOf = sharedSecret(config.formSecret, db, 'form');
  const accounts = createAccounts(config, database, (email) => roleOf(db, config, email));
  return {
    config,
    database,
    pages: deps.pages,
    live: deps.live,
    log,
    metrics,
    secretOf,
    accounts,
    console: composeConsole(parts),
    personalData: personalDataOf(parts, deletionOrder),
    collectRecords,
    sampleMails: sampleMailsOf(features),
    declaredAlerts: alertsOf(parts),
    findQuotePrice,
    checkQuoteStatus: (c, reference) => checkQuoteStatus(c, { database, secretOf }, reference),
    payments,
    provider: payments?.provider,
    storage: deps.storage,
    concerns: deps.concerns ?? [],
    isStopping: deps.isStopping ?? (() => false),
    wakeMail: deps.wakeMail ?? (() => undefined),
    help: deps.help ?? createHelp({ others: helpFacts }),
    signedIn: deps.signedIn ?? accounts.signedIn,
    drawReceipt: deps.drawReceipt ?? cannotDraw,
    drawQuote: deps.drawQuote ?? cannotDraw,
    receiveCanaryResult: deps.receiveCanaryResult ?? canaryResults({ db, log, metrics, alerts: undefined }),
  };
}

const cannotDraw = () => Promise.reject(new Error('Documents cannot be drawn here'));

/** Finds the call of a URL before anything is read, so that even a refused body gets the call's error format. */
export function knowCall(calls: readonly Call[]): Step {
  const byPath = new Map<string, Call>(calls.map((call) => [call.path, call]));
  return (c) => {
    c.set('call', byPath.get(c.req.path));
    return undefined;
  };
}

/** Set before there is a response: a response can replace it, and Hono need not copy the response. */
function addSecurityHeaders(config: Pick<Config, 'trustProxy'>, openings: Openings): Step {
  const plain = Object.entries(securityHeaders(false, openings));
  const secure = Object.entries(securityHeaders(true, openings));
  return (c) => {
    for (const [name, value] of isSecure(headersOf(c), config.trustProxy) ? secure : plain) c.header(name, value);
    return undefined;
  };
}
