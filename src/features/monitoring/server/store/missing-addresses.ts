import { desc, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { missingAddress } from '../tables.ts';

export type MissingAddress = typeof missingAddress.$inferSelect;

/** The hits of one missing address since it was last written. */
export interface MissingAddressNote {
  readonly path: string;
  readonly hits: number;
  readonly lastSeen: Date;
  readonly language: string;
}

/** A scanner can invent any number of paths, so only the most requested are stored. */
const storedPaths = 5_000;

/** The key of the advisory lock: any number that nothing else in this database uses. */
const turn = 4_041_867_212;

export async function addMissingAddresses(
  db: Db,
  notes: readonly MissingAddressNote[],
  most = storedPaths,
): Promise<void> {
  if (notes.length === 0) return;
  const rows = notes.map(({ path, hits, lastSeen, language }) => {
    return { path, hits, firstSeen: lastSeen, lastSeen, lastLanguage: language };
  });
  await db.transaction(async (tx) => {
    // Servers take turns: two that write the same paths in a different order would deadlock.
    await tx.execute(sql`select pg_advisory_xact_lock(${turn})`);
    await tx
      .insert(missingAddress)
      .values(rows)
      .onConflictDoUpdate({
        target: missingAddress.path,
        set: {
          hits: sql`${missingAddress.hits} + excluded.hits`,
          lastSeen: sql`greatest(${missingAddress.lastSeen}, excluded.last_seen)`,
          lastLanguage: sql`excluded.last_language`,
        },
      });
    const surplus = tx
      .select({ path: missingAddress.path })
      .from(missingAddress)
      .orderBy(...mostRequestedFirst)
      .offset(most);
    await tx.delete(missingAddress).where(inArray(missingAddress.path, surplus));
  });
}

export function listMissingAddresses(db: Db, limit: number): Promise<MissingAddress[]> {
  return db
    .select()
    .from(missingAddress)
    .orderBy(...mostRequestedFirst)
    .limit(limit)
    .execute();
}

const mostRequestedFirst = [desc(missingAddress.hits), desc(missingAddress.lastSeen)] as const;
