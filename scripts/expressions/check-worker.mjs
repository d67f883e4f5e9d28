// @ts-check
import { parentPort } from 'node:worker_threads';
import { check } from 'recheck';

/**
 * Limits are in characters that are read, and not in time: a busy machine finds the same as an idle one. The whole
 * check still ends after a minute.
 */
const parameters = { incubationTimeout: null, attackTimeout: null, timeout: 60_000 };

parentPort?.on('message', async (/** @type {{ source: string, flags: string }} */ { source, flags }) => {
  const { status, ...found } = await check(source, flags, parameters);
  const attack =
    'attack' in found ? `${found.complexity.summary}, for example with ${found.attack.pattern}` : undefined;
  const error = 'error' in found ? `it cannot be checked: ${JSON.stringify(found.error)}` : undefined;
  parentPort?.postMessage({ status, problem: attack ?? error });
});
