import type { App } from '#platform/server/app-context.ts';
import type { DrawReceipt } from '../receipt.ts';
import { mountEvents } from './mount-events.ts';
import { mountTransactions } from './mount-transactions.ts';
import { mountBuying } from './order-page/mount-buying.ts';
import { mountOrderPage } from './order-page/mount-order-page.ts';
import type { PaymentDeps } from './payment-parts.ts';
import { mountReceipts } from './receipts/mount-receipts.ts';

export function mountPayments(app: App, deps: PaymentDeps, drawReceipt: DrawReceipt): void {
  mountTransactions(app, deps);
  mountBuying(app, deps);
  mountEvents(app, deps);
  mountOrderPage(app, deps);
  mountReceipts(app, deps, drawReceipt);
}
