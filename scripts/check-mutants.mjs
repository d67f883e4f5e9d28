// @ts-check
import { requireNode } from './require-node.mjs';

requireNode();
const { runMain } = await import('./run-main.mjs');

/**
 * `npm run check:mutants`: changes the code of money, bookings and tickets in every small way, and names each change
 * that no test notices. With paths after `--` only those files.
 */
await runMain(async (root) => {
  const { join } = await import('node:path');
  const { install } = await import('./steps/install.mjs');
  const { packageBin } = await import('./steps/package-bin.mjs');
  const { runShown } = await import('./steps/run-shown.mjs');
  const tool = join(root, 'bench', 'tools', 'stryker');
  await install(root);
  await install(tool);
  const files = process.argv.slice(2);
  const args = ['run', 'bench/mutants/stryker.config.mjs', ...(files.length > 0 ? ['--mutate', files.join()] : [])];
  const stryker = packageBin(tool, '@stryker-mutator/core', 'stryker');
  runShown([stryker, ...args]);
});
