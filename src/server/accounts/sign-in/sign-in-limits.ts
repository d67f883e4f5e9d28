import type { Db } from '#database/database.ts';
import { type CountedLimit, countUse, LimitReached } from '#database/limits/count-use.ts';
import type { AppContext } from '../../app-context.ts';
import { connectedFrom } from '../../app-context.ts';
import type { Config } from '../../config.ts';
import { CallFault } from '../../errors/call-fault.ts';
import { senderNetwork } from '../../http/sender-network.ts';
import { keyedHash } from '../../keyed-hash.ts';

const hour = 60 * 60;
const day = 24 * hour;

/**
 * How often codes are sent and tried. With three tries a code, somebody who knows an address and asks for all the codes
 * that a day allows guesses one in about 22,000 times.
 */
export const signInLimits = {
  send: [
    { name: 'code-network-hour', of: 'network', most: 20, seconds: hour },
    { name: 'code-email-hour', of: 'email', most: 6, seconds: hour },
    { name: 'code-email-day', of: 'email', most: 15, seconds: day },
  ],
  try: [
    { name: 'try-network-hour', of: 'network', most: 60, seconds: hour },
    { name: 'try-email-hour', of: 'email', most: 18, seconds: hour },
  ],
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
    const sender = of === 'email' ? email.toLowerCase() : network;
    if (sender === undefined) return [];
    return [{ key: `${name}:${keyedHash(secret, 'limit', sender).toString('base64url')}`, most, seconds }];
  });
  try {
    for (const limit of limits) await countUse(db, limit, new Date());
  } catch (error) {
    throw error instanceof LimitReached ? new CallFault('tooManyRequests') : error;
  }
}
