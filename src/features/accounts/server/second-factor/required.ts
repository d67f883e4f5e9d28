import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { siteSecret } from '#platform/database/tables.ts';
import type { Config } from '#platform/server/config/config.ts';
import { msPerMinute } from '#site/durations.ts';

/** The row exists if administrators have made the second factor mandatory. */
const name = 'second-factor-required';

/** Whether every member of the team needs a second factor. The variable decides if it is set. */
export async function isFactorRequired(db: Db, { staffSecondFactor }: Pick<Config, 'staffSecondFactor'>) {
  if (staffSecondFactor) return staffSecondFactor === 'required';
  return (await db.$count(siteSecret, eq(siteSecret.name, name))) > 0;
}

export async function requireFactor(tx: Db, isRequired: boolean): Promise<void> {
  if (isRequired) await tx.insert(siteSecret).values({ name, value: 'yes' }).onConflictDoNothing();
  else await tx.delete(siteSecret).where(eq(siteSecret.name, name));
}

/** Milliseconds after which a team member has to prove again who they are before a change that a thief would make. */
const recent = 30 * msPerMinute;

export function isRecent(provenAt: Date | null, now: Date): boolean {
  return provenAt !== null && now.getTime() - provenAt.getTime() < recent;
}
