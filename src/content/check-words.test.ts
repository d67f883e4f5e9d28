import { expect, it } from 'vitest';
import { checkWords } from './check-words.ts';

// Checks all words of the site, which takes time on a busy machine.
it('every language has every text that English has', () => {
  expect(checkWords).not.toThrow();
});
