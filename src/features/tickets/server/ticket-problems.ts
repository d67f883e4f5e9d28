import { wordsIn } from '#content/words.ts';
import type { FieldProblems } from '#platform/contracts/faults.ts';
import type { Language } from '#site/languages.ts';
import { problemInWords } from '../ticket-problem-words.ts';

/** The names of problems, as the contract gives them, in words. */
export function inWords(problems: FieldProblems, language: Language): FieldProblems {
  const { problems: words } = wordsIn(language).ticket;
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, problemInWords(words, language, field, problem)]),
  );
}
