// @ts-check
import { requireNode } from './require-node.mjs';

requireNode();
const { runMain } = await import('./run-main.mjs');

/** `npm run check:coverage`: which branches of the server and of the site's rules no unit test walks. */
await runMain(async (root) => {
  const { spawnSync } = await import('node:child_process');
  const { install } = await import('./steps/install.mjs');
  const { packageBin } = await import('./steps/package-bin.mjs');
  await install(root);
  const args = [packageBin(root, 'vitest'), 'run', '--coverage.enabled', ...process.argv.slice(2)];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  process.exitCode = status ?? 1;
});
