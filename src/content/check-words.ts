import { languageCodes } from '#site/languages.ts';
import { assertSameShape } from './same-shape.ts';
import { wordsIn } from './words.ts';

/** Throws an error that names what does not match. It takes two seconds, so only the build does it. */
export function checkWords(): void {
  for (const language of languageCodes) assertSameShape(language, wordsIn('en'), wordsIn(language));
}
