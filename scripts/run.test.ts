import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Runs a command that does not exist, as Node of that version would. */
function runWith(version: string): string {
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  const args = ['--import', `data:text/javascript,${pretend}`, 'scripts/run.mjs', 'nothing'];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(status).toBe(1);
  return stderr;
}

test.each(['18.20.4', '20.9.0'])('Node %s is refused, with what to do', (version) => {
  expect(runWith(version)).toMatch(`needs Node 20.19 or later; this is Node ${version}`);
  expect(runWith(version)).toContain('https://nodejs.org');
});

test.each(['20.19.0', '20.20.2', '22.0.0'])('Node %s is accepted, and an unknown command is reported', (version) => {
  expect(runWith(version)).toMatch(/no command "nothing": name start, dev, /);
});
