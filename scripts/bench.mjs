// @ts-check
import { requireNode } from './require-node.mjs';

requireNode();
const { runMain } = await import('./run-main.mjs');

/** `npm run bench`: page weights, and requests a second beside another server. Only this machine is asked. */
await runMain(async (root) => {
  const { spawnSync } = await import('node:child_process');
  const { install } = await import('./steps/install.mjs');
  const { buildIfChanged } = await import('./steps/build-if-changed.mjs');
  const { packageBin } = await import('./steps/package-bin.mjs');
  await install(root);
  await buildIfChanged(root);
  const { status } = spawnSync(process.execPath, [packageBin(root, 'tsx'), 'bench/main.ts'], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
});
