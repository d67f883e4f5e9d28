import type { QuoteStatus } from '#site/quotes.ts';
import type { QuoteEntry } from '../quote-answer.ts';
import { currencyOf } from './quote-of.ts';
import type { QuoteWithState } from './quote-state.ts';

/** What anybody with its number may know of a quote: nothing about a person. */
export function quoteStatus({ kept, state }: QuoteWithState): QuoteStatus {
  const { reference, createdAt, validUntil, total } = kept;
  return {
    reference,
    state,
    total,
    currency: currencyOf(kept),
    createdAt: createdAt.getTime(),
    validUntil: validUntil.getTime(),
  };
}

/** A quote as its owner sees it in a list. */
export function quoteEntry(quote: QuoteWithState): QuoteEntry {
  return { ...quoteStatus(quote), lines: quote.kept.lines.map(({ name }) => name) };
}
