import { success } from '#contracts/envelope.ts';
import { createTransaction, getPaymentState } from '#contracts/transactions.ts';
import type { App } from '../app-context.ts';
import { mountCall } from '../calls/mount-call.ts';
import { CallFault } from '../errors/call-fault.ts';
import { whileDatabaseAnswers } from '../errors/while-database-answers.ts';
import { chooseLanguage } from '../pages/choose-language.ts';
import { beginPayment } from './begin-payment.ts';
import { refreshOrder } from './check-order.ts';
import { findOpenedOrder } from './find-opened-order.ts';
import type { PaymentDeps } from './payment-parts.ts';

export function mountTransactions(app: App, deps: PaymentDeps): void {
  const { config, database } = deps;

  mountCall(app, config, createTransaction, async (purchase, c) => {
    const language = purchase.lang ?? chooseLanguage(undefined, c.req.header());
    return success(await whileDatabaseAnswers(database, () => beginPayment(c, purchase, language, deps)));
  });

  mountCall(app, config, getPaymentState, async ({ reference, key }) =>
    whileDatabaseAnswers(database, async () => {
      const order = await findOpenedOrder(deps, reference, key);
      if (!order) throw new CallFault('notFound');
      const { state } = await refreshOrder(order, deps);
      return success({ reference: order.reference, state });
    }),
  );
}
