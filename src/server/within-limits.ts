import { LimitReached } from '#database/limits/count-use.ts';
import type { AppContext } from './app-context.ts';
import { CallFault } from './errors/call-fault.ts';
import { keyedHash } from './keyed-hash.ts';

/** Under which somebody's uses are counted: it tells nobody who. */
export function limitKey(secret: string, name: string, sender: string): string {
  return `${name}:${keyedHash(secret, 'limit', sender).toString('base64url')}`;
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
