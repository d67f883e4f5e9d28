import { createAuthEndpoint } from 'better-auth/api';
import { generateRandomString } from 'better-auth/crypto';
import { z } from 'zod';
import type { Db } from '#platform/database/database.ts';
import { openSession } from './store/sessions.ts';

/**
 * Replaces the session handling of Better Auth, which never changes the token of a session. This one changes it once a
 * day.
 */
export function currentSession(db: Db) {
  return {
    id: 'current-session',
    endpoints: {
      currentSession: createAuthEndpoint.serverOnly({ method: 'GET', requireHeaders: true }, async (ctx) => {
        const { name, attributes } = ctx.context.authCookies.sessionToken;
        const token = await ctx.getSignedCookie(name, ctx.context.secret);
        const newToken = () => generateRandomString(32);
        const used = token ? await openSession(db, { token, now: new Date(), newToken }) : undefined;
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
