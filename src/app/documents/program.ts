import { parentPort } from 'node:worker_threads';
import { drawReceipt } from '#features/payments/pdf/receipt.ts';
import { drawQuote } from '#features/quotes/pdf/quote.ts';
import { type DocumentAnswer, type DocumentJob, documentsReady } from './document-job.ts';

/**
 * A separate program (`dist/server-app/documents.mjs`), which the server runs in a thread: it receives what to draw,
 * and returns one document after the other.
 */
if (!parentPort) throw new Error('This program runs as a thread: see src/app/documents/create-documents.ts');
const server = parentPort;

server.on('message', async (job: DocumentJob) => {
  server.postMessage(await answerTo(job));
});
server.postMessage(documentsReady);

async function answerTo(job: DocumentJob): Promise<DocumentAnswer> {
  try {
    return { content: await (job.kind === 'quote' ? drawQuote(job.quote) : drawReceipt(job.receipt)) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
