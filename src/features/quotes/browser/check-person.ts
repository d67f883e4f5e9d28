import { checkEmail, checkText, onlyProblems } from '#platform/browser/form-fields.ts';
import { manyLines, oneLine, type TextRule } from '#platform/contracts/text-rules.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { quoteLimits } from '#site/quotes.ts';
import type { TypedQuote } from '../quote-answer.ts';
import type { Problems, QuoteWords } from './quote-start.ts';

/** The problems of the fields, by the server's rules. */
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

const longest: Readonly<Record<string, number>> = quoteLimits;

/** The text of a field's problem. */
export function problemText(
  { problems, currencies }: Pick<QuoteWords, 'problems' | 'currencies'>,
  field: string,
  problem: string,
  { language, currency }: { readonly language: Language; readonly currency: keyof QuoteWords['currencies'] },
): string {
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = problems;
  const own = words[field];
  const text = own?.[problem] ?? own?.['any'] ?? words['any']?.[problem] ?? problems.any.invalid;
  return format(text, language, { most: longest[field] ?? 0, currency: currencies[currency] });
}
