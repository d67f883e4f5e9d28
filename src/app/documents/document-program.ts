import { Worker } from 'node:worker_threads';

/** The program that the build puts beside the server's own. The server has no other way to the documents. */
export function startDocumentProgram(): Worker {
  const program = new URL(/* @vite-ignore */ './documents.mjs', import.meta.url);
  return new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: 256 } });
}
