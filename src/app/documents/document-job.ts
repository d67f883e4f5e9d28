import type { Receipt } from '#features/payments/receipt.ts';
import type { Quote } from '#features/quotes/quote.ts';

/** A document for the thread to draw (`src/app/documents/program.ts`). */
export type DocumentJob =
  | { readonly kind: 'receipt'; readonly receipt: Receipt }
  | { readonly kind: 'quote'; readonly quote: Quote };

/** Comes first, and once: the program has been loaded. */
export const documentsReady = 'ready';

export type DocumentAnswer = { readonly content: Uint8Array } | { readonly failure: string };
