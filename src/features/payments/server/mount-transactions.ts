import { success } from '#platform/contracts/envelope.ts';
import type { App } from '#platform/server/app-context.ts';
import { mountCall } from '#platform/server/calls/mount-call.ts';
import { CallFault } from '#platform/server/errors/call-fault.ts';
import { whileDatabaseAnswers } from '#platform/server/errors/while-database-answers.ts';
import { chooseLanguage } from '#platform/server/pages/choose-language.ts';
import { createTransaction, getPaymentState } from '../contract.ts';
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
