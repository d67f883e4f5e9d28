import type { Receipt } from '#features/payments/receipt.ts';
import type { Quote } from '#features/quotes/quote.ts';

/** What the server has drawn, in a thread of its own (`src/app/documents/program.ts`). */
export type DocumentJob =
  | { readonly kind: 'receipt'; readonly receipt: Receipt }
  | { readonly kind: 'quote'; readonly quote: Quote };

/** Comes first, and once: it has been loaded. */
export const documentsReady = 'ready';

export type DocumentAnswer = { readonly content: Uint8Array } | { readonly failure: string };
