import type { Language } from '#site/languages.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import type { Grammar } from './grammar.ts';
import { spanish } from './spanish.ts';

export const grammars: Readonly<Record<Language, Grammar>> = { en: english, es: spanish, fr: french };
