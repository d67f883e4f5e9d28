import type { Log } from '../logging/log.ts';

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
