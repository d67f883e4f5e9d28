// @ts-check
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { areas } from './areas.mjs';

const stryker = new URL('../tools/stryker/node_modules/@stryker-mutator/core/bin/stryker.js', import.meta.url);
const known = Object.keys(areas);
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no area ${unknown.join(', ')}: ${known.join(', ')}`);
  process.exit(1);
}
for (const area of asked.length > 0 ? asked : known) {
  console.log(`\nMutants of ${area}`);
  const args = [fileURLToPath(stryker), 'run', 'bench/mutants/stryker.config.mjs'];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, MUTANTS: area } });
  if (status !== 0) process.exitCode = status ?? 1;
}
