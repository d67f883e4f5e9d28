import { uuidText } from '#platform/contracts/bounded-input.ts';
import { errors, success } from '#platform/contracts/envelope.ts';
import { type App, type AppContext, headersOf } from '#platform/server/app-context.ts';
import { readBody } from '#platform/server/body/read-body.ts';
import { mountCallWithoutInput } from '#platform/server/calls/mount-call.ts';
import { CallError, type RenderError, renderErrors, whileDatabaseAnswers } from '#platform/server/errors/call-error.ts';
import { wantsPage } from '#platform/server/http/accept.ts';
import { pathText, queryText } from '#platform/server/http/request-text.ts';
import { answerLive, onPage, type PageStatus } from '#platform/server/live/live-pages.ts';
import { chooseLanguage } from '#platform/server/pages/choose-language.ts';
import { isFromOwnPage } from '#platform/server/security/origins.ts';
import { readAddress } from '#site/address.ts';
import type { Language } from '#site/languages.ts';
import { signOut } from '../contract.ts';
import { nothingTyped, type SignInAnswer } from '../sign-in.ts';
import { type AccountDeps, clearSessionCookie, toPublicError } from './accounts.ts';
import { handOverSignedOut } from './cookies.ts';
import { mountGoogle } from './google/google-routes.ts';
import { findPhoto, photoPath } from './photos.ts';
import { enter } from './sign-in/enter.ts';
import { browserId, readPass } from './sign-in/known-browser.ts';
import { backTo, cameFrom, problemsIn, readSignIn, type SignInForm, signedOutHref } from './sign-in/read-sign-in.ts';
import { sendCode } from './sign-in/send-code.ts';
import { isTriedTooOften } from './sign-in/sign-in-limits.ts';
import { endSession } from './store/account.ts';

/** Signing in and out, and the picture of an account. */
export function mountAccounts(app: App, deps: AccountDeps): void {
  mountSignIn(app, deps);
  mountGoogle(app, deps);
  mountSignOut(app, deps);
  mountPhoto(app, deps);
}

/** The picture of the signed-in visitor, for no one else. A new picture gets a new address. */
function mountPhoto(app: App, { database, accounts }: AccountDeps): void {
  app.get(`${photoPath}/:version`, async (c) => {
    const version = uuidText().safeParse(pathText(c, 'version'));
    if (!version.success) return c.notFound();
    return whileDatabaseAnswers(database, async () => {
      const known = await accounts.signedIn(c);
      const photo = known && (await findPhoto(database.db, known.user.id, version.data));
      if (!photo) return c.notFound();
      return c.body(new Uint8Array(photo.content), 200, {
        'Content-Type': photo.type,
        'Cache-Control': 'private, max-age=86400',
      });
    });
  });
}

/** A GET, because a link leads here. Browsers send whether the link was on one of our pages. */
function mountSignOut(app: App, deps: AccountDeps): void {
  mountCallWithoutInput(app, deps.config, signOut, async (c) => {
    const headers = headersOf(c);
    // A prefetch by the browser is not a click.
    const isIntended = isFromOwnPage(headers, deps.config) && !headers['sec-purpose'];
    if (isIntended) await endThisSession(c, deps);
    if (!wantsPage(headers)) return success({});
    return c.redirect(isIntended ? signedOutHref(languageOfReferrer(c)) : '/', 303);
  });
}

/** The page with the link has a language, but the address of the sign-out has none. */
function languageOfReferrer(c: AppContext): Language {
  const referrer = c.req.header('referer') ?? '';
  const address = URL.canParse(referrer) ? readAddress(new URL(referrer).pathname) : undefined;
  return chooseLanguage(address, headersOf(c));
}

/** The browser is signed out in any case. If the database is down, only the session row remains. */
async function endThisSession(c: AppContext, { config, database, accounts, log }: AccountDeps): Promise<void> {
  try {
    const known = await accounts.signedIn(c);
    if (known) await endSession(database.db, known.user.id, known.sessionId);
  } catch (error) {
    log.warn({ id: c.get('requestId'), err: error }, 'a session could not be ended');
  }
  clearSessionCookie(c);
  handOverSignedOut(c, config);
}

/** `/login` and `/support/registro`: two plain forms in sequence, for the address and for the code. */
function mountSignIn(app: App, deps: AccountDeps): void {
  for (const path of ['/login', '/support/registro'] as const) {
    onPage(app, 'get', path, (c, language) => showForm(c, path, language, deps));
    onPage(app, 'post', path, (c, language) => takeForm(c, path, language, deps));
  }
}

type SignInPath = '/login' | '/support/registro';

/** Shared by the GET and POST handlers. */
function beginVisit(c: AppContext, path: SignInPath, language: Language, { config, live }: AccountDeps) {
  let given: SignInAnswer = { ...nothingTyped, google: config.google !== undefined };
  const give = (change: Partial<SignInAnswer>) => {
    given = { ...given, ...change };
  };
  const respond = (change: Partial<SignInAnswer>, status: PageStatus = 200) =>
    answerLive(c, live, { path, signIn: { ...given, ...change } }, { language, status });
  /** Errors are shown on the page, with what was given so far. */
  const render: RenderError = ({ errorCode }) =>
    respond({ errorCode: toPublicError(errorCode) }, errors[errorCode].status);
  return { give, respond, render };
}

async function showForm(c: AppContext, path: SignInPath, language: Language, deps: AccountDeps): Promise<Response> {
  const { give, respond, render } = beginVisit(c, path, language, deps);
  return renderErrors(render, async () => {
    const back = cameFrom(c, deps.config);
    give({ back });
    const known = await whileDatabaseAnswers(deps.database, () => deps.accounts.signedIn(c));
    if (known) return c.redirect(await backTo(deps.accounts, { back, email: known.user.email, language }), 303);
    // Before anything is sent, so that pressing the button twice comes from the same browser id.
    browserId(c, deps.config);
    const errorCode = queryText(c, 'error') === 'google' ? 'google' : undefined;
    const pass = readPass(queryText(c, 'pass') ?? '');
    return respond({
      errorCode,
      deleted: queryText(c, 'deleted') === 'yes',
      signedOut: queryText(c, 'signed_out') === 'yes',
      pass,
    });
  });
}

async function takeForm(c: AppContext, path: SignInPath, language: Language, deps: AccountDeps): Promise<Response> {
  const { config, database, secretOf } = deps;
  const { give, respond, render } = beginVisit(c, path, language, deps);
  return renderErrors(render, takeFields);

  async function takeFields(): Promise<Response> {
    if (!isFromOwnPage(headersOf(c), config)) throw new CallError('otherSite');

    const formOptions = { signsUp: path === '/support/registro' };
    const form = readSignIn(await readBody(c, ['form']), formOptions);
    give(whatWasTyped(form));
    const problems = problemsIn(form, formOptions);
    if (problems.length > 0) {
      const step = problems.every(({ field }) => field === 'code') ? 'code' : 'email';
      return respond({ problems, step }, 422);
    }
    return whileDatabaseAnswers(database, () => (form.step === 'email' ? requestCode() : tryCode()));

    async function requestCode(): Promise<Response> {
      const codePurpose = { purpose: 'sign-in', email: form.email, browser: browserId(c, config) } as const;
      const outcome = await sendCode(c, codePurpose, deps, { language, pass: form.pass });
      if (outcome === 'sent') return respond({ step: 'code', again: form.code === undefined ? undefined : outcome });
      // No other code is sent, so what was typed of the last one may be right.
      give({ typed: { ...whatWasTyped(form).typed, code: form.code } });
      if (outcome === 'justSent') return respond({ step: 'code', again: outcome });
      const step = form.code !== undefined || outcome.isCodeWaiting ? 'code' : 'email';
      return respond({ step, refusal: outcome }, 429);
    }

    async function tryCode(): Promise<Response> {
      const entered = await enter(c, form, language, deps);
      if (entered === 'entered') return c.redirect(await backTo(deps.accounts, { ...form, language }), 303);
      if (entered === 'wrong') return respond({ problems: [{ field: 'code', problem: 'wrong' }] }, 422);
      const isTooOften = await isTriedTooOften(c, { db: database.db, secret: await secretOf() });
      return respond({ errorCode: 'codeSpent' }, isTooOften ? 429 : 422);
    }
  }
}

function whatWasTyped({ step, name, email, policy, back, pass }: SignInForm) {
  return { step, typed: { name, email, policy }, back, pass };
}
