import { dashboardDeeds } from '#site/account/dashboard.ts';
import { readAddress } from '#site/address.ts';
import { type App, type AppContext, urlOf } from '../../app-context.ts';
import { readBody } from '../../calls/read-input.ts';
import { CallFault } from '../../errors/call-fault.ts';
import { whileDatabaseAnswers } from '../../errors/while-database-answers.ts';
import { chooseLanguage } from '../../pages/choose-language.ts';
import { isFromOwnPage } from '../../security/own-pages-only.ts';
import type { AccountParts } from '../account-parts.ts';
import { loginAddress } from '../sign-in/back.ts';
import { actions } from './actions/all-actions.ts';
import { answerDashboard } from './answer-dashboard.ts';
import { answerOutcome, type Visit, viewAddress } from './answer-outcome.ts';
import { readView, viewNamed } from './read-view.ts';

const paths = ['/dashboard', '/application'] as const;

/** What belongs to one person: whoever is nobody is sent to sign in, and back. */
export function mountDashboard(app: App, parts: AccountParts): void {
  for (const path of paths) {
    app.get(`${path}/:language?`, (c) => withPerson(c, parts, (visit) => show(c, parts, visit)));
    app.post(`${path}/:language?`, (c) => withPerson(c, parts, (visit) => act(c, parts, visit)));
  }
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
