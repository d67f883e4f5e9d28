import type { paymentOrder, paymentTransaction } from '../tables.ts';

export type PaymentOrder = typeof paymentOrder.$inferSelect;
export type PaymentTransaction = typeof paymentTransaction.$inferSelect;
