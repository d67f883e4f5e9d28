import { passkey as passkeys } from '@better-auth/passkey';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { generateRandomString } from 'better-auth/crypto';
import { betterAuth } from 'better-auth/minimal';
import { z } from 'zod';
import { brand } from '#content/brand.ts';
import { currentTime } from '#platform/database/clock.ts';
import type { Db } from '#platform/database/database.ts';
import type { Config } from '#platform/server/config/config.ts';
import { chooseLanguage } from '#platform/server/pages/choose-language.ts';
import { oauthStateCookie, passkeyCookie } from '#site/cookies.ts';
import { authPath } from '../sign-in.ts';
import { openSession, sessionRules } from './store/account.ts';
import { identity, passkey, session, user, verification } from './tables.ts';

export interface AuthDeps {
  readonly config: Pick<Config, 'publicUrl' | 'google'>;
  readonly db: Db;
  readonly secret: string;
  /** Whether the visitor came by https. If so, the cookies are secure. */
  readonly secure: boolean;
}

export type Auth = ReturnType<typeof createAuth>;

/**
 * Better Auth, for session cookies, passkeys and sign-in with Google. Our own pages call it; browsers only reach it when they
 * return from Google. Sign-in codes are our own: Better Auth ties its codes to an address, so that anyone could use up
 * another person's attempts.
 */
export function createAuth({ config: { publicUrl, google }, db, secret, secure }: AuthDeps) {
  return betterAuth({
    baseURL: publicUrl,
    basePath: authPath,
    secret,
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user, session, account: identity, verification, passkey },
    }),
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Errors are thrown, and we log them without personal data.
    logger: { disabled: true },
    advanced: {
      cookiePrefix: 'hormiga',
      useSecureCookies: secure,
      // The name in the privacy policy.
      cookies: { state: { name: oauthStateCookie }, [challengeCookie]: { name: passkeyCookie } },
      database: { generateId: 'uuid' },
      ipAddress: { disableIpTracking: true },
    },
    // Who may add a passkey, and how long after proving who they are, our own routes decide.
    session: { expiresIn: sessionRules.lasts / 1000, disableSessionRefresh: true, freshAge: 0 },
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
    plugins: [currentSession(db), passkeyPlugin(publicUrl)],
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

const challengeCookie = 'passkey';

/**
 * A passkey counts as both factors, so the device must have checked that it is its owner, with a fingerprint or a PIN.
 * Better Auth does not insist on that.
 */
function passkeyPlugin(publicUrl: string) {
  const refuse = () => {
    throw new APIError('BAD_REQUEST', { message: 'The device has not checked its owner' });
  };
  return passkeys({
    rpID: new URL(publicUrl).hostname,
    rpName: brand.name,
    origin: publicUrl,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    advanced: { webAuthnChallengeCookie: challengeCookie },
    registration: {
      afterVerification: ({ verification }) => {
        if (!verification.registrationInfo?.userVerified) refuse();
      },
    },
    authentication: {
      afterVerification: ({ verification }) => {
        if (!verification.authenticationInfo.userVerified) refuse();
      },
    },
  });
}

/**
 * Replaces the session handling of Better Auth, which never changes the token of a session. This one changes it once a
 * day.
 */
function currentSession(db: Db) {
  return {
    id: 'current-session',
    endpoints: {
      currentSession: createAuthEndpoint.serverOnly({ method: 'GET', requireHeaders: true }, async (ctx) => {
        const { name, attributes } = ctx.context.authCookies.sessionToken;
        const token = await ctx.getSignedCookie(name, ctx.context.secret);
        const newToken = () => generateRandomString(32);
        const used = token ? await openSession(db, { token, now: currentTime(), newToken }) : undefined;
        // An invalid cookie is deleted, so that pages stop showing the header of a signed-in visitor.
        if (!used) ctx.setCookie(name, '', { ...attributes, maxAge: 0 });
        else if (used.session.token !== token) {
          await ctx.setSignedCookie(name, used.session.token, ctx.context.secret, attributes);
        }
        return used ?? null;
      }),
      setSessionCookie: createAuthEndpoint.serverOnly(
        { method: 'POST', body: z.object({ token: z.string() }) },
        async ({ body, context, setSignedCookie }) => {
          const { name, attributes } = context.authCookies.sessionToken;
          await setSignedCookie(name, body.token, context.secret, attributes);
        },
      ),
    },
  };
}
