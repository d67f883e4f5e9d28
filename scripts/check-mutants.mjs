// @ts-check
import { requireNode } from './require-node.mjs';

requireNode();
const { runMain } = await import('./run-main.mjs');

/**
 * `npm run check:mutants`: changes the code of money, bookings and tickets in every small way, and names each change
 * that no test of its area notices. With names of areas after `--` only those. What survives and why is in
 * docs/mutants.md.
 */
await runMain(async (root) => {
  const { join } = await import('node:path');
  const { install } = await import('./steps/install.mjs');
  const { runShown } = await import('./steps/run-shown.mjs');
  await install(root);
  await install(join(root, 'bench', 'tools', 'stryker'));
  runShown([join(root, 'bench', 'mutants', 'run.mjs'), ...process.argv.slice(2)]);
});
