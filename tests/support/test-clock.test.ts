import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { clockOptions } from './test-clock.ts';

const day = 24 * 60 * 60_000;

/** Every way in which a program can ask for the time, and what it must not change. */
const report = `
  const now = new Date();
  process.stdout.write(JSON.stringify([Date.now(), +now, Date.parse(Date()), new Date(5).getTime(),
    now instanceof Date, now.constructor === Date, structuredClone(now) instanceof Date, Date.UTC(1970, 0, 1)]));`;

it.each([
  ['a program', report],
  [
    'a thread of it',
    `new (require('node:worker_threads').Worker)(new URL('data:text/javascript,${encodeURIComponent(report)}'))`,
  ],
])('the clock of the tests is that of %s', async (_, code) => {
  const before = Math.floor(Date.now() / 1000) * 1000;
  const { stdout } = await promisify(execFile)(process.execPath, [...clockOptions(400 * day), '-e', code]);
  const after = Date.now();
  const [called, made, written, given, ...rest]: unknown[] = JSON.parse(stdout);
  for (const time of [called, made, written]) {
    expect(time).toBeGreaterThanOrEqual(before + 400 * day);
    expect(time).toBeLessThanOrEqual(after + 400 * day);
  }
  expect(given).toBe(5);
  expect(rest).toEqual([true, true, true, 0]);
});

it('a program has the clock of the machine unless the tests set another', () => {
  expect(clockOptions()).toEqual([]);
});
