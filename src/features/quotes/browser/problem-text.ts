import type { FormFields } from '#platform/contracts/form-fields.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { quotePerson } from '../quote-fields.ts';
import type { QuoteWords } from './quote-start.ts';

const fields: FormFields = quotePerson;

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
  return format(text, language, { most: fields[field]?.longest ?? 0, currency: currencies[currency] });
}
