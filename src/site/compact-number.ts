import { type Language, localeOf } from './languages.ts';

/** A large figure as short as the language has it: 10M, 10 M, 500 k. */
export function compactNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(localeOf(language), { notation: 'compact' }).format(value);
}
