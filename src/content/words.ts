import type { Language } from '#site/languages.ts';
import en from './en/index.ts';
import es from './es/index.ts';
import fr from './fr/index.ts';
import { assertSameShape } from './same-shape.ts';

/** All words of the site in one language. English is the type; the others are held to it below. */
export type Words = typeof en;

const byLanguage: Record<Language, Words> = { en, es, fr };

for (const [language, words] of Object.entries(byLanguage)) assertSameShape(language, en, words);

export function wordsIn(language: Language): Words {
  return byLanguage[language];
}
