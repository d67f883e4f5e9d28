import type { Finding } from './grade-content-policy.ts';

/** Names that mean a session or CSRF protection. */
const sessionName = /sess|login|auth|jwt|sid/i;
const forgeryName = /csrf|xsrf/i;

export function gradeCookies(headers: Headers): Finding {
  const cookies = headers.getSetCookie().map((line) => {
    const [pair = '', ...flags] = line.split(';').map((part) => part.trim().toLowerCase());
    const name = pair.split('=')[0] ?? '';
    const sameSite = flags.find((flag) => flag.startsWith('samesite='))?.slice('samesite='.length);
    const has = (flag: string) => flags.includes(flag);
    return { isSession: sessionName.test(name), isForgery: forgeryName.test(name), sameSite, has };
  });
  const isProtected = headers.has('strict-transport-security');
  if (cookies.length === 0) return ['cookies-not-found', 0];
  const open = cookies.filter(({ has }) => !has('secure'));
  if (open.some(({ isSession }) => isSession) && !isProtected) return ['cookies-session-without-secure-flag', -40];
  if (cookies.some(({ isSession, has }) => isSession && !has('httponly')))
    return ['cookies-session-without-httponly-flag', -30];
  if (cookies.some(({ isForgery, sameSite }) => isForgery && !sameSite))
    return ['cookies-anticsrf-without-samesite-flag', -20];
  if (cookies.some(({ sameSite }) => sameSite && !['lax', 'strict', 'none'].includes(sameSite)))
    return ['cookies-samesite-flag-invalid', -20];
  if (open.length > 0 && !isProtected) return ['cookies-without-secure-flag', -20];
  if (open.some(({ isSession }) => isSession))
    return ['cookies-session-without-secure-flag-but-protected-by-hsts', -10];
  if (open.length > 0) return ['cookies-without-secure-flag-but-protected-by-hsts', -5];
  return cookies.every(({ sameSite }) => sameSite)
    ? ['cookies-secure-with-httponly-sessions-and-samesite', 5]
    : ['cookies-secure-with-httponly-sessions', 0];
}
