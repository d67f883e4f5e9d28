import type { Words } from '#content/words.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { accountLimits } from '../person.ts';
import type { SignInProblem } from '../sign-in.ts';

type Problems = Words['signIn']['form']['problems'];

/** The text for the problem of a field; undefined if there is none. */
export function problemIn(
  found: readonly SignInProblem[],
  field: SignInProblem['field'],
  words: Problems,
  language: Language,
): string | undefined {
  const problem = found.find((one) => one.field === field);
  return problem && format(textOf(problem, words), language, { most: accountLimits.name });
}

function textOf(problem: SignInProblem, words: Problems): string {
  switch (problem.field) {
    case 'name':
      return words.name[problem.problem];
    case 'email':
      return words.email[problem.problem];
    case 'policy':
      return words.policy[problem.problem];
    case 'code':
      return words.code[problem.problem];
  }
}
