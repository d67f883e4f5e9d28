import type { MiddlewareHandler } from 'hono';
import { type FaultName, faults } from '#contracts/faults.ts';
import { type DashboardAnswer, type DashboardView, dashboardDeeds } from '#site/account/dashboard.ts';
import { href, readAddress } from '#site/address.ts';
import type { Language } from '#site/languages.ts';
import { type App, type AppContext, type AppEnv, urlOf } from '../../app-context.ts';
import { readBody } from '../../calls/read-input.ts';
import { CallFault } from '../../errors/call-fault.ts';
import { whileDatabaseAnswers } from '../../errors/while-database-answers.ts';
import { chooseLanguage } from '../../pages/choose-language.ts';
import { isFromOwnPage } from '../../security/own-pages-only.ts';
import type { AccountParts } from '../account-parts.ts';
import { loginAddress } from '../sign-in/back.ts';
import type { SignedIn } from '../signed-in.ts';
import type { Outcome } from './actions/action.ts';
import { actions } from './actions/all-actions.ts';
import { answerDashboard } from './answer-dashboard.ts';
import { type AskedView, readView, viewNamed } from './read-view.ts';

const paths = ['/dashboard', '/application'] as const;

/** What belongs to one person: whoever is nobody is sent to sign in, and back. */
export function mountDashboard(app: App, parts: AccountParts): void {
  for (const path of paths) {
    app.get(`${path}/:language?`, (c) => withPerson(c, parts, (visit) => show(c, parts, visit)));
    app.post(`${path}/:language?`, (c) => withPerson(c, parts, (visit) => act(c, parts, visit)));
  }
}

interface Visit {
  readonly signedIn: SignedIn;
  readonly language: Language;
}

async function withPerson(
  c: AppContext,
  { config, database, accounts }: AccountParts,
  answer: (visit: Visit) => Promise<Response>,
): Promise<Response> {
  const address = readAddress(c.req.path);
  if (!address) return c.notFound();
  const language = chooseLanguage(address, c.req.header());
  if (c.req.method === 'POST' && !isFromOwnPage(c.req.header(), config)) throw new CallFault('otherSite');
  return whileDatabaseAnswers(database, async () => {
    const signedIn = await accounts.signedIn(c);
    // Of a form that was sent too late, the page it stood on is worth coming back to.
    const back = c.req.method === 'GET' ? urlOf(c) : c.req.path;
    return signedIn ? answer({ signedIn, language }) : c.redirect(loginAddress(language, back), 303);
  });
}

async function show(c: AppContext, parts: AccountParts, { signedIn, language }: Visit): Promise<Response> {
  const asked = { view: viewNamed(c.req.query('view')), ticket: c.req.query('ticket') };
  const view = await readView(parts.database.db, signedIn, asked, language);
  if (!view) return c.redirect(viewAddress(language, { view: 'tickets' }), 303);
  const done = dashboardDeeds.find((deed) => deed === c.req.query('done'));
  return answerDashboard(c, parts, signedIn, { language, view, done });
}

async function act(c: AppContext, parts: AccountParts, { signedIn, language }: Visit): Promise<Response> {
  const body = await readBody(c, ['form']);
  const action = typeof body['action'] === 'string' ? actions.get(body['action']) : undefined;
  if (!action) return c.redirect(viewAddress(language, { view: 'overview' }), 303);
  const outcome = await action({ c, parts, signedIn, language, body, now: new Date() });
  return answerOutcome(c, parts, { signedIn, language }, outcome);
}

async function answerOutcome(
  c: AppContext,
  parts: AccountParts,
  { signedIn, language }: Visit,
  outcome: Outcome,
): Promise<Response> {
  if (outcome instanceof Response) return outcome;
  if (outcome === 'unknown') return c.redirect(viewAddress(language, { view: 'overview' }), 303);
  if ('done' in outcome) {
    return c.redirect(`${viewAddress(language, outcome.view)}&done=${outcome.done}`, 303);
  }
  if (!('wrong' in outcome)) {
    const view: DashboardView = { kind: 'profile', newEmail: outcome.newEmail };
    return answerDashboard(c, parts, signedIn, { language, view });
  }
  const { wrong, newEmail } = outcome;
  const view = await readView(parts.database.db, signedIn, outcome.view, language);
  if (!view) return c.redirect(viewAddress(language, { view: 'overview' }), 303);
  const shown = view.kind === 'profile' ? { ...view, newEmail } : keepMessageId(view, wrong.typed['message_id']);
  return answerDashboard(c, parts, signedIn, { language, view: shown, wrong, status: 422 });
}

/** A form that comes back is still the same one. */
function keepMessageId(view: DashboardView, id: string | undefined): DashboardView {
  return view.kind === 'ticket' && id ? { ...view, messageId: id } : view;
}

function viewAddress(language: Language, { view, ticket }: AskedView): string {
  const query = new URLSearchParams({ view, ...(ticket && { ticket }) });
  return `${href('/dashboard', language)}?${query}`;
}

/** To stand before the body is read: from there on every fault is told on the dashboard itself. */
export function tellDashboardFaults(parts: AccountParts): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    const language = chooseLanguage(readAddress(c.req.path), c.req.header());
    c.set('tellFault', async ({ fault }) => {
      // Where the database is away nobody can be known, and the sign-in page says so.
      const signedIn = fault === 'notReady' ? undefined : await parts.accounts.signedIn(c).catch(() => undefined);
      if (!signedIn) return c.redirect(loginAddress(language, c.req.path), 303);
      return answerDashboard(c, parts, signedIn, { language, ...shownFor(fault), status: faults[fault].status });
    });
    return next();
  };
}

function shownFor(fault: FaultName): Pick<DashboardAnswer, 'view' | 'wrong' | 'fault'> {
  if (fault === 'bodyTooLarge')
    return { view: { kind: 'profile' }, wrong: { typed: {}, problems: { photo: 'tooLarge' } } };
  const told = fault === 'otherSite' || fault === 'tooManyRequests' ? fault : 'failure';
  return { view: { kind: 'overview', tickets: [] }, fault: told };
}
