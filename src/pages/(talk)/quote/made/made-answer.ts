import type { QuoteAnswer } from '#site/quotes/quote-answer.ts';

export type MadeAnswer = Extract<QuoteAnswer, { kind: 'made' }>;
