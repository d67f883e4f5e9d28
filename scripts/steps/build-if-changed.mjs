// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, stampName } from '../build/build.mjs';
import { inputHash } from './input-hash.mjs';
import { withLock } from './lock.mjs';

/**
 * Builds the site unless `dist` was made from the very same inputs.
 * @param {string} root
 */
export async function buildIfChanged(root) {
  if (isBuilt(root)) return;
  // Another start may have built it while we waited for the lock.
  await withLock(root, 'build', async () => isBuilt(root) || build(root));
}

/** @param {string} root */
function isBuilt(root) {
  const stamp = join(root, 'dist', stampName);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === inputHash(root);
}
