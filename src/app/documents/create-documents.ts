import type { DrawReceipt, Receipt } from '#features/payments/receipt.ts';
import { attachReceipt } from '#features/payments/server/receipts.ts';
import type { DrawQuote, Quote } from '#features/quotes/quote.ts';
import { attachQuote } from '#features/quotes/server/draw-quotes.ts';
import type { Db } from '#platform/database/database.ts';
import type { Config } from '#platform/server/config/config.ts';
import { DocumentFailure } from '#platform/server/documents/send-document.ts';
import {
  createLimitedProcess,
  type Outcome,
  type ProcessLimits,
} from '#platform/server/limited-process/limited-process.ts';
import type { Attach } from '#platform/server/mail/deliver-mail.ts';
import { withTimeout } from '#platform/server/timing.ts';
import { msPerMinute } from '#site/durations.ts';

/** A document for the program to draw. */
export type DocumentJob =
  | { readonly kind: 'receipt'; readonly receipt: Receipt }
  | { readonly kind: 'quote'; readonly quote: Quote };

interface Drawing {
  readonly drawReceipt: DrawReceipt;
  readonly drawQuote: DrawQuote;
}

export interface Documents {
  /** Reject when the wait gets longer than a proxy would wait: a retry gets what was drawn meanwhile. */
  readonly forVisitors: Drawing;
  /** Wait for as long as it takes. */
  readonly forMails: Drawing;
  /** Callers that still wait for a document get an error. */
  close(): Promise<void>;
}

interface DocumentLimits extends ProcessLimits {
  /** Milliseconds of processor time for a document that takes more than `processorMs`. */
  readonly slowProcessorMs: number;
  /** Milliseconds that a visitor waits: less than any proxy. */
  readonly visitorsWait: number;
  /** How many documents may be in the queue when a visitor asks for another. */
  readonly visitorsQueue: number;
  /** How many documents are kept after they were drawn, and for how many milliseconds. */
  readonly kept: number;
  readonly keptMs: number;
}

const usual: DocumentLimits = {
  visitorsWait: 20_000,
  visitorsQueue: 100,
  kept: 20,
  // Longer than visitors are asked to wait before they try again.
  keptMs: 2 * msPerMinute,
  // Nearly all take less than 1 s. The worst that somebody can type, a thousand different Chinese characters, takes 4 s.
  processorMs: 3_000,
  slowProcessorMs: 20_000,
  memoryMb: 512,
  idleMs: msPerMinute,
  // A fortieth of a core is enough for everything within its budget.
  longestMs: 15 * msPerMinute,
  // Visitors are refused before; mails are few at a time.
  waiting: 200,
  niceness: 1,
};

const isSource = import.meta.url.endsWith('.ts');
const builtProgram = new URL(isSource ? './program.ts' : './documents.mjs', import.meta.url);

/**
 * Draws documents in a process of its own, one after the other. One that takes long is given to another process, so that
 * it never stops those behind it. Whoever asks for a document that is in the queue, or was
 * drawn a moment ago, gets the same one. Its key is its whole content: a quote whose person was deleted is another.
 */
export function createDocuments(changes: Partial<DocumentLimits> = {}, program = builtProgram): Documents {
  const { visitorsWait, visitorsQueue, kept: most, keptMs, slowProcessorMs, ...ordinary } = { ...usual, ...changes };
  const drawing = createLimitedProcess<DocumentJob, Uint8Array>(program, ordinary);
  const drawingSlowly = createLimitedProcess<DocumentJob, Uint8Array>(program, {
    ...ordinary,
    processorMs: slowProcessorMs,
  });
  const queue = new Map<string, Promise<Uint8Array>>();
  const kept = new Map<string, { readonly until: number; readonly drawn: Promise<Uint8Array> }>();
  let lastEnd = 0;
  /** Milliseconds by the clock for the last document, which the next ones will take on a machine as busy as now. */
  let pace = 0;

  async function drawNext(key: string, job: DocumentJob): Promise<Uint8Array> {
    const queuedAt = performance.now();
    const quick = await drawing.run(job);
    const outcome = quick.kind === 'overBudget' ? await drawingSlowly.run(job) : quick;
    const drawn = queue.get(key);
    queue.delete(key);
    const now = performance.now();
    pace = now - Math.max(queuedAt, lastEnd);
    lastEnd = now;
    // A document that takes too much is not tried again at each reload: the others would wait for it each time.
    if (drawn && (outcome.kind === 'done' || outcome.kind === 'overBudget')) {
      kept.set(key, { until: now + keptMs, drawn });
      setTimeout(tidy, keptMs + 1).unref();
      tidy();
    }
    if (outcome.kind === 'done') return outcome.result;
    throw new DocumentFailure(reasonOf(outcome), { cause: 'detail' in outcome ? outcome.detail : undefined });
  }

  function tidy(): void {
    const now = performance.now();
    for (const [key, { until }] of kept) if (until <= now || kept.size > most) kept.delete(key);
  }

  const later = () => new DocumentFailure('too many are waiting', { secondsToWait: ((queue.size + 1) * pace) / 1_000 });

  function draw(job: DocumentJob, longestQueue = Number.POSITIVE_INFINITY): Promise<Uint8Array> {
    const key = JSON.stringify(job);
    const before = queue.get(key) ?? kept.get(key)?.drawn;
    if (before) return before;
    if (queue.size >= longestQueue) return Promise.reject(later());
    const drawn = drawNext(key, job);
    queue.set(key, drawn);
    return drawn;
  }

  const drawForVisitor = (job: DocumentJob) => withTimeout(visitorsWait, draw(job, visitorsQueue), later);

  const close = async () => void (await Promise.all([drawing.close(), drawingSlowly.close()]));

  const drawingBy = (run: (job: DocumentJob) => Promise<Uint8Array>): Drawing => ({
    drawReceipt: (receipt) => run({ kind: 'receipt', receipt }),
    drawQuote: (quote) => run({ kind: 'quote', quote }),
  });
  return { forVisitors: drawingBy(drawForVisitor), forMails: drawingBy((job) => draw(job)), close };
}

function reasonOf(outcome: Exclude<Outcome<never>, { kind: 'done' }>): string {
  if (outcome.kind === 'refused') return outcome.reason === 'busy' ? 'too many are waiting' : 'the server is stopping';
  if (outcome.kind === 'overBudget') return 'drawing took too much processor time';
  return outcome.kind === 'failed' ? 'it could not be drawn' : 'drawing broke off';
}

/** Which document is attached to which mail. */
export function attachDocuments(
  db: Db,
  { forMails: { drawReceipt, drawQuote } }: Pick<Documents, 'forMails'>,
  config: Pick<Config, 'publicUrl' | 'payments'>,
): Attach {
  const receipts = attachReceipt(db, drawReceipt);
  const quotes = attachQuote(db, drawQuote, config);
  return (document) => (document.kind === 'quote' ? quotes(document) : receipts(document));
}
