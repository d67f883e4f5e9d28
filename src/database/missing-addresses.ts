import { desc, inArray, sql } from 'drizzle-orm';
import type { Db } from './database.ts';
import { missingAddress } from './schema.ts';

export type MissingAddress = typeof missingAddress.$inferSelect;

/** What became of one missing address since it was last written down. */
export interface MissingAddressNote {
  readonly path: string;
  readonly hits: number;
  readonly lastSeen: Date;
  readonly language: string;
}

/** A scanner can invent any number of paths, so only the most wanted are kept. */
const keptPaths = 5_000;

export async function addMissingAddresses(
  db: Db,
  notes: readonly MissingAddressNote[],
  keep = keptPaths,
): Promise<void> {
  if (notes.length === 0) return;
  // In one order, so that servers that write the same paths at once wait for each other and never in a ring.
  const rows = notes
    .map(({ path, hits, lastSeen, language }) => ({
      path,
      hits,
      firstSeen: lastSeen,
      lastSeen,
      lastLanguage: language,
    }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
  await db
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
  await dropLeastWanted(db, keep);
}

export async function listMissingAddresses(db: Db, limit: number): Promise<MissingAddress[]> {
  return db
    .select()
    .from(missingAddress)
    .orderBy(...mostWantedFirst)
    .limit(limit);
}

const mostWantedFirst = [desc(missingAddress.hits), desc(missingAddress.lastSeen)] as const;

async function dropLeastWanted(db: Db, keep: number): Promise<void> {
  const surplus = db
    .select({ path: missingAddress.path })
    .from(missingAddress)
    .orderBy(...mostWantedFirst)
    .offset(keep)
    .for('update', { skipLocked: true });
  await db.delete(missingAddress).where(inArray(missingAddress.path, surplus));
}
