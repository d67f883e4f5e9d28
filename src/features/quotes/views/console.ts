import type { ConsoleScreens } from '#ui/console/console-screen.ts';
import { QuoteView } from './staff/quote.tsx';
import { QuotesView } from './staff/quotes.tsx';

export const quoteScreens = {
  quotes: { Screen: QuotesView, hasSearch: true },
  quote: { Screen: QuoteView, titleOf: ({ quote }) => quote.reference },
} satisfies ConsoleScreens;
