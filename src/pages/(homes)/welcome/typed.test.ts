import { expect, it } from 'vitest';
import { wordsIn } from '#content/words.ts';
import { languageCodes } from '#site/languages.ts';

/** An animation of more than five seconds would need a button to stop it (WCAG 2.2.2). */
it.each(languageCodes)('the typed headline is complete within five seconds in %s', (language) => {
  expect([...wordsIn(language).welcome.headline].length * 200).toBeLessThanOrEqual(5000);
});
