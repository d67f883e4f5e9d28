import { Hono, type MiddlewareHandler } from 'hono';
import { createAccounts, type ReadSignedIn } from '#features/accounts/server/accounts.ts';
import { mountAccounts } from '#features/accounts/server/routes.ts';
import { mountPasskeys, type NotePasskey } from '#features/accounts/server/second-factor/passkey-routes.ts';
import { bellCalls, mountBell, renderBellError } from '#features/bell/server/routes.ts';
import { mountConsent } from '#features/consent/server/routes.ts';
import { dashboardErrors } from '#features/dashboard/server/answer-dashboard.ts';
import { mountDashboard } from '#features/dashboard/server/routes.ts';
import { calls } from '#features/devtools/calls.ts';
import { mountDocs } from '#features/devtools/server/routes.ts';
import { createHelp, type Help } from '#features/help/server/create-help.ts';
import { mountHelp } from '#features/help/server/routes.ts';
import { mountIncomingMail } from '#features/incoming-mail/server/routes.ts';
import { mountMarketing } from '#features/marketing/server/routes.ts';
import { mountMeetings } from '#features/meetings/server/routes.ts';
import { canaryResults, type ReceiveResult } from '#features/monitoring/server/canary/canary-results.ts';
import { mountCanary } from '#features/monitoring/server/canary/canary-routes.ts';
import { mountMetrics } from '#features/monitoring/server/metrics-routes.ts';
import { answerUnknown, createMissingNotes } from '#features/monitoring/server/missing-addresses.ts';
import type { DrawReceipt } from '#features/payments/receipt.ts';
import type { OpenPayments } from '#features/payments/server/open-payments.ts';
import { wompiOrigin } from '#features/payments/server/providers/wompi/wompi-provider.ts';
import { mountPayments } from '#features/payments/server/routes.ts';
import { mountPlans, mountServices } from '#features/plans/server/routes.ts';
import { mountCountries, mountPreferences } from '#features/preferences/server/routes.ts';
import type { DrawQuote } from '#features/quotes/quote.ts';
import { checkQuoteStatus, findQuotePrice } from '#features/quotes/server/quote-of.ts';
import { mountQuotes } from '#features/quotes/server/routes.ts';
import { mountSmsCalculator } from '#features/sms/server/routes.ts';
import { mountStaff } from '#features/staff/server/routes.ts';
import { noteSecurity } from '#features/team/server/actions.ts';
import { roleOf } from '#features/team/server/members.ts';
import { createTicket } from '#features/tickets/contract.ts';
import { mountFormInsteadOfCall, mountTicketPages } from '#features/tickets/server/page-routes.ts';
import { mountTickets, ticketErrors, ticketLanguage } from '#features/tickets/server/routes.ts';
import { mountStatus } from '#features/tickets/server/status.ts';
import type { Call } from '#platform/contracts/call.ts';
import type { Scheduler } from '#platform/contracts/settings.ts';
import { currentTime } from '#platform/database/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { App, AppContext, AppEnv } from '#platform/server/app-context.ts';
import { createBodyGate, provideBodyGate } from '#platform/server/body/body-gate.ts';
import type { Config } from '#platform/server/config/config.ts';
import { answerError } from '#platform/server/errors/answer-error.ts';
import type { CallError, RouteErrors } from '#platform/server/errors/call-error.ts';
import type { Concern } from '#platform/server/health/concerns.ts';
import { mountHealth, type Storage } from '#platform/server/health/health.ts';
import type { LivePages } from '#platform/server/live/live-pages.ts';
import type { Log } from '#platform/server/logging/log.ts';
import { requestLogging } from '#platform/server/logging/request-logging.ts';
import { mountDevMail } from '#platform/server/mail/dev/mount-dev-mail.ts';
import { createMetrics, type Metrics } from '#platform/server/metrics/metrics.ts';
import { reportFailures } from '#platform/server/metrics/report-failures.ts';
import { answerFromPages, type Pages } from '#platform/server/pages/pages.ts';
import { identifySender } from '#platform/server/security/identify-sender.ts';
import { mountSecurityTxt } from '#platform/server/security/mount-security-txt.ts';
import { isSecure, redirectToHttps } from '#platform/server/security/origins.ts';
import { mountReports } from '#platform/server/security/reports/mount-reports.ts';
import { sharedSecret } from '#platform/server/security/secrets.ts';
import { type Openings, type Sources, securityHeaders } from '#platform/server/security/security-headers.ts';
import { countWrites, requireWriteLimits } from '#platform/server/security/write-limits.ts';
import { picturesIn } from '#ui/mail/pictures-in.ts';
import { helpFacts } from './help-facts.ts';
import { personalData } from './personal-data.ts';
import { cleanedTables } from './retention/retention-rules.ts';

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
  /** Call this after a message that came in was saved. */
  readonly wakeIncoming?: () => void;
  /** The payment provider. If omitted, there is none. */
  readonly payments?: OpenPayments;
  readonly drawReceipt?: DrawReceipt;
  readonly drawQuote?: DrawQuote;
  /** The signed-in account, where a test sets it without a session. */
  readonly signedIn?: ReadSignedIn;
}

/** Composes the server without listening. Call `close` before closing the database. */
export function createApp(deps: AppDeps): { app: App; close: () => Promise<void> } {
  const {
    config,
    pages,
    live,
    log,
    isStopping = () => false,
    wakeMail,
    payments,
    metrics = createMetrics(cleanedTables),
  } = deps;
  const database = reportFailures(deps.database, metrics, log);
  const receiveCanaryResult =
    deps.receiveCanaryResult ?? canaryResults({ db: database.db, log, metrics, alerts: undefined });
  const notes = createMissingNotes(database.db, log);
  const secretOf = sharedSecret(config.formSecret, database.db, 'form');
  const accounts = createAccounts(config, database, (email) => roleOf(database.db, config, email));
  const { signedIn = accounts.signedIn, drawReceipt = cannotDraw, drawQuote = cannotDraw } = deps;
  const account = { config, database, live, log, accounts, secretOf, wakeMail };
  const notePasskey: NotePasskey = (tx, user) => {
    const by = { staffEmail: user.email, at: currentTime() };
    return noteSecurity(tx, { by, config }, user, { news: 'passkeyAdded', action: 'security-passkey-added' });
  };
  const app = new Hono<AppEnv>();

  const routeErrors: readonly RouteErrors[] = [
    { path: createTicket.path, render: (c, error) => ticketErrors(c, live, ticketLanguage(c))(error) },
    ...['/dashboard/*', '/application/*'].map((path) => ({
      path,
      render: (c: AppContext, error: CallError) => dashboardErrors(c, account)(error),
    })),
    ...bellCalls.map(({ path }) => ({ path, render: renderBellError })),
  ];

  app.use(requestLogging(log, metrics));
  app.use(identifySender(config.trustProxy, log));
  app.use(provideBodyGate(createBodyGate((scope) => metrics.busyUploads.add(scope))));
  app.use(addSecurityHeaders(config, openingsOf(config)));
  app.use(redirectToHttps(config));
  app.use(answerFromPages(pages));
  app.use(knowCall(calls));
  countWrites(app);

  mountHealth(app, config, { database, storage: deps.storage, concerns: deps.concerns, isStopping });
  mountMetrics(app, config, { database, metrics });
  mountCountries(app, config);
  mountServices(app, config);
  mountMarketing(app, config, database);
  mountFormInsteadOfCall(app);
  mountTickets(app, config, { database, log, live, signedIn, secretOf, wakeMail });
  mountIncomingMail(app, config, { database, wakeIncoming: deps.wakeIncoming });
  mountStatus(app, config, { database, secretOf });
  mountCanary(app, config, { database, receiveResult: receiveCanaryResult });
  mountTicketPages(app, {
    config,
    database,
    pages,
    live,
    secretOf,
    wakeMail,
    checkQuoteStatus: (c, reference) => checkQuoteStatus(c, { database, secretOf }, reference),
  });
  mountHelp(app, config, {
    pages,
    live,
    database,
    log,
    help: deps.help ?? createHelp({ others: helpFacts }),
    signedIn,
  });
  mountSmsCalculator(app, config, live);
  mountAccounts(app, account);
  mountPasskeys(app, { ...account, notePasskey });
  mountBell(app, account);
  mountDashboard(app, { ...account, personalData });
  const staff = mountStaff(app, config, { database, live, log, signedIn, secretOf, wakeMail, isStopping });
  mountPlans(app, config);
  mountPayments(app, { ...account, pages, signedIn, provider: payments?.provider, findQuotePrice }, drawReceipt);
  mountQuotes(app, { ...account, pages, signedIn, provider: payments?.provider, drawQuote });
  mountMeetings(app, { ...account, signedIn });
  payments?.sandbox?.mount(app, config);
  mountPreferences(app, config);
  mountConsent(app, config, { database, secretOf });
  mountReports(app, config, log);
  mountSecurityTxt(app, config);
  mountDocs(app, config);
  const loadSamples = () => import('#features/devtools/server/sample-mails.ts').then((m) => m.sampleMails(config));
  mountDevMail(app, config, { loadSamples, picturesIn });
  requireWriteLimits(app);

  app.notFound(answerUnknown(pages, notes));
  app.onError(answerError(log, config.trustProxy, routeErrors));
  const close = () => {
    staff.close();
    return notes.flush();
  };
  return { app, close };
}

const cannotDraw = () => Promise.reject(new Error('Documents cannot be drawn here'));

/** Finds the call of a URL before anything is read, so that even a refused body gets the call's error format. */
export function knowCall(calls: readonly Call[]): MiddlewareHandler<AppEnv> {
  const byPath = new Map<string, Call>(calls.map((call) => [call.path, call]));
  return (c, next) => {
    c.set('call', byPath.get(c.req.path));
    return next();
  };
}

/** Set before there is a response: a response can replace it, and Hono need not copy the response. */
function addSecurityHeaders(config: Pick<Config, 'trustProxy'>, openings: Openings): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    const headers = securityHeaders(isSecure(c.req.header(), config.trustProxy), openings);
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    return next();
  };
}
