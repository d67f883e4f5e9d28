import { withTimeout } from '../with-timeout.ts';

/** All in milliseconds. */
export interface CheckBounds {
  /** A result is used for so long, however often it is asked for. */
  readonly fresh: number;
  /** Whoever asks waits for a running check for so long, and then gets the result before it. */
  readonly patience: number;
  /** A check that has taken so long has failed: before that a busy disk or process is only slow. */
  readonly longest: number;
}

const usual: CheckBounds = { fresh: 5_000, patience: 2_000, longest: 30_000 };

interface CachedCheck<Result> {
  /** Must not reject. */
  readonly check: () => Promise<Result>;
  /** What holds until the first check has ended. */
  readonly first: Result;
  /** What holds while a check does not end. */
  readonly late: Result;
  readonly bounds?: CheckBounds | undefined;
}

/** Runs a check now and then, one at a time: what does not answer must not be asked again and again. */
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
