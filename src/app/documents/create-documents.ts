import { Worker } from 'node:worker_threads';
import type { DrawReceipt } from '#features/payments/receipt.ts';
import { attachReceipt } from '#features/payments/server/receipts.ts';
import type { DrawQuote } from '#features/quotes/quote.ts';
import { attachQuote } from '#features/quotes/server/draw-quotes.ts';
import type { Db } from '#platform/database/database.ts';
import type { Config } from '#platform/server/config/config.ts';
import { DocumentFailure } from '#platform/server/documents/send-document.ts';
import type { Attach } from '#platform/server/mail/deliver-mail.ts';
import { limits } from '#platform/server/security/limits.ts';
import type { DocumentAnswer, DocumentJob } from './document-job.ts';

export interface ThreadOptions {
  readonly start: () => Worker;
  /** Milliseconds until the program reports that it is ready, and for each document. */
  readonly starting: number;
  readonly patience: number;
  /** Milliseconds without work after which the thread is ended: it takes about 50 MB of memory. */
  readonly idle: number;
}

interface DrawingThread {
  /** Call this again only when the previous job has ended. */
  draw(job: DocumentJob): Promise<Uint8Array>;
  end(): Promise<void>;
}

/** A thread that is started when there is work, and again when it has died or is stuck. */
function createDrawingThread({ start, starting, patience, idle }: ThreadOptions): DrawingThread {
  let thread: Worker | undefined;
  let rest: NodeJS.Timeout | undefined;

  async function open(): Promise<Worker> {
    const opened = start();
    thread = opened;
    const clearThread = () => {
      if (thread === opened) thread = undefined;
    };
    // Also while nothing waits for it: an error without a listener would end the server.
    opened.on('error', clearThread).on('exit', clearThread);
    await nextMessage(opened, starting);
    return opened;
  }

  async function send(job: DocumentJob): Promise<DocumentAnswer> {
    const worker = thread ?? (await open());
    // An idle thread does not keep the process alive, one that draws does.
    worker.ref();
    worker.postMessage(job);
    try {
      return await nextMessage(worker, patience);
    } finally {
      worker.unref();
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
      const answer = await send(job).catch(async (error: unknown) => {
        // The thread may still work on this job, and would return it for the next one.
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

/** The next message of a thread. Rejects if it ends before, or sends nothing for this many milliseconds. */
function nextMessage<Message>(thread: Worker, patience: number): Promise<Message> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(late);
      thread.off('message', onMessage).off('error', onError).off('exit', onExit);
    };
    const onMessage = (message: Message) => {
      settle();
      resolve(message);
    };
    const fail = (words: string, cause?: unknown) => {
      settle();
      reject(new DocumentFailure(words, { cause }));
    };
    const onError = (cause: unknown) => fail('drawing broke off', cause);
    const onExit = () => fail('drawing broke off');
    const late = setTimeout(() => fail('drawing took too long'), patience);
    thread.on('message', onMessage).on('error', onError).on('exit', onExit);
  });
}

/** The program that the build puts beside the server's own. The server has no other access to the documents. */
function startDocumentProgram(): Worker {
  const program = new URL(/* @vite-ignore */ './documents.mjs', import.meta.url);
  return new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: 256 } });
}

export interface Documents {
  readonly drawReceipt: DrawReceipt;
  readonly drawQuote: DrawQuote;
  /** Callers that still wait for a document get an error. */
  close(): Promise<void>;
}

const usual: ThreadOptions = { start: startDocumentProgram, ...limits.documents };

/** Draws documents in a thread beside the server's own work, one at a time. */
export function createDocuments(changes: Partial<ThreadOptions> = {}): Documents {
  const thread = createDrawingThread({ ...usual, ...changes });
  let isClosed = false;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function drawNext(job: DocumentJob): Promise<Uint8Array> {
    if (isClosed) throw new DocumentFailure('the server is stopping');
    return thread.draw(job);
  }

  function draw(job: DocumentJob): Promise<Uint8Array> {
    if (waiting >= limits.documents.waiting) return Promise.reject(new DocumentFailure('too many are waiting'));
    waiting++;
    const drawn = last.then(() => drawNext(job)).finally(() => waiting--);
    last = drawn.catch(() => undefined);
    return drawn;
  }

  return {
    drawReceipt: (receipt) => draw({ kind: 'receipt', receipt }),
    drawQuote: (quote) => draw({ kind: 'quote', quote }),
    async close() {
      isClosed = true;
      await thread.end();
    },
  };
}

/** Which document is attached to which mail. */
export function attachDocuments(
  db: Db,
  { drawReceipt, drawQuote }: Pick<Documents, 'drawReceipt' | 'drawQuote'>,
  config: Pick<Config, 'publicUrl' | 'payments'>,
): Attach {
  const receipts = attachReceipt(db, drawReceipt);
  const quotes = attachQuote(db, drawQuote, config);
  return (document) => (document.kind === 'quote' ? quotes(document) : receipts(document));
}
