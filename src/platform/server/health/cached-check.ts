import { withTimeout } from '../with-timeout.ts';

/** All in milliseconds. */
export interface CheckBounds {
  /** A result is reused for this long. */
  readonly fresh: number;
  /** A caller waits this long for a running check, and then gets the previous result. */
  readonly patience: number;
  /** A check that takes this long has failed: before that, a busy disk or process is only slow. */
  readonly longest: number;
}

const usual: CheckBounds = { fresh: 5_000, patience: 2_000, longest: 30_000 };

interface CachedCheck<Result> {
  /** Must not reject. */
  readonly check: () => Promise<Result>;
  /** The result until the first check has ended. */
  readonly first: Result;
  /** The result while a check does not end. */
  readonly late: Result;
  readonly bounds?: CheckBounds | undefined;
}

/** Runs a check at intervals, one at a time: a service that does not respond must not be asked again and again. */
export function cachedCheck<Result>({ check, first, late, bounds = usual }: CachedCheck<Result>) {
  let last = first;
  let endedAt = Number.NEGATIVE_INFINITY;
  let running: { readonly since: number; readonly ended: Promise<void> } | undefined;

  async function run(): Promise<void> {
    last = await check();
    endedAt = performance.now();
    running = undefined;
  }

  return async (): Promise<Result> => {
    if (performance.now() - endedAt < bounds.fresh) return last;
    running ??= { since: performance.now(), ended: run() };
    const { since, ended } = running;
    const left = bounds.patience - (performance.now() - since);
    if (left > 0) await withTimeout(left, ended).catch(() => undefined);
    return running && performance.now() - since >= bounds.longest ? late : last;
  };
}
