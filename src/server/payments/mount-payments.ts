import type { DrawReceipt } from '#site/payments/receipt.ts';
import type { App } from '../app-context.ts';
import { mountEvents } from './mount-events.ts';
import { mountTransactions } from './mount-transactions.ts';
import { mountBuying } from './order-page/mount-buying.ts';
import { mountOrderPage } from './order-page/mount-order-page.ts';
import type { PaymentDeps } from './payment-parts.ts';
import { mountPlans } from './plans/mount-plans.ts';
import { mountReceipts } from './receipts/mount-receipts.ts';

export function mountPayments(app: App, deps: PaymentDeps, drawReceipt: DrawReceipt): void {
  mountPlans(app, deps.config);
  mountTransactions(app, deps);
  mountBuying(app, deps);
  mountEvents(app, deps);
  mountOrderPage(app, deps);
  mountReceipts(app, deps, drawReceipt);
}
