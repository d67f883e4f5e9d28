import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { user } from '../tables.ts';
import { logDataRequest } from './data-requests.ts';
import type { User } from './open-session.ts';

/** Undefined: there is no such account any more. */
export async function changeProfile(
  db: Db,
  userId: string,
  profile: Pick<User, 'name' | 'language' | 'country'>,
  now: Date,
): Promise<User | undefined> {
  return db.transaction(async (tx) => {
    const [changed] = await tx
      .update(user)
      .set({ ...profile, updatedAt: now })
      .where(eq(user.id, userId))
      .returning();
    if (changed) await logDataRequest(tx, userId, 'correction', now);
    return changed;
  });
}
