import type { Log } from '../logging/log.ts';

interface RegularWork {
  /** Milliseconds from one time to the next, more or less, so that several servers do not do it in step. */
  readonly every: number;
  /** It is told when it should come to an end. */
  readonly work: (isStopping: () => boolean) => Promise<void>;
  readonly log: Log;
  /** What the log says when it failed; it is tried again the next time. */
  readonly failure: string;
}

/** Does something now and again and again. To be stopped before the database is closed. */
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
