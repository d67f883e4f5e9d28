import { consumeRateLimit } from '#platform/database/limits/rate-limits.ts';
import { limitKey, withinLimits } from '#platform/server/security/within-limits.ts';
import type { Sent } from './actions/action.ts';

const hour = 60 * 60;

/**
 * How often one account may do anything at all, and what costs something: each reply is a mail to the team, each download
 * reads everything.
 */
export const accountUses = {
  action: { most: 120, seconds: hour },
  reply: { most: 30, seconds: hour },
  download: { most: 10, seconds: 24 * hour },
  photo: { most: 20, seconds: hour },
} as const;

export async function countAccountUse(sent: Sent, what: keyof typeof accountUses): Promise<void> {
  const { c, parts, signedIn, now } = sent;
  const key = limitKey(await parts.secretOf(), `account-${what}`, signedIn.user.id);
  await withinLimits(c, () => consumeRateLimit(parts.database.db, { key, ...accountUses[what] }, now));
}
