import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Words } from '#content/words.ts';
import type { Db } from '#platform/database/database.ts';
import { type NotificationValues, notification } from '../tables.ts';

/** What a notification can be about: everything that it has words for. */
type NotificationKind = Exclude<keyof Words['notifications'], 'other' | 'errors'>;

export interface NewNotification {
  readonly kind: NotificationKind;
  /** Identifies the event, such as `ticket:H-7KQ2-94MX:received`: the same event is notified once. */
  readonly event: string;
  readonly values?: NotificationValues;
}

/** Call this in the transaction that stores the event. */
export async function addNotification(db: Db, userId: string, values: NewNotification): Promise<void> {
  await db
    .insert(notification)
    .values({ userId, ...values })
    .onConflictDoNothing();
}

/** Takes back a notification, whether it was read or not. */
export async function removeNotification(db: Db, event: string): Promise<void> {
  await db.delete(notification).where(eq(notification.event, event));
}

/** The reader has opened what these notifications are about, by whatever way. */
export async function markNotificationsAbout(db: Db, owner: string, reference: string, now: Date): Promise<void> {
  await db
    .update(notification)
    .set({ readAt: now })
    .where(and(unreadOf(owner), eq(sql`${notification.values}->>'reference'`, reference)));
}

type Notification = typeof notification.$inferSelect;

const { userId, createdAt, readAt, id } = notification;
const unreadOf = (owner: string) => and(eq(userId, owner), isNull(readAt));

/** The newest first. */
export async function listNotifications(
  db: Db,
  owner: string,
  { unreadOnly = false, limit, offset = 0 }: { unreadOnly?: boolean; limit: number; offset?: number },
): Promise<Notification[]> {
  return db
    .select()
    .from(notification)
    .where(unreadOnly ? unreadOf(owner) : eq(userId, owner))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
    .offset(offset);
}

/** Undefined if that person has no notification with that id. */
export async function findNotification(
  db: Db,
  owner: string,
  notificationId: number,
): Promise<Notification | undefined> {
  const [found] = await db
    .select()
    .from(notification)
    .where(and(eq(userId, owner), eq(id, notificationId)));
  return found;
}

export function countUnread(db: Db, owner: string): Promise<number> {
  return db.$count(notification, unreadOf(owner));
}

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
