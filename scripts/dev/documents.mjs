// @ts-check
import { Worker } from 'node:worker_threads';

/**
 * Documents from their sources. The thread ends after a short time, so that the next document uses the changed code.
 * @param {typeof import('../../src/app/documents/create-documents.ts')} module
 */
export function documentsFromSources({ createDocuments }) {
  const program = new URL('documents-program.mjs', import.meta.url);
  return createDocuments({ start: () => new Worker(program), idle: 1_000 });
}
