// @ts-check
import { requireNode } from './require-node.mjs';

requireNode();
const { runMain } = await import('./run-main.mjs');

const subjects = ['pages', 'server'];

/** `npm run bench`: all that is measured, or with `pages` or `server` one of it. Only this machine is asked. */
await runMain(async (root) => {
  const { spawnSync } = await import('node:child_process');
  const { install } = await import('./steps/install.mjs');
  const { buildIfChanged } = await import('./steps/build-if-changed.mjs');
  const { packageBin } = await import('./steps/package-bin.mjs');
  const { CommandError } = await import('./steps/run-command.mjs');
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !subjects.includes(name));
  if (unknown) throw new CommandError(`Nothing is measured by the name ${unknown}: say ${subjects.join(' or ')}.`);
  await install(root);
  await buildIfChanged(root);
  for (const subject of asked.length > 0 ? asked : subjects) {
    const args = [packageBin(root, 'tsx'), `bench/${subject}/main.ts`];
    const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
    if (status !== 0) process.exitCode = status ?? 1;
  }
});
