import { type Words, wordsFor } from '#content/words.ts';
import type { Quote } from './quote.ts';

/** The words for a document or mail about a quote: one that cannot be paid by card says nothing about cards. */
export function wordsOf({ language, currency, isPayable }: Pick<Quote, 'language' | 'currency' | 'isPayable'>): Words {
  return wordsFor(language, { charges: isPayable ? [currency] : [] });
}
