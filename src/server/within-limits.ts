import { type CountedLimit, LimitReached } from '#database/limits/count-use.ts';
import { type AppContext, connectedFrom } from './app-context.ts';
import type { Config } from './config.ts';
import { CallFault } from './errors/call-fault.ts';
import { senderNetwork } from './http/sender-network.ts';
import { keyedHash } from './keyed-hash.ts';

/** Under which somebody's uses are counted: it tells nobody who. */
export function limitKey(secret: string, name: string, sender: string): string {
  return `${name}:${keyedHash(secret, 'limit', sender).toString('base64url')}`;
}

/** Of the network that a request comes from. None, where nobody knows which that is. */
export function networkLimits(
  c: AppContext,
  { trustProxy }: Pick<Config, 'trustProxy'>,
  secret: string,
  limits: readonly (Omit<CountedLimit, 'key'> & { readonly name: string })[],
): CountedLimit[] {
  const network = senderNetwork({ headers: c.req.header(), connectedFrom: connectedFrom(c), trustProxy });
  if (network === undefined) return [];
  return limits.map(({ name, ...limit }) => ({ key: limitKey(secret, name, network), ...limit }));
}

/** Does what counts a use. Whoever has used up theirs is told so, and when to come again. */
export async function withinLimits<Result>(c: AppContext, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    c.header('Retry-After', String(Math.max(1, Math.ceil((error.until.getTime() - Date.now()) / 1000))));
    throw new CallFault('tooManyRequests');
  }
}
