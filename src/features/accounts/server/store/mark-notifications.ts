import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { notification } from '../tables.ts';

const { userId, id, readAt } = notification;

/** Only the first time counts. False if that person has no notification with that id. */
export async function markNotification(db: Db, owner: string, notificationId: number, now: Date): Promise<boolean> {
  const marked = await db
    .update(notification)
    .set({ readAt: sql`coalesce(${readAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(userId, owner), eq(id, notificationId)))
    .returning({ id });
  return marked.length > 0;
}

export async function markAllNotifications(db: Db, owner: string, now: Date): Promise<void> {
  await db
    .update(notification)
    .set({ readAt: now })
    .where(and(eq(userId, owner), isNull(readAt)));
}
