import type { App } from '#platform/server/app-context.ts';
import { sendDocument } from '#platform/server/documents/send-document.ts';
import { whileDatabaseAnswers } from '#platform/server/errors/while-database-answers.ts';
import { pathText, queryText } from '#platform/server/http/request-text.ts';
import type { DrawReceipt } from '../../receipt.ts';
import { findOpenedOrder } from '../find-opened-order.ts';
import type { PaymentDeps } from '../payment-parts.ts';
import { receiptOf } from './receipt-of.ts';

/** The receipt, for whoever has the key of the order. */
export function mountReceipts(app: App, deps: PaymentDeps, drawReceipt: DrawReceipt): void {
  app.get('/pay/receipts/:file{.+\\.pdf}', async (c) => {
    const reference = pathText(c, 'file').slice(0, -'.pdf'.length);
    const order = await whileDatabaseAnswers(deps.database, () =>
      findOpenedOrder(deps, reference, queryText(c, 'key') ?? ''),
    );
    const receipt = order && receiptOf(order);
    if (!receipt) return c.notFound();
    return sendDocument(c, receipt, { draw: () => drawReceipt(receipt), log: deps.log });
  });
}
