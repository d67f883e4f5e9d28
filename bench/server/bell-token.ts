import { userInfo } from '../../src/features/accounts/stored.ts';
import { handoverCookie } from '../../src/site/cookies.ts';
import { codeFor } from '../../tests/support/account.ts';
import type { Site } from '../../tests/support/start-site.ts';

const email = 'bell@example.com';

/** Signs somebody in, as a browser would, and answers what their bell is asked with. */
export async function bellToken(site: Site): Promise<{ token: string; email: string }> {
  const post = (fields: Record<string, string>, cookie = '') => {
    const body = new URLSearchParams({ email, name: 'Ana', policy: 'yes', ...fields });
    const headers = { cookie, 'sec-fetch-site': 'same-origin' };
    return fetch(`${site.origin}/support/registro/en`, { method: 'POST', body, headers, redirect: 'manual' });
  };
  const asked = await post({ step: 'email' });
  const cookies = asked.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  const entered = await post({ step: 'code', code: await codeFor(site, email) }, cookies.join('; '));
  const handed = entered.headers.getSetCookie().find((cookie) => cookie.startsWith(`${handoverCookie}=`));
  const written = decodeURIComponent(handed?.split(';')[0]?.slice(handoverCookie.length + 1) ?? '');
  const info = userInfo.read(written);
  if (!info?.token) throw new Error('Nobody could be signed in');
  return { token: info.token, email };
}
