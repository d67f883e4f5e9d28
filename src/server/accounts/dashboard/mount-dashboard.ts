import { dashboardDeeds } from '#site/account/dashboard.ts';
import { dashboardHref } from '#site/account/dashboard-address.ts';
import { readAddress } from '#site/address.ts';
import { type App, type AppContext, urlOf } from '../../app-context.ts';
import { readBody } from '../../calls/read-input.ts';
import { CallFault } from '../../errors/call-fault.ts';
import { whileDatabaseAnswers } from '../../errors/while-database-answers.ts';
import { chooseLanguage } from '../../pages/choose-language.ts';
import { isFromOwnPage } from '../../security/own-pages-only.ts';
import type { AccountParts } from '../account-parts.ts';
import { loginAddress } from '../sign-in/back.ts';
import { type Sent, textIn } from './actions/action.ts';
import { actionNamed } from './actions/all-actions.ts';
import { answerDashboard } from './answer-dashboard.ts';
import { answerOutcome, type Visit } from './answer-outcome.ts';
import { readView, viewNamed } from './read-view.ts';
import { keepWritten } from './tell-dashboard-fault.ts';

const paths = ['/dashboard', '/application'] as const;

/** What belongs to one person: whoever is nobody is sent to sign in, and back. */
export function mountDashboard(app: App, parts: AccountParts): void {
  for (const path of paths) {
    app.get(`${path}/:language?`, (c) => withPerson(c, parts, (visit) => show(c, parts, visit)));
    app.post(`${path}/:language?`, (c) => takeForm(c, parts));
  }
}

async function withPerson(
  c: AppContext,
  parts: AccountParts,
  answer: (visit: Visit) => Promise<Response>,
  written = '',
): Promise<Response> {
  const { database, accounts } = parts;
  const address = readAddress(c.req.path);
  if (!address) return c.notFound();
  const language = chooseLanguage(address, c.req.header());
  return whileDatabaseAnswers(database, async () => {
    const signedIn = await accounts.signedIn(c);
    if (signedIn) return answer({ signedIn, language });
    if (written === '') return c.redirect(loginAddress(language, c.req.method === 'GET' ? urlOf(c) : c.req.path), 303);
    // Their session is over, but not what they have written.
    const view = { kind: 'nothing', written } as const;
    return answerDashboard(c, parts, undefined, { language, view, fault: 'signedOut', status: 401 });
  });
}

async function show(c: AppContext, parts: AccountParts, { signedIn, language }: Visit): Promise<Response> {
  const asked = { view: viewNamed(c.req.query('view')), ticket: c.req.query('ticket') };
  const view = await readView(parts, signedIn, asked, language);
  if (!view) return c.redirect(dashboardHref(language, { view: 'tickets' }), 303);
  const done = dashboardDeeds.find((deed) => deed === c.req.query('done'));
  return answerDashboard(c, parts, signedIn, { language, view, done });
}

async function takeForm(c: AppContext, parts: AccountParts): Promise<Response> {
  if (!isFromOwnPage(c.req.header(), parts.config)) throw new CallFault('otherSite');
  const body = await readBody(c, ['form']);
  const written = textIn(body, 'message');
  keepWritten(c, parts, written);
  return withPerson(c, parts, (visit) => act(c, parts, visit, body), written);
}

async function act(c: AppContext, parts: AccountParts, visit: Visit, body: Sent['body']): Promise<Response> {
  const action = actionNamed(textIn(body, 'action'));
  if (!action) return c.redirect(dashboardHref(visit.language, { view: 'overview' }), 303);
  const outcome = await action({ c, parts, ...visit, body, now: new Date() });
  return answerOutcome(c, parts, visit, outcome);
}
