import { Hono } from 'hono';
import { createTicket } from '#contracts/tickets.ts';
import type { Database } from '#database/database.ts';
import type { DrawReceipt } from '#site/payments/receipt.ts';
import type { DrawQuote } from '#site/quotes/quote.ts';
import { createAccounts } from './accounts/accounts.ts';
import { renderDashboardErrors } from './accounts/dashboard/render-dashboard-errors.ts';
import { mountAccounts } from './accounts/mount-accounts.ts';
import { bellCalls, renderBellErrors } from './accounts/render-bell-errors.ts';
import type { ReadSignedIn } from './accounts/signed-in.ts';
import type { App, AppEnv } from './app-context.ts';
import { createBodyGate, provideBodyGate } from './body/body-gate.ts';
import { knowCall } from './calls/know-call.ts';
import { canaryResults, type TakeResult } from './canary/canary-results.ts';
import { mountCanary } from './canary/mount-canary.ts';
import type { Config } from './config.ts';
import { mountConsent } from './consent/mount-consent.ts';
import { mountCountries } from './countries/mount-countries.ts';
import { mountDocs } from './docs/mount-docs.ts';
import { answerError } from './errors/answer-error.ts';
import { mountHealth } from './health/mount-health.ts';
import type { Storage } from './health/storage.ts';
import type { Help } from './help/create-help.ts';
import { mountHelp } from './help/mount-help.ts';
import { identifySender } from './identify-sender.ts';
import type { LivePages } from './live/live-pages.ts';
import type { Log } from './logging/log.ts';
import { requestLogging } from './logging/request-logging.ts';
import { mountDevMail } from './mail/dev/mount-dev-mail.ts';
import { mountMarketing } from './marketing/mount-marketing.ts';
import { mountMeetings } from './meetings/mount-meetings.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { mountMetrics } from './metrics/mount-metrics.ts';
import { reportFailures } from './metrics/report-failures.ts';
import { answerUnknown } from './not-found/answer-unknown.ts';
import { createMissingNotes } from './not-found/missing-notes.ts';
import { answerFromPages } from './pages/answer-from-pages.ts';
import type { Pages } from './pages/pages.ts';
import { mountPayments } from './payments/mount-payments.ts';
import type { OpenPayments } from './payments/open-payments.ts';
import { mountPreferences } from './preferences/mount-preferences.ts';
import { mountQuotes } from './quotes/mount-quotes.ts';
import { addSecurityHeaders } from './security/add-security-headers.ts';
import { mountSecurityTxt } from './security/mount-security-txt.ts';
import { redirectToHttps } from './security/redirect-to-https.ts';
import { mountReports } from './security/reports/mount-reports.ts';
import { mountServices } from './services/mount-services.ts';
import { sharedSecret } from './shared-secret.ts';
import { mountSmsCalculator } from './sms/mount-sms-calculator.ts';
import { mountStaff } from './staff/mount-staff.ts';
import { mountFormInsteadOfCall, mountTicketPages } from './tickets/mount-ticket-pages.ts';
import { mountTickets } from './tickets/mount-tickets.ts';
import { renderTicketErrors } from './tickets/render-ticket-errors.ts';
import { mountStatus } from './tickets/status/mount-status.ts';
import { countWrites, requireWriteLimits } from './write-limits.ts';

export interface AppDeps {
  readonly config: Config;
  readonly database: Database;
  readonly pages: Pages;
  /** Answers questions from the pages. Left out: it knows nothing. */
  readonly help?: Help;
  readonly live: LivePages;
  readonly log: Log;
  readonly isStopping?: () => boolean;
  /** Knows whether files can be stored. Left out: nobody looks. */
  readonly storage?: Storage;
  /** Where this process counts. */
  readonly metrics?: Metrics;
  /** Takes what became of a canary. */
  readonly takeCanary?: TakeResult;
  /** To be called after mail was queued and committed. */
  readonly wakeMail?: () => void;
  /** Who takes the cards. Left out: nobody. */
  readonly payments?: OpenPayments;
  readonly drawReceipt?: DrawReceipt;
  readonly drawQuote?: DrawQuote;
  /** Who is signed in, where a test knows it without a session. */
  readonly signedIn?: ReadSignedIn;
}

/** Composes the server without listening. Call `close` before closing the database. */
export function createApp(deps: AppDeps): { app: App; close: () => Promise<void> } {
  const { config, pages, live, log, isStopping = () => false, wakeMail, payments, metrics = createMetrics() } = deps;
  const database = reportFailures(deps.database, metrics, log);
  const takeCanary = deps.takeCanary ?? canaryResults({ db: database.db, log, metrics, alerts: undefined });
  const notes = createMissingNotes(database.db, log);
  const secretOf = sharedSecret(config.formSecret, database.db, 'form');
  const accounts = createAccounts(config, database);
  const { signedIn = accounts.signedIn, drawReceipt = cannotDraw, drawQuote = cannotDraw } = deps;
  const account = { config, database, live, log, accounts, secretOf, wakeMail };
  const app = new Hono<AppEnv>();

  app.use(requestLogging(log, metrics));
  app.use(identifySender(config.trustProxy, log));
  app.use(provideBodyGate(createBodyGate((scope) => metrics.busyUploads.add(scope))));
  app.use(addSecurityHeaders(config));
  app.use(redirectToHttps(config));
  app.use(answerFromPages(pages));
  app.use(knowCall());
  app.use(createTicket.path, renderTicketErrors(live));
  for (const path of ['/dashboard/*', '/application/*']) app.use(path, renderDashboardErrors(account));
  for (const { path } of bellCalls) app.use(path, renderBellErrors());
  countWrites(app);

  mountHealth(app, config, { database, storage: deps.storage, isStopping });
  mountMetrics(app, config, { database, metrics });
  mountCountries(app, config);
  mountServices(app, config);
  mountMarketing(app, config, database.db);
  mountFormInsteadOfCall(app);
  mountTickets(app, config, { database, log, live, signedIn, secretOf, wakeMail });
  mountStatus(app, config, { database, secretOf });
  mountCanary(app, config, { database, takeResult: takeCanary });
  mountTicketPages(app, { config, database, pages, live, secretOf });
  mountHelp(app, config, { pages, live, help: deps.help ?? (() => []) });
  mountSmsCalculator(app, config, live);
  mountAccounts(app, account);
  mountStaff(app, config, { database, live, signedIn, secretOf, wakeMail });
  mountPayments(app, { ...account, pages, signedIn, provider: payments?.provider }, drawReceipt);
  mountQuotes(app, { ...account, pages, signedIn, provider: payments?.provider, drawQuote });
  mountMeetings(app, { ...account, signedIn });
  payments?.sandbox?.mount(app, config);
  mountPreferences(app, config);
  mountConsent(app, config, { db: database.db, secretOf });
  mountReports(app, config, log);
  mountSecurityTxt(app, config);
  mountDocs(app, config);
  mountDevMail(app, config);
  requireWriteLimits(app);

  app.notFound(answerUnknown(pages, notes));
  app.onError(answerError(log, config.trustProxy));
  return { app, close: () => notes.flush() };
}

const cannotDraw = () => Promise.reject(new Error('Documents cannot be drawn here'));
