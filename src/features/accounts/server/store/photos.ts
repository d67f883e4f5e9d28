import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { userPhoto } from '../tables.ts';

export type Photo = typeof userPhoto.$inferSelect;

const { userId, version } = userPhoto;

export async function savePhoto(db: Db, owner: string, photo: Pick<Photo, 'type' | 'content'>): Promise<void> {
  const kept = { ...photo, version: randomUUID(), createdAt: new Date() };
  await db
    .insert(userPhoto)
    .values({ userId: owner, ...kept })
    .onConflictDoUpdate({ target: userId, set: kept });
}

export async function removePhoto(db: Db, owner: string): Promise<void> {
  await db.delete(userPhoto).where(eq(userId, owner));
}

export async function findPhotoVersion(db: Db, owner: string): Promise<string | undefined> {
  const [found] = await db.select({ version }).from(userPhoto).where(eq(userId, owner));
  return found?.version;
}

/** Only its owner's. */
export async function findPhoto(db: Db, owner: string, asked: string): Promise<Photo | undefined> {
  const [found] = await db
    .select()
    .from(userPhoto)
    .where(and(eq(userId, owner), eq(version, asked)));
  return found;
}
