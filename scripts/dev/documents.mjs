// @ts-check
import { Worker } from 'node:worker_threads';

/**
 * Documents from their sources. The thread is ended soon, so that the next document is drawn by what was changed since.
 * @param {typeof import('../../src/app/documents/create-documents.ts')} module
 */
export function documentsFromSources({ createDocuments }) {
  const program = new URL('documents-program.mjs', import.meta.url);
  return createDocuments({ start: () => new Worker(program), idle: 1_000 });
}
