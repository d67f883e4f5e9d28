import { isEmailAddress, oneLine, type TextRule, type TicketProblem, textProblem } from '../contracts/text-rules.ts';

/** What is wrong with something typed, by the rules of the server. */
export function checkText(typed: string, rule: TextRule, longest: number): TicketProblem | undefined {
  return textProblem(rule.tidy(typed, longest), rule, longest);
}

export function checkEmail(typed: string, longest: number): TicketProblem | undefined {
  return checkText(typed, oneLine, longest) ?? (isEmailAddress(oneLine.tidy(typed, longest)) ? undefined : 'invalid');
}

/** The fields in which something was found. */
export function onlyProblems<Problem extends string>(
  found: Readonly<Record<string, Problem | undefined>>,
): Readonly<Record<string, Problem>> {
  return Object.fromEntries(Object.entries(found).flatMap(([field, problem]) => (problem ? [[field, problem]] : [])));
}
