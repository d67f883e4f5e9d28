import { countUse, LimitReached } from '#database/limits/count-use.ts';
import { CallFault } from '../../errors/call-fault.ts';
import { keyedHash } from '../../keyed-hash.ts';
import type { Sent } from './actions/action.ts';

const hour = 60 * 60;

/** How often one account may do what costs something: each reply is a mail to the team, each download reads everything. */
export const accountUses = {
  reply: { most: 30, seconds: hour },
  download: { most: 10, seconds: 24 * hour },
  photo: { most: 20, seconds: hour },
} as const;

export async function countAccountUse({ parts, signedIn, now }: Sent, what: keyof typeof accountUses): Promise<void> {
  const owner = keyedHash(await parts.secretOf(), 'limit', signedIn.user.id).toString('base64url');
  try {
    await countUse(parts.database.db, { key: `account-${what}:${owner}`, ...accountUses[what] }, now);
  } catch (error) {
    throw error instanceof LimitReached ? new CallFault('tooManyRequests') : error;
  }
}
