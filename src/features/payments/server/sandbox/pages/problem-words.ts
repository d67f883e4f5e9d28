import { wordsIn } from '#content/words.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { cardDigits } from '../cards/read-card-number.ts';
import { type CardProblems, longestName } from '../checkout/read-card-form.ts';

/** What is wrong with each field, in words. */
export function problemWords(
  problems: CardProblems,
  language: Language,
): Readonly<Record<keyof CardProblems, string | undefined>> {
  const words = wordsIn(language).sandbox.problems;
  const { number, expiry, code, name, email, bank } = problems;
  return {
    number: number && format(words.number[number], language, cardDigits),
    expiry: expiry && words.expiry[expiry],
    code: code && format(words.code[code], language, { digits: code === 'four' ? 4 : 3 }),
    name: name && format(words.name[name], language, { most: longestName }),
    email: email && words.email[email],
    bank: bank && words.bank[bank],
  };
}
