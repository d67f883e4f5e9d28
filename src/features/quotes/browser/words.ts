import type { Words } from '#content/words.ts';

/** The texts of composing a quote, in the page's language. */
export type QuoteWords = Words['quote']['summary'] &
  Pick<Words['checkout'], 'currency' | 'currencies'> & { readonly amounts: Words['quote']['amounts'] };
