import { expect, it } from 'vitest';
import { checkWords } from './check-words.ts';

// All words of the site: a busy machine takes its time.
it('every language says everything that English says', () => {
  expect(checkWords).not.toThrow();
});
