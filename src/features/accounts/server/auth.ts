import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import type { Db } from '#platform/database/database.ts';
import type { Config } from '#platform/server/config/config.ts';
import { chooseLanguage } from '#platform/server/pages/choose-language.ts';
import { oauthStateCookie } from '#site/cookies.ts';
import { authPath } from '../sign-in.ts';
import { currentSession } from './current-session.ts';
import { sessionRules } from './store/sessions.ts';
import { identity, session, user, verification } from './tables.ts';

export interface AuthDeps {
  readonly config: Pick<Config, 'publicUrl' | 'google'>;
  readonly db: Db;
  readonly secret: string;
  /** Did the visitor come by https? Then the cookies go by nothing else. */
  readonly secure: boolean;
}

export type Auth = ReturnType<typeof createAuth>;

/**
 * Better Auth, for the cookies of sessions and the way through Google. Our own pages call it, and no browser does but
 * for Google's way back. Codes are ours: its own belong to an address, so that anybody could use up somebody else's.
 */
export function createAuth({ config: { publicUrl, google }, db, secret, secure }: AuthDeps) {
  return betterAuth({
    baseURL: publicUrl,
    basePath: authPath,
    secret,
    database: drizzleAdapter(db, { provider: 'pg', schema: { user, session, account: identity, verification } }),
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // What goes wrong is thrown at us, and is logged there without anything about a person.
    logger: { disabled: true },
    advanced: {
      cookiePrefix: 'hormiga',
      useSecureCookies: secure,
      // As the privacy policy names it.
      cookies: { state: { name: oauthStateCookie } },
      database: { generateId: 'uuid' },
      ipAddress: { disableIpTracking: true },
    },
    session: { expiresIn: sessionRules.lasts / 1000, disableSessionRefresh: true },
    verification: { storeIdentifier: 'hashed' },
    user: {
      additionalFields: {
        language: { type: 'string', required: false },
        country: { type: 'string', required: false },
      },
      // An address that Google itself has not seen proven is nobody's.
      validateUserInfo: ({ user: { emailVerified } }) => (emailVerified ? undefined : { error: 'unproven_address' }),
    },
    account: { updateAccountOnSignIn: false },
    databaseHooks: {
      user: {
        create: {
          before: async (made, context) => {
            const headers = Object.fromEntries(context?.headers ?? []);
            return { data: { ...made, language: made['language'] ?? chooseLanguage(undefined, headers) } };
          },
        },
      },
      account: {
        create: { before: async (made) => ({ data: { ...made, ...noTokens } }) },
      },
    },
    ...(google && { socialProviders: { google: { ...google, prompt: 'select_account' } } }),
    plugins: [currentSession(db)],
  });
}

/** After the sign-in nothing is asked of Google again. */
const noTokens = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
};
