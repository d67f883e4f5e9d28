// @ts-check
import { requireNode } from './require-node.mjs';

requireNode();
const { runMain } = await import('./run-main.mjs');

/**
 * `npm run check:deploy`: tests the files in `deploy` as far as possible without a container and without systemd.
 */
await runMain(async (root) => {
  const { install } = await import('./steps/install.mjs');
  const { buildIfChanged } = await import('./steps/build-if-changed.mjs');
  const { print, step } = await import('./progress.mjs');
  const { checkContainer } = await import('./deploy/check-container.mjs');
  const { checkUnit } = await import('./deploy/check-unit.mjs');
  await install(root);
  await buildIfChanged(root);
  await step('Start from the files of the container', () => checkContainer(root));
  print(checkUnit(root) ? '  systemd reads the units' : '  systemd is not installed: the units were not read');
});
