import { sessionCookie } from '#site/session-cookie.ts';
import { readCookie } from './cookies.ts';

/**
 * Does the browser hold a session? Whether it is still good is for the calls to find out; a page that goes by this is
 * the same for all who are signed in.
 */
export function hasSessionCookie(cookies: string | undefined): boolean {
  return Boolean(readCookie(cookies, sessionCookie) ?? readCookie(cookies, `__Secure-${sessionCookie}`));
}
