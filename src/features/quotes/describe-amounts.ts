import type { Quotable } from '#content/catalogue/quotable.ts';
import type { Words } from '#content/words.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';

/** Such as `12 months · 5 subscriptions`. Independent of the catalogue, so that an island can use it. */
export function describeAmounts(
  { asks }: Pick<Quotable, 'asks'>,
  amounts: readonly number[],
  words: Words['quote']['amounts'],
  language: Language,
): string {
  const parts = asks.map(({ measure, first }, index) =>
    format(words[measure], language, { count: amounts[index] ?? first }),
  );
  return parts.join(' · ');
}
