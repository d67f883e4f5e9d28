// @ts-check
import { requireNode } from './require-node.mjs';

requireNode();
const { runMain } = await import('./run-main.mjs');

/**
 * `npm run check:mutants`: changes the code of money, bookings and tickets in every small way, and names each change
 * that no test of its room notices. With names of rooms after `--` only those. What survives and why is in
 * docs/mutants.md.
 */
await runMain(async (root) => {
  const { spawnSync } = await import('node:child_process');
  const { join } = await import('node:path');
  const { install } = await import('./steps/install.mjs');
  const { packageBin } = await import('./steps/package-bin.mjs');
  const { rooms } = await import('../bench/mutants/rooms.mjs');
  const tool = join(root, 'bench', 'tools', 'stryker');
  await install(root);
  await install(tool);
  const known = Object.keys(rooms);
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !known.includes(name));
  if (unknown) throw new Error(`There is no room "${unknown}": ${known.join(', ')}`);
  const stryker = packageBin(tool, '@stryker-mutator/core', 'stryker');
  for (const room of asked.length > 0 ? asked : known) {
    console.log(`\nMutants of ${room}`);
    const env = { ...process.env, MUTANTS: room };
    const { status } = spawnSync(process.execPath, [stryker, 'run', 'bench/mutants/stryker.config.mjs'], {
      stdio: 'inherit',
      env,
    });
    if (status !== 0) process.exitCode = status ?? 1;
  }
});
