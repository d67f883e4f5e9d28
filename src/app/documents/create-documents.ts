import type { DrawReceipt } from '#features/payments/receipt.ts';
import type { DrawQuote } from '#features/quotes/quote.ts';
import { DocumentFailure } from '#platform/server/documents/document-failure.ts';
import { limits } from '#platform/server/security/limits.ts';
import type { DocumentJob } from './document-job.ts';
import { startDocumentProgram } from './document-program.ts';
import { createDrawingThread, type ThreadParts } from './drawing-thread.ts';

export interface Documents {
  readonly drawReceipt: DrawReceipt;
  readonly drawQuote: DrawQuote;
  /** Whoever still waits for a document learns that there will be none. */
  close(): Promise<void>;
}

const usual: ThreadParts = { start: startDocumentProgram, ...limits.documents };

/** Draws documents beside the server's own work, one at a time. */
export function createDocuments(changes: Partial<ThreadParts> = {}): Documents {
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
