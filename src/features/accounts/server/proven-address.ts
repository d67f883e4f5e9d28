import { setCookie } from 'hono/cookie';
import type { AppContext } from '#platform/server/app-context.ts';
import type { Config } from '#platform/server/config/config.ts';
import { readCookie } from '#platform/server/http/cookies.ts';
import { isSameSecret, keyedHash } from '#platform/server/security/secrets.ts';
import { addressCookie } from '#site/cookies.ts';
import { isSecureRequest } from './accounts.ts';
import type { User } from './store/sessions.ts';

/** Seconds for which a browser is remembered. */
const provenFor = 180 * 24 * 60 * 60;

interface Sender {
  readonly secret: string;
  /** The signed-in visitor. */
  readonly user: Pick<User, 'email'> | undefined;
}

/**
 * Whether the sender of this request has proven that they can read the mail of this address: by their session, or
 * because this browser has opened a link that was mailed there. That the address has an account, or was proven in
 * another browser, is not enough: a stranger could then have us mail their text to that person in our name.
 */
export function isProven(c: AppContext, email: string, { secret, user }: Sender): boolean {
  const address = email.trim().toLowerCase();
  if (user?.email === address) return true;
  const [until = '', proof = ''] = readCookie(c.req.header('cookie'), addressCookie)?.split('.') ?? [];
  const isSigned = isSameSecret(proof, proofOf(secret, until, address));
  return isSigned && Number.parseInt(until, 36) > Date.now();
}

/** Call this when a browser sends a key that was only mailed to this address. Only the last address is remembered. */
export function rememberProven(
  c: AppContext,
  email: string,
  { secret, config }: { secret: string; config: Pick<Config, 'publicUrl' | 'trustProxy'> },
): void {
  const until = (Date.now() + provenFor * 1000).toString(36);
  const value = `${until}.${proofOf(secret, until, email.trim().toLowerCase())}`;
  const secure = isSecureRequest(c, config);
  setCookie(c, addressCookie, value, { path: '/', maxAge: provenFor, httpOnly: true, sameSite: 'Lax', secure });
}

/** A keyed hash, from which the address cannot be read. */
function proofOf(secret: string, until: string, address: string): string {
  return keyedHash(secret, 'address', `${until} ${address}`).toString('base64url');
}
