import { expect, test } from 'vitest';
import { checkNames, readOptions } from './options.mjs';

test('everything, unless told otherwise', () => {
  expect(readOptions([])).toEqual({ names: new Set(checkNames), quick: false, filters: [] });
});

test('--quick leaves out what takes long', () => {
  const { names, quick } = readOptions(['--quick']);
  expect(quick).toBe(true);
  expect([...names]).not.toContain('e2e');
  expect([...names]).toContain('unit');
});

test('--only picks checks; end-to-end tests bring the build along', () => {
  expect(readOptions(['--only', 'types,lint'])).toMatchObject({ names: new Set(['types', 'lint']) });
  expect(readOptions(['--only', 'e2e', 'menu'])).toMatchObject({ names: new Set(['e2e', 'build']), filters: ['menu'] });
});

test('a wrong argument is named', () => {
  expect(() => readOptions(['--only', 'speed'])).toThrow('no check "speed"');
  expect(() => readOptions(['--fast'])).toThrow('--fast');
});
