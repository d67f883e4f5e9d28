import { eq } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { type NotificationValues, notification } from '../tables/notification.ts';
import { user } from '../tables/user.ts';

export interface NewNotification {
  readonly kind: string;
  /** What happened, such as `ticket:H-7KQ2-94MX:received`: the same is told once. */
  readonly event: string;
  readonly values?: NotificationValues;
}

export async function addNotification(db: Db, userId: string, told: NewNotification): Promise<void> {
  await db
    .insert(notification)
    .values({ userId, ...told })
    .onConflictDoNothing();
}

/** To be called in the transaction that stores what it tells of. Where nobody has an account with that address, nobody is told. */
export async function notifyOwnerOf(db: Db, email: string, told: NewNotification): Promise<void> {
  const [owner] = await db.select({ id: user.id }).from(user).where(eq(user.email, email.trim().toLowerCase()));
  if (owner) await addNotification(db, owner.id, told);
}
