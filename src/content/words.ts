import type { Language } from '#site/languages.ts';
import * as en from './en/index.ts';
import * as es from './es/index.ts';
import * as fr from './fr/index.ts';

/** All words of the site in one language. English is the type; `check-words.ts` checks the others against it. */
export type Words = typeof en;

const byLanguage: Record<Language, Words> = { en, es, fr };

export function wordsIn(language: Language): Words {
  return byLanguage[language];
}
