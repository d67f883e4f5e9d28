// @ts-check
import { requireNode } from './require-node.mjs';

requireNode();
const { runMain } = await import('./run-main.mjs');

const subjects = ['pages', 'server'];

/**
 * `npm run bench`: all measurements. The first argument may be `pages` or `server`, to run one of them; the rest is
 * passed on: `npm run bench:pages -- weights paint`. Everything runs on this machine.
 */
await runMain(async (root) => {
  const { install } = await import('./steps/install.mjs');
  const { buildIfChanged } = await import('./steps/build-if-changed.mjs');
  const { packageBin } = await import('./steps/package-bin.mjs');
  const { runShown } = await import('./steps/run-shown.mjs');
  const { CommandError } = await import('./steps/run-command.mjs');
  const [subject, ...rest] = process.argv.slice(2);
  if (subject && !subjects.includes(subject)) {
    throw new CommandError(`There is no benchmark ${subject}: name ${subjects.join(' or ')}.`);
  }
  await install(root);
  await buildIfChanged(root);
  for (const name of subject ? [subject] : subjects) {
    runShown([packageBin(root, 'tsx'), `bench/${name}/main.ts`, ...rest]);
  }
});
