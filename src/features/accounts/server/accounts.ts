import { eq } from 'drizzle-orm';
import { deleteCookie } from 'hono/cookie';
import type { ErrorCode } from '#platform/contracts/envelope.ts';
import { type TextRule, textProblem } from '#platform/contracts/text-rules.ts';
import type { Database } from '#platform/database/database.ts';
import { type AppContext, headersOf } from '#platform/server/app-context.ts';
import type { Config } from '#platform/server/config/config.ts';
import { isSecure } from '#platform/server/security/origins.ts';
import { sharedSecret } from '#platform/server/security/secrets.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';
import { addressCookie, sessionCookie } from '#site/cookies.ts';
import type { StaffRole } from '#site/staff.ts';
import type { Auth } from './auth.ts';
import { type FactorKinds, factorKinds } from './second-factor/factors.ts';
import { isFactorRequired } from './second-factor/required.ts';
import type { OpenedSession } from './store/account.ts';
import { user } from './tables.ts';

export interface Accounts {
  /** For this request: its cookies are secure if the visitor came by https. */
  auth(c: AppContext): Promise<Auth>;
  readonly signedIn: ReadSignedIn;
  readonly findRole: FindRole;
  findUser(id: string): Promise<typeof user.$inferSelect | undefined>;
  /** Sets the session cookie in the browser. */
  setSessionCookie(c: AppContext, token: string): Promise<void>;
}

type AccountConfig = Pick<Config, 'authSecret' | 'google' | 'publicUrl' | 'staffSecondFactor' | 'trustProxy'>;

/** The role of an address in the team; undefined if it is not in the team. */
type FindRole = (email: string) => Promise<StaffRole | undefined>;

/** Creates Better Auth when it is first needed, once for http and once for https. */
export function createAccounts(config: AccountConfig, { db }: Pick<Database, 'db'>, findRole: FindRole): Accounts {
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
      const { session, user: known } = response;
      const role = await findRole(known.email);
      const member =
        role && memberOf(role, session, await factorKinds(db, known.id), await isFactorRequired(db, config));
      const isStaff = member?.secondFactor === 'passed' && member.role !== 'editor';
      return { sessionId: session.id, user: known, isStaff, member };
    },

    findRole,

    async findUser(id) {
      const [found] = await db.select().from(user).where(eq(user.id, id));
      return found;
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
  return isSecure(headersOf(c), trustProxy) || publicUrl.startsWith('https:');
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
  /** Whether they are in the team, see customers’ data by their role, and have proven their second factor. */
  readonly isStaff: boolean;
  /** Their place in the team; undefined for everyone else. */
  readonly member?: Member | undefined;
}

/** A signed-in member of the team. */
export interface StaffVisitor extends SignedIn {
  readonly member: Member;
}

/** A team member in one browser. */
export interface Member {
  readonly role: StaffRole;
  /** `asked`: they have one and have not proven it in this browser. `missing`: they have to set one up first. */
  readonly secondFactor: 'passed' | 'asked' | 'missing';
  readonly factors: FactorKinds;
  /** When they last proved in this browser who they are: with a second factor if they have one, else by signing in. */
  readonly provenAt: Date | null;
  /** Whether this browser has opened the team’s pages before. */
  readonly hasEntered: boolean;
}

type MarkedSession = Pick<OpenedSession['session'], 'createdAt' | 'secondFactorAt' | 'consoleAt'>;

function memberOf(
  role: StaffRole,
  { createdAt, secondFactorAt, consoleAt }: MarkedSession,
  factors: FactorKinds,
  isRequired: boolean,
): Member {
  const hasFactor = factors.passkey || factors.totp;
  const unproven = hasFactor ? 'asked' : isRequired ? 'missing' : 'passed';
  return {
    role,
    secondFactor: hasFactor && secondFactorAt ? 'passed' : unproven,
    factors,
    provenAt: hasFactor ? secondFactorAt : createdAt,
    hasEntered: consoleAt !== null,
  };
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
