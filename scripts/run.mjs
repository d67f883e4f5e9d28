// @ts-check
import { readFileSync } from 'node:fs';

/**
 * Runs a command of the project: `node scripts/run.mjs start`. The commands are imported only when Node is known to be
 * recent enough to parse them.
 */
const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const required = engines.node.replace(/[^\d.]/g, '');
const { node } = process.versions;
if (node.localeCompare(required, 'en', { numeric: true }) < 0) {
  console.error(`This site needs Node ${required} or later; this is Node ${node}.`);
  console.error('Install a newer one from https://nodejs.org, or with a version manager: nvm install --lts');
  process.exit(1);
}
const { run } = await import('./commands.mjs');
const [, , name = '', ...args] = process.argv;
await run(name, args);
