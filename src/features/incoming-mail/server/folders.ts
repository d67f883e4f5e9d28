import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { clockSlack } from '#platform/database/queries.ts';
import { msPerMinute } from '#site/durations.ts';
import { incomingFolder } from './tables.ts';

type IncomingFolder = typeof incomingFolder.$inferSelect;

const { name, heldBy, heldUntil } = incomingFolder;

/** How long a server may read a folder without renewing its hold, in milliseconds. */
const holdFor = 3 * msPerMinute;

/**
 * Of several servers, one reads a folder: this keeps the others from reading the same messages in vain. Undefined if
 * another one holds it. Call it again to go on holding it.
 */
export async function holdFolder(db: Db, folder: string, server: string, now: Date) {
  await db.insert(incomingFolder).values({ name: folder }).onConflictDoNothing();
  const [held] = await db
    .update(incomingFolder)
    .set({ heldBy: server, heldUntil: new Date(now.getTime() + holdFor) })
    .where(
      and(
        eq(name, folder),
        or(
          eq(heldBy, server),
          isNull(heldUntil),
          lt(heldUntil, now),
          // Held by a server whose clock was ahead.
          gt(heldUntil, new Date(now.getTime() + holdFor + clockSlack)),
        ),
      ),
    )
    .returning();
  return held;
}

export async function releaseFolders(db: Db, server: string): Promise<void> {
  await db.update(incomingFolder).set({ heldBy: null, heldUntil: null }).where(eq(heldBy, server));
}

/** Call this once the message is saved: if the server is killed before, it is read again and recognised. */
export async function noteProgress(db: Db, folder: string, progress: Pick<IncomingFolder, 'uidValidity' | 'lastUid'>) {
  await db.update(incomingFolder).set(progress).where(eq(name, folder));
}

export async function noteSuccess(db: Db, folder: string, now: Date): Promise<void> {
  await db.update(incomingFolder).set({ checkedAt: now, lastError: null }).where(eq(name, folder));
}

const longestError = 200;

export async function noteError(db: Db, folder: string, reason: string): Promise<void> {
  await db
    .update(incomingFolder)
    .set({ lastError: reason.slice(0, longestError) })
    .where(eq(name, folder));
}

export function listFolders(db: Db): Promise<IncomingFolder[]> {
  return db.select().from(incomingFolder).orderBy(name);
}
