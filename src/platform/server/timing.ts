import type { Log } from './logging/log.ts';

/** Rejects if `work` takes longer than the given time. The work itself is not cancelled. */
export async function withTimeout<Result>(
  ms: number,
  work: Promise<Result>,
  failure = () => new Error(`It took longer than ${ms} ms`),
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(failure()), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Milliseconds that a shutdown waits for work that can be dropped without loss. */
const briefly = 2_000;

/** Waits for a promise for a short time, whether it succeeds, fails or times out. */
export function waitBriefly(work: Promise<unknown>): Promise<void> {
  return withTimeout(briefly, work).then(
    () => undefined,
    () => undefined,
  );
}

/** Calls `run` after a delay, unless it is cancelled. */
export type Timer = (ms: number, run: () => void) => { cancel: () => void };

/** Does not keep the process alive. */
export function unrefTimer(ms: number, run: () => void): ReturnType<Timer> {
  const timeout = setTimeout(run, ms).unref();
  return { cancel: () => clearTimeout(timeout) };
}

interface RegularWork {
  /** Milliseconds between two runs, more or less, so that several servers do not run in step. */
  readonly every: number;
  /** The signal aborts when the work should end. */
  readonly work: (isStopping: () => boolean) => Promise<void>;
  /** Asked after a run: the milliseconds until there is more to do, if that is known. It may be sooner. */
  readonly untilNext?: () => number | undefined;
  readonly log: Log;
  /** The log message for a failure; the work is tried again the next time. */
  readonly failure: string;
  readonly timer?: Timer;
}

export interface RunningWork {
  /** Does the work now: there is something to do. */
  wake(): void;
  /** Waits for the current run. Call it before the database is closed. */
  stop(): Promise<void>;
}

/** Does regular work, starting now. */
export function startRegularWork({
  every,
  work,
  untilNext,
  log,
  failure,
  timer = unrefTimer,
}: RegularWork): RunningWork {
  let nextRun: ReturnType<Timer> | undefined;
  let isStopping = false;
  /** Woken while working: there may be more than the current run has seen. */
  let isWoken = false;
  let working: Promise<void> | undefined;

  function run(): void {
    nextRun?.cancel();
    isWoken = false;
    working = work(() => isStopping)
      .catch((error: unknown) => log.error({ err: error }, failure))
      .finally(() => {
        working = undefined;
        if (isStopping) return;
        const usual = every * (0.75 + Math.random() / 2);
        if (isWoken) run();
        else nextRun = timer(Math.min(usual, untilNext?.() ?? usual), run);
      });
  }

  run();
  return {
    wake() {
      if (working) isWoken = true;
      else if (!isStopping) run();
    },
    async stop() {
      isStopping = true;
      nextRun?.cancel();
      await working;
    },
  };
}
