import type { Language } from '#site/languages.ts';
import type { TypedMessage } from '../../live-answers.ts';
import { problemInWords } from '../../ticket-problem-words.ts';
import { checkFields } from './check-fields.ts';
import type { readPhone } from './read-phone.ts';
import type { ContactFormWords } from './words.ts';

interface Written {
  readonly typed: TypedMessage;
  readonly files: readonly File[];
  readonly phoneProblem: Awaited<ReturnType<typeof readPhone>>['problem'];
}

/** What is wrong with the form, field by field, in words. None: it may be sent. */
export function findProblems(
  { typed, files, phoneProblem }: Written,
  { problems: words, phone }: ContactFormWords,
  language: Language,
): Record<string, string> {
  const found = { ...checkFields(typed, files), ...(phoneProblem && { telefono_cliente: phoneProblem }) };
  const inWords = ([field, problem]: [string, string]) => [
    field,
    problem === 'country' ? phone.choose : problemInWords(words, language, field, problem),
  ];
  return Object.fromEntries(Object.entries(found).map(inWords));
}
