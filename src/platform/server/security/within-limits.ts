import { currentTime } from '../../database/clock.ts';
import { type CountedLimit, LimitReached } from '../../database/limits/rate-limits.ts';
import type { AppContext } from '../app-context.ts';
import { CallError, mapError } from '../errors/call-error.ts';
import type { Sender } from '../http/client-address.ts';
import { keyedHash } from './secrets.ts';

/**
 * How many times the limit of a network its wide network has, where nothing else is said. Whoever has a /56 or a /48 has
 * hundreds or thousands of networks, and a whole village may share an IPv4 /24.
 */
const networksInWide = 5;

interface MemoryLimit {
  /** How many uses one network has in a window. */
  readonly each: number;
  /** How many uses all clients together have in a window. */
  readonly all?: number;
  /** The length of a window. */
  readonly seconds?: number;
}

/** Networks counted at a time. Beyond this all counts are reset, so that memory stays bounded. */
const mostNetworks = 40_000;

/**
 * A rate limit in the memory of this process, where a database write for each refused request would cost more. Counts
 * one more use and returns 0, or returns the seconds to wait. Clients that are not known count as one. It uses a monotonic clock: after the system clock was set
 * back, it would otherwise refuse everyone until that time comes again.
 */
export function memoryLimit(
  { each, all = Number.POSITIVE_INFINITY, seconds = 60 }: MemoryLimit,
  now = () => performance.now(),
): (sender: Sender | undefined) => number {
  const window = seconds * 1_000;
  let began = Number.NEGATIVE_INFINITY;
  let total = 0;
  let byNetwork = new Map<string, number>();
  return ({ network, wideNetwork } = { network: '', wideNetwork: '' }) => {
    if (now() - began >= window || byNetwork.size >= mostNetworks) {
      began = now();
      total = 0;
      byNetwork = new Map();
    }
    const places = [
      { key: `of ${network}`, most: each },
      { key: `in ${wideNetwork}`, most: each * networksInWide },
    ].map(({ key, most }) => ({ key, most, count: (byNetwork.get(key) ?? 0) + 1 }));
    if (total >= all || places.some(({ count, most }) => count > most)) {
      return Math.max(1, Math.ceil((began + window - now()) / 1_000));
    }
    total++;
    for (const { key, count } of places) byNetwork.set(key, count);
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

/**
 * The limits of those who are counted. One whose client is not known is left out. Where a network is counted, its wide
 * network is counted, too, even if the list does not say so.
 */
export function limitsOf<Of extends string>(
  secret: string,
  limits: readonly NamedLimit<Of>[],
  senders: Readonly<Partial<Record<Of | keyof Sender, string | undefined>>>,
): CountedLimit[] {
  const namesWide = limits.some(({ of }) => of === 'wideNetwork');
  const ofWide = limits
    .filter(({ of }) => of === 'network' && !namesWide)
    .map(({ name, most, ...limit }) => {
      return { ...limit, name: `${name}-wide`, of: 'wideNetwork' as const, most: most * networksInWide };
    });
  return [...limits, ...ofWide].flatMap(({ name, of, ...limit }) => {
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
