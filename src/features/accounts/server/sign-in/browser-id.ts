import { randomBytes } from 'node:crypto';
import { setCookie } from 'hono/cookie';
import type { AppContext } from '#platform/server/app-context.ts';
import type { Config } from '#platform/server/config/config.ts';
import { readCookie } from '#platform/server/http/cookies.ts';
import { signInCookie } from '#site/cookies.ts';
import { comesSecurely } from '../accounts.ts';

/** Seconds: longer than anybody takes to sign in. */
const lasts = 60 * 60;

const shape = /^[\w-]{22}$/;

/**
 * Of this browser, for as long as somebody signs in with it: a code is good in the browser that asked for it and in no
 * other, so that nobody can try, or use up, the codes of somebody else.
 */
export function browserId(c: AppContext, config: Pick<Config, 'publicUrl' | 'trustProxy'>): string {
  const kept = readCookie(c.req.header('cookie'), signInCookie);
  const id = kept && shape.test(kept) ? kept : randomBytes(16).toString('base64url');
  const secure = comesSecurely(c, config);
  setCookie(c, signInCookie, id, { path: '/', maxAge: lasts, httpOnly: true, sameSite: 'Lax', secure });
  return id;
}
