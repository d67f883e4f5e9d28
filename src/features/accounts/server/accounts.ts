import { deleteCookie } from 'hono/cookie';
import type { ErrorCode } from '#platform/contracts/errors.ts';
import type { TextRule } from '#platform/contracts/text-rules.ts';
import { textProblem } from '#platform/contracts/text-rules.ts';
import type { Database } from '#platform/database/database.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { LivePages } from '#platform/server/live/live-pages.ts';
import type { Log } from '#platform/server/logging/log.ts';
import { isSecure } from '#platform/server/security/https.ts';
import { sharedSecret } from '#platform/server/security/secrets.ts';
import { addressCookie, sessionCookie } from '#site/cookies.ts';
import type { Auth } from './auth.ts';
import type { user } from './tables.ts';

export interface Accounts {
  /** For the request: its cookies are secure if the visitor came by https. */
  auth(c: AppContext): Promise<Auth>;
  readonly signedIn: ReadSignedIn;
  /** Lets the browser have a session. */
  giveCookie(c: AppContext, token: string): Promise<void>;
}

type AccountConfig = Pick<Config, 'authSecret' | 'google' | 'publicUrl' | 'staffEmails' | 'trustProxy'>;

/** Makes what signs in and knows sessions when somebody first needs it, once for http and once for https. */
export function createAccounts(config: AccountConfig, { db }: Pick<Database, 'db'>): Accounts {
  const secretOf = sharedSecret(config.authSecret, db, 'auth');
  const made = new Map<boolean, Promise<Auth>>();
  const make = async (secure: boolean) => {
    const [{ createAuth }, secret] = await Promise.all([import('./auth.ts'), secretOf()]);
    return createAuth({ config, db, secret, secure });
  };

  const accounts: Accounts = {
    auth(c) {
      const secure = comesSecurely(c, config);
      const known = made.get(secure) ?? make(secure);
      made.set(secure, known);
      // One that could not be made, because the database was away, is made again.
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

    async giveCookie(c, token) {
      const { api } = await accounts.auth(c);
      passCookies(c, (await api.giveCookie({ body: { token }, returnHeaders: true })).headers);
    },
  };
  return accounts;
}

/** Also where a proxy does not say so: a site whose address is https is reached by nothing else. */
export function comesSecurely(
  c: AppContext,
  { publicUrl, trustProxy }: Pick<Config, 'publicUrl' | 'trustProxy'>,
): boolean {
  return isSecure(c.req.header(), trustProxy) || publicUrl.startsWith('https:');
}

export function passCookies(c: AppContext, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true });
}

/** Takes the session's cookie back, without asking anybody: whatever is away, the browser is signed out. */
export function takeCookie(c: AppContext): void {
  deleteCookie(c, sessionCookie, { path: '/' });
  deleteCookie(c, sessionCookie, { path: '/', secure: true, prefix: 'secure' });
  // The next person at this browser is somebody else.
  deleteCookie(c, addressCookie, { path: '/' });
}

/** What everything about accounts is made of. */
export interface AccountDeps {
  readonly config: Config;
  readonly database: Database;
  readonly live: LivePages;
  readonly log: Log;
  readonly accounts: Accounts;
  /** For what must not be told from a hash, such as whom a limit is counted for. */
  readonly secretOf: () => Promise<string>;
  /** To be called after mail was queued and committed. */
  readonly wakeMail?: (() => void) | undefined;
}

/** Who makes a request, by the cookie of their session. */
export interface SignedIn {
  readonly sessionId: string;
  readonly user: typeof user.$inferSelect;
  /** Is their address one of STAFF_EMAILS? */
  readonly isStaff: boolean;
}

/** Undefined: nobody that we know. What has to be said to the browser, such as a new cookie, goes out with the answer. */
export type ReadSignedIn = (c: AppContext) => Promise<SignedIn | undefined>;

/** The pages of an account have words of their own for some faults; all others are failures. */
export function toPublicError(errorCode: ErrorCode): 'otherSite' | 'tooManyRequests' | 'notReady' | 'failure' {
  return errorCode === 'otherSite' || errorCode === 'tooManyRequests' || errorCode === 'notReady'
    ? errorCode
    : 'failure';
}

/** The pages of an account have words for two problems: a text that nobody can read is as good as missing. */
export function typedProblem(text: string, rule: TextRule, longest: number): 'missing' | 'tooLong' | undefined {
  const problem = textProblem(text, rule, longest);
  return problem && (problem === 'tooLong' ? problem : 'missing');
}
