import { serveJobs } from '#platform/server/limited-process/serve-jobs.ts';
import type { DocumentJob } from './create-documents.ts';

let jobs = 0;

/** Does what the reference says, and returns it with the number of jobs before it; `draws` is what the real one does. */
serveJobs<DocumentJob, Uint8Array>(async (job) => {
  if (job.kind === 'quote') throw new Error('The tests ask for receipts');
  const { reference } = job.receipt;
  const before = jobs++;
  const started = process.cpuUsage();
  if (reference === 'fails') throw new Error('ana@secret.example');
  if (reference === 'dies') process.exit(1);
  while (reference === 'loops' || (reference === 'takes a second' && process.cpuUsage(started).user < 1_000_000));
  if (reference === 'draws') return (await import('#features/payments/pdf/receipt.ts')).drawReceipt(job.receipt);
  return new TextEncoder().encode(`${reference} ${before}`);
});
