import type { QuoteAnswer } from '../../quote-answer.ts';

export type MadeAnswer = Extract<QuoteAnswer, { kind: 'made' }>;
