import { randomBytes } from 'node:crypto';
import { setCookie } from 'hono/cookie';
import type { Db } from '#platform/database/database.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import type { Config } from '#platform/server/config/config.ts';
import { handoverCookie } from '#site/cookies.ts';
import { userInfo as storedUserInfo, type UserInfo } from '../stored.ts';
import type { SignedIn } from './accounts.ts';
import { comesSecurely } from './accounts.ts';
import { findPhotoVersion, photoAddress } from './photos.ts';
import { saveBellToken } from './store/bell-tokens.ts';
import type { User } from './store/sessions.ts';

/** Seconds: the page that comes next takes it out. */
const lasts = 300;

/** What the page keeps as `userInfo`, with a new token for the bell. */
export async function makeUserInfo(
  db: Db,
  { sessionId, user }: Pick<SignedIn, 'sessionId' | 'user'>,
): Promise<UserInfo> {
  const token = randomBytes(32).toString('base64url');
  await saveBellToken(db, sessionId, token);
  const photo = photoAddress(await findPhotoVersion(db, user.id));
  return { token, usuario_correo: user.email, usuario_nombre: shownName(user), usuario_foto: photo, foto: photo };
}

/** Whoever never told their name is called by the first part of their address. */
function shownName({ name, email }: Pick<User, 'name' | 'email'>): string {
  return name || (email.split('@')[0] ?? email);
}

/** The next page puts it into local storage before it is seen, so that no header of a stranger flashes up. */
export async function handOver(
  c: AppContext,
  config: Pick<Config, 'publicUrl' | 'trustProxy'>,
  db: Db,
  signedIn: Pick<SignedIn, 'sessionId' | 'user'>,
): Promise<void> {
  setHandover(c, config, storedUserInfo.write(await makeUserInfo(db, signedIn)));
}

/** The next page forgets who was signed in. */
export function handOverNobody(c: AppContext, config: Pick<Config, 'publicUrl' | 'trustProxy'>): void {
  setHandover(c, config, 'out');
}

function setHandover(c: AppContext, config: Pick<Config, 'publicUrl' | 'trustProxy'>, value: string): void {
  // Read by a script, so it is not httpOnly; it holds no more than that script keeps anyway.
  setCookie(c, handoverCookie, value, {
    path: '/',
    maxAge: lasts,
    sameSite: 'Lax',
    secure: comesSecurely(c, config),
  });
}
