import type { paymentOrder } from '../tables/payment-order.ts';
import type { paymentTransaction } from '../tables/payment-transaction.ts';

export type PaymentOrder = typeof paymentOrder.$inferSelect;
export type PaymentTransaction = typeof paymentTransaction.$inferSelect;
