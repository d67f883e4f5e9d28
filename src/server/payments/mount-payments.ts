import type { DrawReceipt } from '#site/payments/receipt.ts';
import type { App } from '../app-context.ts';
import { mountEvents } from './mount-events.ts';
import { mountTransactions } from './mount-transactions.ts';
import { mountBuying } from './order-page/mount-buying.ts';
import { mountOrderPage } from './order-page/mount-order-page.ts';
import type { PaymentParts } from './payment-parts.ts';
import { mountPlans } from './plans/mount-plans.ts';
import { mountReceipts } from './receipts/mount-receipts.ts';

export function mountPayments(app: App, parts: PaymentParts, drawReceipt: DrawReceipt): void {
  mountPlans(app, parts.config);
  mountTransactions(app, parts);
  mountBuying(app, parts);
  mountEvents(app, parts);
  mountOrderPage(app, parts);
  mountReceipts(app, parts, drawReceipt);
}
