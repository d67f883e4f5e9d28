import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { meeting } from '../tables.ts';
import type { Meeting } from './meeting-change.ts';

export async function findMeeting(db: Db, reference: string): Promise<Meeting | undefined> {
  const [found] = await db.select().from(meeting).where(eq(meeting.reference, reference));
  return found;
}

/** Nobody else changes it until the transaction ends. */
export async function lockMeeting(tx: Db, reference: string): Promise<Meeting | undefined> {
  const [found] = await tx.select().from(meeting).where(eq(meeting.reference, reference)).for('update');
  return found;
}
