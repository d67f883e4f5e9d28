import { readdirSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { expect, test } from 'vitest';
import { checkNames, readOptions, slowTests } from './options.mjs';

test('runs everything by default', () => {
  expect(readOptions([])).toEqual({ names: new Set(checkNames), quick: false, filters: [] });
});

test('--quick leaves out slow tests', () => {
  const { names, quick } = readOptions(['--quick']);
  expect(quick).toBe(true);
  expect([...names]).not.toContain('e2e');
  expect([...names]).toContain('unit');
});

test('slow tests are all that start a whole server or proxy, and no others', () => {
  const patterns = slowTests.map((path) => new RegExp(`^${path.replaceAll('**', '.*')}$`));
  const all = ['src', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path.split(sep).join('/')}`)
      .filter((path) => path.endsWith('.test.ts')),
  );
  const starting = all.filter((path) => /testing-(real-server|bundle)\.ts/.test(readFileSync(path, 'utf8')));
  expect(starting.length).toBeGreaterThan(3);
  const slow = all.filter((path) => patterns.some((pattern) => pattern.test(path)));
  expect(starting.filter((path) => !slow.includes(path))).toEqual([]);
  // These start an nginx or a PgBouncer instead.
  expect(slow.filter((path) => !starting.includes(path) && !/(nginx|pgbouncer)\.test\.ts$/.test(path))).toEqual([]);
});

test('--only picks checks; end-to-end tests include the build', () => {
  expect(readOptions(['--only', 'types,lint'])).toMatchObject({ names: new Set(['types', 'lint']) });
  expect(readOptions(['--only', 'e2e', 'menu'])).toMatchObject({ names: new Set(['e2e', 'build']), filters: ['menu'] });
});

test('a wrong argument is reported', () => {
  expect(() => readOptions(['--only', 'speed'])).toThrow('no check "speed"');
  expect(() => readOptions(['--fast'])).toThrow('--fast');
});
