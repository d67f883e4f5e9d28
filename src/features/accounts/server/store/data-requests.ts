import { desc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { dataRequest } from '../tables.ts';

export type DataRequest = typeof dataRequest.$inferSelect;

/** Call this in the transaction that carries out the request. */
export async function logDataRequest(db: Db, userId: string, kind: DataRequest['kind'], at: Date): Promise<void> {
  await db.insert(dataRequest).values({ userId, kind, at });
}

/** The newest first. */
export function listDataRequests(db: Db, userId: string): Promise<DataRequest[]> {
  return db
    .select()
    .from(dataRequest)
    .where(eq(dataRequest.userId, userId))
    .orderBy(desc(dataRequest.at), desc(dataRequest.id))
    .limit(100)
    .execute();
}
