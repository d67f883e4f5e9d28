import { randomBytes } from 'node:crypto';
import { eq, getTableName, ne } from 'drizzle-orm';
import type { Db } from './database.ts';
import { siteSecret } from './tables.ts';

/** The secret of that name, created on first use. Concurrent servers get the same. */
export async function siteSecretOf(db: Db, name: string): Promise<string> {
  const { value } = siteSecret;
  const find = () => db.select({ value }).from(siteSecret).where(eq(siteSecret.name, name));
  const [known] = await find();
  if (known) return known.value;
  const made = { name, value: randomBytes(32).toString('base64url') };
  await db.insert(siteSecret).values(made).onConflictDoNothing();
  const [stored] = await find();
  if (!stored) throw new Error('The database did not return the secret that was just stored');
  return stored.value;
}

/** Stores a value under that name, and returns the one that was there before. */
export function replaceSiteSecret(db: Db, name: string, value: string): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(siteSecret).where(eq(siteSecret.name, name)).for('update');
    await tx.insert(siteSecret).values({ name, value }).onConflictDoUpdate({ target: siteSecret.name, set: { value } });
    return before?.value;
  });
}

/**
 * Every server does this when it starts, so that a database in use is never empty, and one without a row was reached by
 * mistake.
 */
export async function markAsServed(db: Db): Promise<void> {
  await siteSecretOf(db, 'site');
}

/**
 * True if a server has ever used this database. The secret of the sandbox does not count, because commands used to
 * create that, too.
 */
export async function isServed(db: Db): Promise<boolean> {
  return (await db.$count(siteSecret, ne(siteSecret.name, 'sandbox'))) > 0;
}

export const siteSecretTable = getTableName(siteSecret);
