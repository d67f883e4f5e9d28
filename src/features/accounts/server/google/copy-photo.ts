import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { Log } from '#platform/server/logging/log.ts';
import { largestPhoto, pictureType } from '../read-photo.ts';
import type { User } from '../store/open-session.ts';
import { findPhotoVersion, savePhoto } from '../store/photos.ts';
import { user } from '../tables.ts';

/** Milliseconds. A picture is not worth waiting longer for. */
const patience = 3_000;
const googlesPictures = '.googleusercontent.com';

/**
 * Takes the picture of somebody's Google account over, once, so that no page of ours loads anything from Google. Without
 * it the sign-in goes on.
 */
export async function copyPhoto(db: Db, { id, image }: Pick<User, 'id' | 'image'>, log: Log): Promise<void> {
  if (!image) return;
  await db.update(user).set({ image: null }).where(eq(user.id, id));
  if (!isGooglesPicture(image) || (await findPhotoVersion(db, id))) return;
  try {
    const response = await fetch(image, { signal: AbortSignal.timeout(patience), redirect: 'error' });
    const content = new Uint8Array(await response.arrayBuffer());
    const type = pictureType(content);
    if (response.ok && type && content.length <= largestPhoto) await savePhoto(db, id, { type, content });
  } catch {
    log.warn('a picture could not be copied from Google');
  }
}

function isGooglesPicture(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' && hostname.endsWith(googlesPictures);
}
