import { expect, it } from 'vitest';
import { millions } from './goals.tsx';

it.each([
  ['en', /^US\$1B$/],
  ['es', /^US\$\s?1\.000\sM$/],
  ['fr', /^1\sG\s\$\sUS$/],
] as const)('writes a thousand million as %s does', (language, written) => {
  expect(millions(1_000_000_000, language)).toMatch(written);
});
