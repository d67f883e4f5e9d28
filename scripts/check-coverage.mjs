// @ts-check
import { requireNode } from './require-node.mjs';

requireNode();
const { runMain } = await import('./run-main.mjs');

/** `npm run check:coverage`: the branches of the server and of the site's rules that no unit test covers. */
await runMain(async (root) => {
  const { install } = await import('./steps/install.mjs');
  const { packageBin } = await import('./steps/package-bin.mjs');
  const { runShown } = await import('./steps/run-shown.mjs');
  await install(root);
  runShown([packageBin(root, 'vitest'), 'run', '--coverage.enabled', ...process.argv.slice(2)]);
});
