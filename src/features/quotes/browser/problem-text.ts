import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { quoteLimits } from '#site/quotes.ts';
import type { QuoteWords } from './words.ts';

const longest: Readonly<Record<string, number>> = quoteLimits;

/** A problem of a field, as the contract names it, in words. */
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
