// @ts-check
import { requireNode } from './require-node.mjs';

requireNode();
const { runMain } = await import('./run-main.mjs');

await runMain(async (root) => {
  const { install } = await import('./steps/install.mjs');
  const { withLock } = await import('./steps/lock.mjs');
  const { build } = await import('./build/build.mjs');
  await install(root);
  await withLock(root, 'build', () => build(root));
});
