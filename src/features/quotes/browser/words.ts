import type { Words } from '#content/words.ts';

/** The texts of composing a quote, in the page's language. */
export type QuoteWords = Words['quote']['summary'] &
  Pick<Words['checkout'], 'currency' | 'currencies'> & {
    readonly amounts: Words['quote']['amounts'];
    /** The taxes that the total does not include; empty if none are added. */
    readonly taxes: string;
  };
