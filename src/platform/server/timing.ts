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

interface RegularWork {
  /** Milliseconds between two runs, more or less, so that several servers do not run in step. */
  readonly every: number;
  /** The signal aborts when the work should end. */
  readonly work: (isStopping: () => boolean) => Promise<void>;
  readonly log: Log;
  /** The log message for a failure; the work is tried again the next time. */
  readonly failure: string;
}

/** Does regular work, starting now. Stop it before the database is closed. */
export function startRegularWork({ every, work, log, failure }: RegularWork): { stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;
  let working: Promise<void> = Promise.resolve();

  function workRegularly(): void {
    working = work(() => isStopping)
      .catch((error: unknown) => log.error({ err: error }, failure))
      .finally(() => {
        if (!isStopping) timer = setTimeout(workRegularly, every * (0.75 + Math.random() / 2)).unref();
      });
  }

  workRegularly();
  return {
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await working;
    },
  };
}
