import { type TextRule, textProblem } from '#platform/contracts/text-rules.ts';

/** The pages of an account have words for two problems: a text that nobody can read is as good as missing. */
export function typedProblem(text: string, rule: TextRule, longest: number): 'missing' | 'tooLong' | undefined {
  const problem = textProblem(text, rule, longest);
  return problem && (problem === 'tooLong' ? problem : 'missing');
}
