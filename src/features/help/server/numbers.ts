import { grammars } from '#content/grammar/index.ts';
import { byLanguage, type Language } from '#site/languages.ts';

const multipliers: Readonly<Record<string, number>> = {
  k: 1_000,
  mil: 1_000,
  mille: 1_000,
  thousand: 1_000,
  million: 1_000_000,
  millon: 1_000_000,
  millones: 1_000_000,
  millions: 1_000_000,
};

const numbersByWord = byLanguage(
  (language) =>
    new Map([
      ...grammars[language].numerals.split(' ').map((word, index) => [word, index + 2] as const),
      ...Object.entries(grammars[language].tens),
    ]),
);

/** The number that a word stands for. Undefined: it stands for none. */
export function numberOf(word: string, language: Language): number | undefined {
  const [, digits, suffix = ''] = /^([1-9]\d{0,11})(k|mil)?$/.exec(word) ?? [];
  if (digits !== undefined) return Number(digits) * (multipliers[suffix] ?? 1);
  return numbersByWord[language].get(word);
}

/** `20` and `mil` of "20 mil correos" are one number, and so are the groups of "20,000", "20.000" and "20 000". */
export function joinNumbers(text: string): string {
  return text.replace(/(?<!\d)\d{1,3}(?:[.,  \u202F]\d{3})+(?!\d)/g, (number) => number.replace(/\D/g, ''));
}

export function multiplierOf(word: string | undefined): number {
  return (word !== undefined && multipliers[word]) || 1;
}
