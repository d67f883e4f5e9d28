import { randomBytes } from 'node:crypto';
import { setCookie } from 'hono/cookie';
import { currentTime } from '#platform/database/clock.ts';
import type { Db } from '#platform/database/database.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import type { Config } from '#platform/server/config/config.ts';
import { readCookie } from '#platform/server/http/headers.ts';
import { isSameSecret, keyedHash } from '#platform/server/security/secrets.ts';
import { addressCookie, handoverCookie } from '#site/cookies.ts';
import { secondsPerDay } from '#site/durations.ts';
import { userInfo as storedUserInfo, type UserInfo } from '../stored.ts';
import { isSecureRequest, type SignedIn } from './accounts.ts';
import { findPhotoVersion, photoAddress } from './photos.ts';
import { saveBellToken, type User } from './store/account.ts';

/** Seconds: the next page reads and deletes it. */
const maxAge = 300;

/** What the page stores as `userInfo`, with a new token for the bell. */
export async function makeUserInfo(
  db: Db,
  { sessionId, user }: Pick<SignedIn, 'sessionId' | 'user'>,
): Promise<UserInfo> {
  const token = randomBytes(32).toString('base64url');
  await saveBellToken(db, sessionId, token);
  const photo = photoAddress(await findPhotoVersion(db, user.id));
  return { token, usuario_correo: user.email, usuario_nombre: shownName(user), usuario_foto: photo, foto: photo };
}

/** Without a name, the first part of the address is shown. */
function shownName({ name, email }: Pick<User, 'name' | 'email'>): string {
  return name || (email.split('@')[0] ?? email);
}

/**
 * The next page copies it to local storage before the first paint, so that the header of a stranger never flashes up.
 */
export async function handOver(
  c: AppContext,
  config: Pick<Config, 'publicUrl' | 'trustProxy'>,
  db: Db,
  signedIn: Pick<SignedIn, 'sessionId' | 'user'>,
): Promise<void> {
  setHandover(c, config, storedUserInfo.write(await makeUserInfo(db, signedIn)));
}

/** Makes the next page forget who was signed in. */
export function handOverSignedOut(c: AppContext, config: Pick<Config, 'publicUrl' | 'trustProxy'>): void {
  setHandover(c, config, 'out');
}

function setHandover(c: AppContext, config: Pick<Config, 'publicUrl' | 'trustProxy'>, value: string): void {
  // Not httpOnly, because a script reads it; it contains no more than that script stores anyway.
  setCookie(c, handoverCookie, value, {
    path: '/',
    maxAge,
    sameSite: 'Lax',
    secure: isSecureRequest(c, config),
  });
}

/** Seconds for which a browser is remembered. */
const provenFor = 180 * secondsPerDay;

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
  return isSigned && Number.parseInt(until, 36) > currentTime().getTime();
}

/** Call this when a browser sends a key that was only mailed to this address. Only the last address is remembered. */
export function rememberProven(
  c: AppContext,
  email: string,
  { secret, config }: { secret: string; config: Pick<Config, 'publicUrl' | 'trustProxy'> },
): void {
  const until = (currentTime().getTime() + provenFor * 1000).toString(36);
  const value = `${until}.${proofOf(secret, until, email.trim().toLowerCase())}`;
  const secure = isSecureRequest(c, config);
  setCookie(c, addressCookie, value, { path: '/', maxAge: provenFor, httpOnly: true, sameSite: 'Lax', secure });
}

/** A keyed hash, from which the address cannot be read. */
function proofOf(secret: string, until: string, address: string): string {
  return keyedHash(secret, 'address', `${until} ${address}`).toString('base64url');
}
