import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Words } from '#content/words.ts';
import type { Db } from '#platform/database/database.ts';
import { tokenHash } from '#platform/server/security/secrets.ts';
import { bellToken, type NotificationValues, notification, session, user } from '../tables.ts';

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
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<Notification[]> {
  return db
    .select()
    .from(notification)
    .where(eq(userId, owner))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
    .offset(offset);
}

/** As many as the panel of the bell can show. */
export const mostInBell = 30;

interface BellRequest {
  readonly token: string;
  readonly email: string;
  readonly now: Date;
}

/**
 * The unread notifications of the owner of a token, the newest first. Undefined if its session has ended, or the address
 * is not theirs.
 */
export async function readBell(db: Db, { token, email, now }: BellRequest) {
  const values = { hash: tokenHash(token), email: email.trim().toLowerCase(), now: now.toISOString() };
  const rows = await bellStatement(db).execute(values);
  const [first] = rows;
  return first && { owner: first.owner, unread: rows.flatMap(({ unread }) => unread ?? []) };
}

const bellStatements = new WeakMap<Db, ReturnType<typeof prepareBell>>();

function bellStatement(db: Db): ReturnType<typeof prepareBell> {
  const known = bellStatements.get(db) ?? prepareBell(db);
  bellStatements.set(db, known);
  return known;
}

/**
 * One statement, whose text is made once: every page asks for it while somebody is signed in. It has no name, because a
 * pool such as PgBouncer may send each use of it to another connection.
 */
function prepareBell(db: Db) {
  const unread = db
    .select()
    .from(notification)
    .where(and(eq(userId, user.id), isNull(readAt)))
    .orderBy(desc(createdAt), desc(id))
    .limit(mostInBell)
    .as('unread');
  return db
    .select({ owner: user.id, unread: { id: unread.id, kind: unread.kind, values: unread.values } })
    .from(bellToken)
    .innerJoin(session, eq(session.id, bellToken.sessionId))
    .innerJoin(user, eq(user.id, session.userId))
    .leftJoinLateral(unread, sql`true`)
    .where(
      and(
        eq(bellToken.hash, sql.placeholder('hash')),
        gt(session.expiresAt, sql.placeholder('now')),
        eq(user.email, sql.placeholder('email')),
      ),
    )
    .orderBy(desc(unread.createdAt), desc(unread.id))
    .prepare('');
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
