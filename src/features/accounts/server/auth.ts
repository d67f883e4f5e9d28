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
  /** Whether the visitor came by https. If so, the cookies are secure. */
  readonly secure: boolean;
}

export type Auth = ReturnType<typeof createAuth>;

/**
 * Better Auth, for session cookies and sign-in with Google. Our own pages call it; browsers only reach it when they
 * return from Google. Sign-in codes are our own: Better Auth ties its codes to an address, so that anyone could use up
 * another person's attempts.
 */
export function createAuth({ config: { publicUrl, google }, db, secret, secure }: AuthDeps) {
  return betterAuth({
    baseURL: publicUrl,
    basePath: authPath,
    secret,
    database: drizzleAdapter(db, { provider: 'pg', schema: { user, session, account: identity, verification } }),
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Errors are thrown, and we log them without personal data.
    logger: { disabled: true },
    advanced: {
      cookiePrefix: 'hormiga',
      useSecureCookies: secure,
      // The name in the privacy policy.
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
      // Refuses an address that Google itself has not verified.
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

/** After the sign-in no further request is made to Google. */
const noTokens = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
};
