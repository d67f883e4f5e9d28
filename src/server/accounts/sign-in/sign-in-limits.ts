import type { Db } from '#database/database.ts';
import { type CountedLimit, countUse } from '#database/limits/count-use.ts';
import { type AppContext, connectedFrom } from '../../app-context.ts';
import type { Config } from '../../config.ts';
import { senderNetwork } from '../../http/sender-network.ts';
import { limitKey, withinLimits } from '../../within-limits.ts';

const hour = 60 * 60;
const day = 24 * hour;

/**
 * How often codes are sent, and tried. A stranger who has them sent to somebody is stopped by what they share a network
 * with, long before that somebody is. Codes are good in the browser that asked for them alone, with three tries each:
 * with all that a day allows, an address is guessed into once in about 11,000 days.
 */
export const signInLimits = {
  send: [
    { name: 'code-network-hour', of: 'network', most: 60, seconds: hour },
    { name: 'code-both-hour', of: 'both', most: 6, seconds: hour },
    { name: 'code-both-day', of: 'both', most: 15, seconds: day },
    { name: 'code-email-hour', of: 'email', most: 15, seconds: hour },
    { name: 'code-email-day', of: 'email', most: 30, seconds: day },
  ],
  try: [{ name: 'try-network-hour', of: 'network', most: 200, seconds: hour }],
} as const;

interface Place {
  readonly config: Pick<Config, 'trustProxy'>;
  readonly db: Db;
  readonly secret: string;
}

/** Counts one more use of the sign-in by whoever makes the request, or throws the fault that they come too often. */
export async function countSignIn(
  c: AppContext,
  kind: keyof typeof signInLimits,
  email: string,
  { config, db, secret }: Place,
): Promise<void> {
  const { trustProxy } = config;
  const network = senderNetwork({ headers: c.req.header(), connectedFrom: connectedFrom(c), trustProxy });
  const limits = signInLimits[kind].flatMap(({ name, of, most, seconds }): CountedLimit[] => {
    if (network === undefined && of !== 'email') return [];
    const sender = { email, network: network ?? '', both: `${email} ${network}` }[of];
    return [{ key: limitKey(secret, name, sender), most, seconds }];
  });
  await withinLimits(c, async () => {
    for (const limit of limits) await countUse(db, limit, new Date());
  });
}
