import type { quote } from '../tables/quote.ts';

export type KeptQuote = typeof quote.$inferSelect;
export type NewQuote = Omit<typeof quote.$inferInsert, 'id' | 'reference'>;
