import { checkEmail, checkText, onlyProblems } from '#platform/browser/form-fields.ts';
import { manyLines, oneLine, type TextRule } from '#platform/contracts/text-rules.ts';
import { quoteLimits } from '#site/quotes.ts';
import type { TypedQuote } from '../quote-answer.ts';

export type Problems = Readonly<Record<string, string>>;

/** What is wrong with what was typed, by the rules of the server. */
export function checkPerson({ name, email, company, note }: TypedQuote): Problems {
  return onlyProblems({
    name: checkText(name, oneLine, quoteLimits.name),
    email: checkEmail(email, quoteLimits.email),
    company: checkOptional(company, oneLine, quoteLimits.company),
    note: checkOptional(note, manyLines, quoteLimits.note),
  });
}

function checkOptional(typed: string, rule: TextRule, longest: number) {
  return rule.tidy(typed, longest) === '' ? undefined : checkText(typed, rule, longest);
}
