import { consumeRateLimit } from '#platform/database/limits/rate-limits.ts';
import { limitKey, withinLimits } from '#platform/server/security/within-limits.ts';
import type { Sent } from './actions/action.ts';

const hour = 60 * 60;

/**
 * Rate limits per account: for any action, and for expensive ones. Each reply is a mail to the team, and each download
 * reads everything.
 */
export const accountUses = {
  action: { most: 120, seconds: hour },
  reply: { most: 30, seconds: hour },
  download: { most: 10, seconds: 24 * hour },
  photo: { most: 20, seconds: hour },
} as const;

export async function countAccountUse(sent: Sent, what: keyof typeof accountUses): Promise<void> {
  const { c, deps, signedIn, now } = sent;
  const key = limitKey(await deps.secretOf(), `account-${what}`, signedIn.user.id);
  await withinLimits(c, () => consumeRateLimit(deps.database.db, { key, ...accountUses[what] }, now));
}
