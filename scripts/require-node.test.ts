import { expect, test } from 'vitest';
import { isAtLeast } from './require-node.mjs';

test.each([
  ['20.19.0', '20.19', true],
  ['20.20.2', '20.19', true],
  ['20.9.0', '20.19', false],
  ['18.20.4', '20.19', false],
  ['22.0.0', '20.19', true],
])('Node %s for %s: %s', (version, required, enough) => {
  expect(isAtLeast(version, required)).toBe(enough);
});
