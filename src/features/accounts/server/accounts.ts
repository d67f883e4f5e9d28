import { deleteCookie } from 'hono/cookie';
import type { ErrorCode } from '#platform/contracts/envelope.ts';
import { type TextRule, textProblem } from '#platform/contracts/text-rules.ts';
import type { Database } from '#platform/database/database.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import type { Config } from '#platform/server/config/config.ts';
import { isSecure } from '#platform/server/security/origins.ts';
import { sharedSecret } from '#platform/server/security/secrets.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';
import { addressCookie, sessionCookie } from '#site/cookies.ts';
import type { Auth } from './auth.ts';
import type { user } from './tables.ts';

export interface Accounts {
  /** For this request: its cookies are secure if the visitor came by https. */
  auth(c: AppContext): Promise<Auth>;
  readonly signedIn: ReadSignedIn;
  /** Sets the session cookie in the browser. */
  setSessionCookie(c: AppContext, token: string): Promise<void>;
}

type AccountConfig = Pick<Config, 'authSecret' | 'google' | 'publicUrl' | 'staffEmails' | 'trustProxy'>;

/** Creates Better Auth when it is first needed, once for http and once for https. */
export function createAccounts(config: AccountConfig, { db }: Pick<Database, 'db'>): Accounts {
  const secretOf = sharedSecret(config.authSecret, db, 'auth');
  const made = new Map<boolean, Promise<Auth>>();
  const make = async (secure: boolean) => {
    const [{ createAuth }, secret] = await Promise.all([import('./auth.ts'), secretOf()]);
    return createAuth({ config, db, secret, secure });
  };

  const accounts: Accounts = {
    auth(c) {
      const secure = isSecureRequest(c, config);
      const known = made.get(secure) ?? make(secure);
      made.set(secure, known);
      // Creation failed because the database was down, so the next request tries again.
      known.catch(() => made.delete(secure));
      return known;
    },

    async signedIn(c) {
      if (!c.req.header('cookie')?.includes(`${sessionCookie}=`)) return undefined;
      const { api } = await accounts.auth(c);
      const { headers, response } = await api.currentSession({ headers: c.req.raw.headers, returnHeaders: true });
      passCookies(c, headers);
      if (!response) return undefined;
      const { session, user } = response;
      return { sessionId: session.id, user, isStaff: config.staffEmails.includes(user.email) };
    },

    async setSessionCookie(c, token) {
      const { api } = await accounts.auth(c);
      passCookies(c, (await api.setSessionCookie({ body: { token }, returnHeaders: true })).headers);
    },
  };
  return accounts;
}

/** Also if a proxy does not say so: a site whose public URL is https is only reached by https. */
export function isSecureRequest(c: AppContext, { publicUrl, trustProxy }: Pick<Config, 'publicUrl' | 'trustProxy'>) {
  return isSecure(c.req.header(), trustProxy) || publicUrl.startsWith('https:');
}

export function passCookies(c: AppContext, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true });
}

/** Deletes the session cookie without any query, so the browser is signed out even if the database is down. */
export function clearSessionCookie(c: AppContext): void {
  deleteCookie(c, sessionCookie, { path: '/' });
  deleteCookie(c, sessionCookie, { path: '/', secure: true, prefix: 'secure' });
  // The next visitor in this browser may be another person.
  deleteCookie(c, addressCookie, { path: '/' });
}

/** The dependencies of the account pages and calls. */
export interface AccountDeps extends Omit<ServerDeps, 'pages'> {
  readonly accounts: Accounts;
}

/** The visitor who makes a request, identified by the session cookie. */
export interface SignedIn {
  readonly sessionId: string;
  readonly user: typeof user.$inferSelect;
  /** Whether their address is one of STAFF_EMAILS. */
  readonly isStaff: boolean;
}

/**
 * Undefined if the visitor is not signed in. Headers for the browser, such as a new cookie, are added to the response.
 */
export type ReadSignedIn = (c: AppContext) => Promise<SignedIn | undefined>;

/** The account pages have texts for some errors; all others are shown as `failure`. */
export function toPublicError(errorCode: ErrorCode): 'otherSite' | 'tooManyRequests' | 'notReady' | 'failure' {
  return errorCode === 'otherSite' || errorCode === 'tooManyRequests' || errorCode === 'notReady'
    ? errorCode
    : 'failure';
}

/** The account pages have texts for two problems. An unreadable text counts as missing. */
export function typedProblem(text: string, rule: TextRule, longest: number): 'missing' | 'tooLong' | undefined {
  const problem = textProblem(text, rule, longest);
  return problem && (problem === 'tooLong' ? problem : 'missing');
}
