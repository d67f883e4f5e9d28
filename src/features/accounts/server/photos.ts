import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { currentTime } from '#platform/database/clock.ts';
import type { Db } from '#platform/database/database.ts';
import { accountLimits, type photoTypes } from '../person.ts';
import { userPhoto } from './tables.ts';

export type Photo = typeof userPhoto.$inferSelect;

const { userId, version } = userPhoto;

export async function savePhoto(db: Db, owner: string, photo: Pick<Photo, 'type' | 'content'>): Promise<void> {
  const saved = { ...photo, version: randomUUID(), createdAt: currentTime() };
  await db
    .insert(userPhoto)
    .values({ userId: owner, ...saved })
    .onConflictDoUpdate({ target: userId, set: saved });
}

export async function removePhoto(db: Db, owner: string): Promise<void> {
  await db.delete(userPhoto).where(eq(userId, owner));
}

export async function findPhotoVersion(db: Db, owner: string): Promise<string | undefined> {
  const [found] = await db.select({ version }).from(userPhoto).where(eq(userId, owner));
  return found?.version;
}

/** Finds the picture only for its owner. */
export async function findPhoto(db: Db, owner: string, requestedVersion: string): Promise<Photo | undefined> {
  const [found] = await db
    .select()
    .from(userPhoto)
    .where(and(eq(userId, owner), eq(version, requestedVersion)));
  return found;
}

export const photoPath = '/api/app/foto';

/** Empty if there is no picture. */
export function photoAddress(version: string | undefined): string {
  return version ? `${photoPath}/${version}` : '';
}

export const largestPhoto = accountLimits.photoMegabytes * 1024 * 1024;

type PhotoType = (typeof photoTypes)[number];

/**
 * Detects the type by the first bytes, whatever the name or the sender say. A WebP has its length between two markers.
 */
const beginnings: readonly { readonly type: PhotoType; readonly pattern: RegExp }[] = [
  { type: 'image/jpeg', pattern: /^\xff\xd8\xff/ },
  { type: 'image/png', pattern: /^\x89PNG\r\n/ },
  { type: 'image/webp', pattern: /^RIFF[\s\S]{4}WEBP/ },
];

export function pictureType(content: Uint8Array): PhotoType | undefined {
  const start = Buffer.from(content.subarray(0, 16)).toString('latin1');
  return beginnings.find(({ pattern }) => pattern.test(start))?.type;
}
