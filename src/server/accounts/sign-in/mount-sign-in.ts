import { faults } from '#contracts/faults.ts';
import { nothingTyped, type SignInAnswer } from '#site/account/sign-in.ts';
import { readAddress } from '#site/address.ts';
import type { App, AppContext } from '../../app-context.ts';
import { readBody } from '../../calls/read-input.ts';
import { CallFault } from '../../errors/call-fault.ts';
import { whileDatabaseAnswers } from '../../errors/while-database-answers.ts';
import { answerLive, type PageStatus } from '../../live/answer-live.ts';
import { chooseLanguage } from '../../pages/choose-language.ts';
import { isFromOwnPage } from '../../security/own-pages-only.ts';
import type { AccountParts } from '../account-parts.ts';
import { toldFault } from '../told-fault.ts';
import { backTo, cameFrom } from './back.ts';
import { browserId } from './browser-id.ts';
import { enter } from './enter.ts';
import { problemsIn, readSignIn, type SignInForm } from './read-sign-in.ts';
import { sendCode } from './send-code.ts';
import { countSignIn } from './sign-in-limits.ts';

/** `/login` and `/support/registro`: two plain forms after each other, for the address and for the code. */
export function mountSignIn(app: App, parts: AccountParts): void {
  for (const path of ['/login', '/support/registro'] as const) {
    app.get(`${path}/:language?`, (c) => showForm(c, path, parts));
    app.post(`${path}/:language?`, (c) => takeForm(c, path, parts));
  }
}

type SignInPath = '/login' | '/support/registro';

/** What both answers begin with. From here on every fault is told on the page, with what is given so far. */
function beginVisit(c: AppContext, path: SignInPath, { config, live }: AccountParts) {
  const language = chooseLanguage(readAddress(c.req.path), c.req.header());
  let given: SignInAnswer = { ...nothingTyped, google: config.google !== undefined };
  const give = (change: Partial<SignInAnswer>) => {
    given = { ...given, ...change };
  };
  const tell = (change: Partial<SignInAnswer>, status: PageStatus = 200) =>
    answerLive(c, live, { path, signIn: { ...given, ...change } }, { language, status });
  c.set('tellFault', ({ fault }) => tell({ fault: toldFault(fault) }, faults[fault].status));
  return { language, give, tell };
}

async function showForm(c: AppContext, path: SignInPath, parts: AccountParts): Promise<Response> {
  if (!readAddress(c.req.path)) return c.notFound();
  const { language, give, tell } = beginVisit(c, path, parts);
  const back = cameFrom(c, parts.config);
  give({ back });
  const known = await whileDatabaseAnswers(parts.database, () => parts.accounts.signedIn(c));
  if (known) return c.redirect(backTo(back, language), 303);
  // Before anything is sent, so that pressing the button twice is the same browser twice.
  browserId(c, parts.config);
  const { fault, deleted } = c.req.query();
  return tell({ fault: fault === 'google' ? fault : undefined, deleted: deleted === 'yes' });
}

async function takeForm(c: AppContext, path: SignInPath, parts: AccountParts): Promise<Response> {
  const { config, database, secretOf, wakeMail } = parts;
  if (!readAddress(c.req.path)) return c.notFound();
  const { language, give, tell } = beginVisit(c, path, parts);
  if (!isFromOwnPage(c.req.header(), config)) throw new CallFault('otherSite');

  const asked = { signsUp: path === '/support/registro' };
  const form = readSignIn(await readBody(c, ['form']), asked);
  give(whatWasTyped(form));
  const problems = problemsIn(form, asked);
  if (problems.length > 0) {
    const step = problems.every(({ field }) => field === 'code') ? 'code' : 'email';
    return tell({ problems, step }, 422);
  }
  return whileDatabaseAnswers(database, async () => {
    const place = { config, db: database.db, secret: await secretOf() };
    if (form.step === 'email') {
      await countSignIn(c, 'send', form.email, place);
      const wanted = { purpose: 'sign-in', email: form.email, browser: browserId(c, config) } as const;
      const sent = await sendCode(wanted, { ...place, language, wakeMail });
      c.get('metrics').signInCodes.add(sent);
      return tell({ step: 'code', again: form.code === undefined && sent === 'sent' ? undefined : sent });
    }
    await countSignIn(c, 'try', form.email, place);
    const entered = await enter(c, form, language, parts);
    if (entered === 'wrong') return tell({ problems: [{ field: 'code', problem: 'wrong' }] }, 422);
    if (entered === 'spent') return tell({ fault: 'codeSpent' }, 422);
    return c.redirect(backTo(form.back, language), 303);
  });
}

function whatWasTyped({ step, name, email, policy, back }: SignInForm): Partial<SignInAnswer> {
  return { step, typed: { name, email, policy }, back };
}
