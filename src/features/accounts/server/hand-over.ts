import { randomBytes } from 'node:crypto';
import { setCookie } from 'hono/cookie';
import type { Db } from '#platform/database/database.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import type { Config } from '#platform/server/config/config.ts';
import { handoverCookie } from '#site/cookies.ts';
import { userInfo as storedUserInfo, type UserInfo } from '../stored.ts';
import type { SignedIn } from './accounts.ts';
import { isSecureRequest } from './accounts.ts';
import { findPhotoVersion, photoAddress } from './photos.ts';
import { saveBellToken } from './store/bell-tokens.ts';
import type { User } from './store/sessions.ts';

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
