import { emailPattern, manyLines, oneLine, type TextRule, textProblem } from '#contracts/ticket-rules.ts';
import type { TypedQuote } from '#site/quotes/quote-answer.ts';
import { quoteLimits } from '#site/quotes/quote-limits.ts';

export type Problems = Readonly<Record<string, string>>;

/** What is wrong with what was typed, by the rules of the server. */
export function checkPerson({ name, email, company, note }: TypedQuote): Problems {
  const found = {
    name: check(name, oneLine, quoteLimits.name),
    email: check(email, oneLine, quoteLimits.email) ?? (emailPattern.test(oneLine.tidy(email)) ? undefined : 'invalid'),
    company: optional(company, oneLine, quoteLimits.company),
    note: optional(note, manyLines, quoteLimits.note),
  };
  return Object.fromEntries(Object.entries(found).flatMap(([field, problem]) => (problem ? [[field, problem]] : [])));
}

function check(typed: string, rule: TextRule, longest: number) {
  return textProblem(rule.tidy(typed), rule, longest);
}

function optional(typed: string, rule: TextRule, longest: number) {
  return rule.tidy(typed) === '' ? undefined : check(typed, rule, longest);
}
