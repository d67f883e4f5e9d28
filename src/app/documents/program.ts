import { drawReceipt } from '#features/payments/pdf/receipt.ts';
import { drawQuote } from '#features/quotes/pdf/quote.ts';
import { serveJobs } from '#platform/server/limited-process/serve-jobs.ts';
import type { DocumentJob } from './create-documents.ts';

/** Draws documents in a process of its own: nothing else of the server loads the fonts, and what draws with them. */
serveJobs<DocumentJob, Uint8Array>((job) => (job.kind === 'quote' ? drawQuote(job.quote) : drawReceipt(job.receipt)));
