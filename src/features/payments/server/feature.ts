import { administrators, customerCare } from '#features/team/roles.ts';
import { defineFeature } from '#platform/server/feature.ts';
import { pagePattern } from '#platform/server/pages/choose-language.ts';
import { goesWith, olderThan, since } from '#platform/server/retention/retention-rules.ts';
import { perNetwork } from '#platform/server/security/write-limits.ts';
import { staffOrdersFile } from '#site/staff.ts';
import type { DrawReceipt } from '../receipt.ts';
import { paymentsAlert } from './alerts.ts';
import { startPaymentWork } from './check-order.ts';
import { payments } from './command.ts';
import type { OpenPayments } from './open-payments.ts';
import type { PaymentDeps } from './order.ts';
import { sendOrders } from './orders-csv.ts';
import { paymentData } from './personal-data.ts';
import { mountPayments } from './routes.ts';
import { paymentsView, paymentView } from './staff.ts';
import { changeBilling, deliver, markInvoiced, refund, settle, undeliver } from './staff-forms.ts';
import { makeOrdersDueAgain } from './store/check-orders.ts';
import { countProblems, countUndelivered } from './store/orders.ts';
import { removeLoneTransactions, removeSettledOrders, removeUnpaidOrders } from './store/remove-expired.ts';
import {
  orderBilling,
  paymentEvent,
  paymentOrder,
  paymentRefund,
  paymentTransaction,
  sandboxEvent,
  sandboxTransaction,
} from './tables.ts';

declare module '#platform/server/feature.ts' {
  interface FeatureDeps extends Pick<PaymentDeps, 'provider' | 'findQuotePrice'> {
    /** The payment provider with its sandbox. Undefined: there is none. */
    readonly payments: OpenPayments | undefined;
    readonly drawReceipt: DrawReceipt;
  }
}

const order = { countedByHandler: 'new orders, by network and wide network; the same request_id again is free' };

export const paymentsFeature = defineFeature({
  name: 'payments',
  mount(app, deps) {
    const { payments: opened } = deps;
    mountPayments(app, deps, deps.drawReceipt);
    opened?.sandbox?.mount(app, deps);
    return opened && { start: () => startPaymentWork(opened, deps) };
  },
  writeLimits: {
    'POST /pay/transactions/create': order,
    'POST /pay/buy': order,
    'POST /pay/details': perNetwork(300),
    'POST /pay/transactions/state': {
      countedByHandler: 'the provider is queried about an order every few seconds at most',
    },
    [`GET ${pagePattern('/payment')}`]: { countedByHandler: 'the same' },
    [`POST ${pagePattern('/payment')}`]: { countedByHandler: 'receipts sent again, by network and by order' },
    'GET /staff/orders.csv': { countedByHandler: 'together with everything else that this account does' },
    'POST /pay/events': { countedByHandler: 'forged events, by network; signed ones are never refused' },
    'POST /sandbox/checkout': { countedByHandler: 'one payment for each order, which the shop has signed' },
  },
  commands: { payments },
  console: {
    views: {
      payments: {
        roles: customerCare,
        read: (place, { db }) => paymentsView(db, place),
        async waiting(db) {
          const [undelivered, problems] = await Promise.all([countUndelivered(db), countProblems(db)]);
          return undelivered + problems;
        },
      },
      payment: {
        roles: customerCare,
        record: { list: 'payments', unknown: 'unknownPayment' },
        read: async ({ payment }, deps) => (payment ? paymentView(deps.db, payment, deps) : undefined),
      },
    },
    actions: {
      deliver: { roles: customerCare, handle: deliver },
      undeliver: { roles: customerCare, handle: undeliver },
      refund: { roles: administrators, handle: refund },
      billing: { roles: customerCare, handle: changeBilling },
      invoice: { roles: customerCare, handle: markInvoiced },
      settle: { roles: customerCare, handle: settle },
    },
    files: [{ path: staffOrdersFile, view: 'payments', send: sendOrders }],
  },
  sampleMails: () => import('./sample-mails.ts'),
  alerts: [paymentsAlert],
  tables: [
    {
      table: paymentOrder,
      stored: [olderThan('unpaid-orders', removeUnpaidOrders), olderThan('payments', removeSettledOrders)],
    },
    { table: paymentTransaction, stored: [olderThan('payments', removeLoneTransactions)] },
    { table: orderBilling, stored: [goesWith(paymentOrder)] },
    { table: paymentRefund, stored: [goesWith(paymentOrder)] },
    { table: paymentEvent, stored: [since('payments', paymentEvent.receivedAt)] },
    { table: sandboxEvent, stored: [since('sandbox', sandboxEvent.dueAt)] },
    { table: sandboxTransaction, stored: [since('sandbox', sandboxTransaction.createdAt)] },
  ],
  personalData: paymentData,
  makeDueAgain: (db, { now }) => makeOrdersDueAgain(db, now),
});
