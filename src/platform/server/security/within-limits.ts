import { currentTime } from '../../database/clock.ts';
import { type CountedLimit, LimitReached } from '../../database/limits/rate-limits.ts';
import type { AppContext } from '../app-context.ts';
import { CallError, mapError } from '../errors/call-error.ts';
import type { Sender } from '../http/client-address.ts';
import { keyedHash } from './secrets.ts';

interface MemoryLimit {
  /** How many uses one client has in a window. */
  readonly each: number;
  /** How many uses all clients together have in a window. */
  readonly all?: number;
  /** The length of a window. */
  readonly seconds?: number;
}

/** Clients counted at a time. Beyond this all counts are reset, so that memory stays bounded. */
const mostSenders = 20_000;

/**
 * A rate limit in the memory of this process, where a database write for each refused request would cost more. Counts
 * one more use and returns 0, or returns the seconds to wait. It uses a monotonic clock: after the system clock was set
 * back, it would otherwise refuse everyone until that time comes again.
 */
export function memoryLimit(
  { each, all = Number.POSITIVE_INFINITY, seconds = 60 }: MemoryLimit,
  now = () => performance.now(),
): (sender: string) => number {
  const window = seconds * 1_000;
  let began = Number.NEGATIVE_INFINITY;
  let total = 0;
  let bySender = new Map<string, number>();
  return (sender) => {
    if (now() - began >= window || bySender.size >= mostSenders) {
      began = now();
      total = 0;
      bySender = new Map();
    }
    const count = (bySender.get(sender) ?? 0) + 1;
    if (total >= all || count > each) return Math.max(1, Math.ceil((began + window - now()) / 1_000));
    total++;
    bySender.set(sender, count);
    return 0;
  };
}

/** The key that counts a client's uses: it identifies no one. */
export function limitKey(secret: string, name: string, sender: string): string {
  return `${name}:${keyedHash(secret, 'limit', sender).toString('base64url')}`;
}

interface NamedLimit<Of extends string> extends Omit<CountedLimit, 'key'> {
  readonly name: string;
  /** Who is counted. */
  readonly of: Of;
}

/** The limits of those who are counted. One whose client is not known is left out. */
export function limitsOf<Of extends string>(
  secret: string,
  limits: readonly NamedLimit<Of>[],
  senders: Readonly<Partial<Record<Of, string | undefined>>>,
): CountedLimit[] {
  return limits.flatMap(({ name, of, ...limit }) => {
    const sender = senders[of];
    return sender === undefined ? [] : [{ key: limitKey(secret, name, sender), ...limit }];
  });
}

type NetworkLimit = Omit<NamedLimit<keyof Sender>, 'of'> & { readonly of?: keyof Sender };

/** The limits of the network that a request comes from, or of its wide network. */
export function networkLimits(c: AppContext, secret: string, limits: readonly NetworkLimit[]): CountedLimit[] {
  const named = limits.map((limit) => ({ of: 'network' as const, ...limit }));
  return limitsOf(secret, named, c.get('sender')() ?? {});
}

/** Limits cached at a time. Beyond this all are dropped, and the database is queried again. */
const mostReached = 20_000;

/**
 * Caches which limits were reached, and until when, so that a flood of refused requests costs the database nothing: a
 * count does not go down before its window ends.
 */
export function reachedLimits(now = () => performance.now()) {
  const ends = new Map<string, number>();
  return {
    /** Runs `work`, which counts a use of these limits, unless one of them is known to be reached. */
    async unless<Result>(limits: readonly CountedLimit[], work: () => Promise<Result>): Promise<Result> {
      for (const { key } of limits) {
        const left = (ends.get(key) ?? 0) - now();
        if (left > 0) throw new LimitReached(key, new Date(currentTime().getTime() + left));
      }
      try {
        return await work();
      } catch (error) {
        if (error instanceof LimitReached) {
          if (ends.size >= mostReached) ends.clear();
          ends.set(error.key, now() + error.until.getTime() - currentTime().getTime());
        }
        throw error;
      }
    },
  };
}

/** Runs `work`, which counts a use. Throws an error with Retry-After when the limit is reached. */
export async function withinLimits<Result>(c: AppContext, work: () => Promise<Result>): Promise<Result> {
  return mapError(work, (error) => {
    if (!(error instanceof LimitReached)) return error;
    setRetryAfter(c, error.until);
    return new CallError('tooManyRequests');
  });
}

/** Sets Retry-After. Returns its seconds. */
export function setRetryAfter(c: AppContext, until: Date): number {
  const seconds = Math.max(1, Math.ceil((until.getTime() - currentTime().getTime()) / 1000));
  c.header('Retry-After', String(seconds));
  return seconds;
}
