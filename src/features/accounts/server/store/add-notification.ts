import type { Db } from '#platform/database/database.ts';
import { type NotificationValues, notification } from '../tables.ts';

export interface NewNotification {
  readonly kind: string;
  /** What happened, such as `ticket:H-7KQ2-94MX:received`: the same is told once. */
  readonly event: string;
  readonly values?: NotificationValues;
}

/** To be called in the transaction that stores what it tells of. */
export async function addNotification(db: Db, userId: string, values: NewNotification): Promise<void> {
  await db
    .insert(notification)
    .values({ userId, ...values })
    .onConflictDoNothing();
}
