import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkNames, readOptions } from './options.mjs';

test('runs everything by default', () => {
  expect(readOptions([])).toEqual({ names: new Set(checkNames), quick: false, filters: [] });
});

test('--quick leaves out slow tests', () => {
  const { names, quick } = readOptions(['--quick']);
  expect(quick).toBe(true);
  expect([...names]).not.toContain('e2e');
  expect([...names]).toContain('unit');
});

test('what starts a server or a proxy has the tag of it, and no others', () => {
  const all = ['src', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.test.ts'))
      .map((path) => ({ path, code: readFileSync(`${folder}/${path}`, 'utf8') })),
  );
  const starting = all.filter(({ code }) =>
    /testing-(real-server|release|bundle|pgbouncer|balancer|dovecot)\.ts/.test(code),
  );
  expect(starting.length).toBeGreaterThan(3);
  // Written out, the tag would apply to this file too.
  const tagged = all.filter(({ code }) => /^\/\/ @module.tag (?:servers|deploy)\n/.test(code));
  expect(tagged.map(({ path }) => path)).toEqual(starting.map(({ path }) => path));
});

test('--only picks checks; end-to-end tests include the build', () => {
  expect(readOptions(['--only', 'types,lint'])).toMatchObject({ names: new Set(['types', 'lint']) });
  expect(readOptions(['--only', 'e2e', 'menu'])).toMatchObject({ names: new Set(['e2e', 'build']), filters: ['menu'] });
});

test('a wrong argument is reported', () => {
  expect(() => readOptions(['--only', 'speed'])).toThrow('no check "speed"');
  expect(() => readOptions(['--fast'])).toThrow('--fast');
});
