import type { Worker } from 'node:worker_threads';
import { DocumentFailure } from '#platform/server/documents/document-failure.ts';
import type { DocumentAnswer, DocumentJob } from './document-job.ts';
import { nextMessage } from './next-message.ts';

export interface ThreadParts {
  readonly start: () => Worker;
  /** Milliseconds until the program says that it is ready, and for each document. */
  readonly starting: number;
  readonly patience: number;
  /** Milliseconds without work after which the thread is ended: it takes half as much memory as the rest of the server. */
  readonly idle: number;
}

export interface DrawingThread {
  /** To be called again only when the last one has come to its end. */
  draw(job: DocumentJob): Promise<Uint8Array>;
  end(): Promise<void>;
}

/** A thread that is started when there is work, and again when it has died or is stuck. */
export function createDrawingThread({ start, starting, patience, idle }: ThreadParts): DrawingThread {
  let thread: Worker | undefined;
  let rest: NodeJS.Timeout | undefined;

  async function open(): Promise<Worker> {
    const opened = start();
    thread = opened;
    const forget = () => {
      if (thread === opened) thread = undefined;
    };
    // Also while nobody waits for it: an error without a listener would end the server.
    opened.on('error', forget).on('exit', forget);
    await nextMessage(opened, starting);
    return opened;
  }

  async function ask(job: DocumentJob): Promise<DocumentAnswer> {
    const asked = thread ?? (await open());
    // An idle thread keeps no process alive, one that draws does.
    asked.ref();
    asked.postMessage(job);
    try {
      return await nextMessage(asked, patience);
    } finally {
      asked.unref();
    }
  }

  async function end(): Promise<void> {
    clearTimeout(rest);
    const ended = thread;
    thread = undefined;
    await ended?.terminate();
  }

  return {
    async draw(job) {
      clearTimeout(rest);
      const answer = await ask(job).catch(async (error: unknown) => {
        // It may still be at work on this, and would answer the next one with it.
        await end();
        throw error;
      });
      rest = setTimeout(() => void end(), idle).unref();
      if ('content' in answer) return answer.content;
      throw new DocumentFailure('it could not be drawn', { cause: answer.failure });
    },
    end,
  };
}
