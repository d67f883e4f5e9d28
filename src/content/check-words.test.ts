import { expect, it } from 'vitest';
import { checkWords } from './check-words.ts';

it('every language says everything that English says', () => {
  expect(checkWords).not.toThrow();
});
