import { randomBytes } from 'node:crypto';
import { brand } from '#content/brand.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import { chosenCountry } from '#platform/server/http/chosen-country.ts';
import type { Language } from '#site/languages.ts';
import { codeRules } from '../../code-rules.ts';
import type { NotificationKind } from '../../notification-kinds.ts';
import type { AccountDeps } from '../account-parts.ts';
import { handOver } from '../hand-over.ts';
import { enterAccount } from '../store/enter-account.ts';
import { browserId } from './browser-id.ts';
import { codeKeys } from './code-keys.ts';
import { rememberBrowser } from './known-browser.ts';
import type { SignInForm } from './read-sign-in.ts';

const longestUserAgent = 400;

const welcomeKind: NotificationKind = 'welcome';
/** The same for everybody who comes for the first time, and told once. */
export const welcome = { kind: welcomeKind, event: welcomeKind, values: { company: brand.name } };

/** Signs in whoever has the code. */
export async function enter(
  c: AppContext,
  { email, name, code = '' }: SignInForm,
  language: Language,
  { config, database: { db }, accounts, secretOf }: AccountDeps,
): Promise<'entered' | 'wrong' | 'spent'> {
  const before = (await accounts.signedIn(c))?.sessionId;
  const browser = browserId(c, config);
  const country = chosenCountry(c.req.header('cookie')) ?? null;
  const [secret, now] = [await secretOf(), new Date()];
  const entered = await enterAccount(
    db,
    {
      ...codeKeys(secret, { purpose: 'sign-in', email, browser }, code),
      now,
      newcomer: { email, name, language, country },
      welcome,
      before,
      userAgent: (c.req.header('user-agent') ?? '').slice(0, longestUserAgent),
      newToken: () => randomBytes(24).toString('base64url'),
    },
    codeRules,
  );
  if (typeof entered === 'string') return entered;
  const { session, user } = entered;
  await accounts.giveCookie(c, session.token);
  rememberBrowser(c, config, { secret, email, now });
  await handOver(c, config, db, { sessionId: session.id, user });
  return 'entered';
}
