import type { quote } from '../tables.ts';

export type StoredQuote = typeof quote.$inferSelect;
export type NewQuote = Omit<typeof quote.$inferInsert, 'id' | 'reference'>;
