// @ts-check
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';

/** @typedef {{ source: string, flags: string }} Pattern */
/** @typedef {{ status: 'safe' | 'vulnerable' | 'unknown', problem?: string }} Diagnosis */

const worker = new URL('./check-worker.mjs', import.meta.url);
const { version } = JSON.parse(
  readFileSync(new URL('../../node_modules/recheck/package.json', import.meta.url), 'utf8'),
);

/** @type {Diagnosis} */
const notChecked = { status: 'unknown', problem: 'it was not checked' };

/** @param {Pattern} pattern */
const keyOf = ({ source, flags }) => `${version} /${source}/${flags}`;

/**
 * Checks all of them, and returns the result for each. Results are cached in a file, because some take seconds.
 * @param {readonly Pattern[]} patterns
 * @param {string} cachePath
 * @returns {Promise<(pattern: Pattern) => Diagnosis>}
 */
export async function checkAll(patterns, cachePath) {
  const known = readCache(cachePath);
  const all = new Map(patterns.map((pattern) => [keyOf(pattern), pattern]));
  const waiting = [...all].filter(([key]) => !known.has(key));
  await Promise.all(
    Array.from({ length: Math.min(availableParallelism(), 4, waiting.length) }, async () => {
      // Without Java or a native program: Node is enough, and the result is the same everywhere.
      const thread = new Worker(worker, { env: { ...process.env, RECHECK_BACKEND: 'pure' } });
      for (let next = waiting.pop(); next; next = waiting.pop()) known.set(next[0], await askWorker(thread, next[1]));
      await thread.terminate();
    }),
  );
  // Only results that are still in use are saved.
  writeCache(cachePath, new Map([...known].filter(([key]) => all.has(key))));
  return (pattern) => known.get(keyOf(pattern)) ?? notChecked;
}

/**
 * @param {Worker} thread
 * @param {Pattern} pattern
 * @returns {Promise<Diagnosis>}
 */
function askWorker(thread, pattern) {
  return new Promise((resolve, reject) => {
    thread.once('message', (diagnosis) => {
      thread.off('error', reject);
      resolve(diagnosis);
    });
    thread.once('error', reject);
    thread.postMessage(pattern);
  });
}

/**
 * @param {string} path
 * @returns {Map<string, Diagnosis>}
 */
function readCache(path) {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(path, 'utf8'))));
  } catch {
    // There is no cache yet, or it is incomplete: everything is checked again.
    return new Map();
  }
}

/**
 * @param {string} path
 * @param {ReadonlyMap<string, Diagnosis>} found
 */
function writeCache(path, found) {
  mkdirSync(dirname(path), { recursive: true });
  const settled = [...found].filter(([, { status }]) => status !== 'unknown');
  writeFileSync(path, JSON.stringify(Object.fromEntries(settled), null, 1));
}
