import type { Db } from '#database/database.ts';
import { listProblems, type PaymentProblem } from '#database/payments/list-problems.ts';
import type { PaymentOrder } from '#database/payments/payment-rows.ts';
import { countOrders, searchOrders } from '#database/payments/search-orders.ts';
import type { StaffPlace } from '#site/account/staff-address.ts';
import type { StaffPaymentLine, StaffProblem } from '#site/account/staff-payment-lines.ts';
import type { StaffView } from '#site/account/staff-view.ts';
import { boughtIn } from '../../payments/bought.ts';
import { readPage } from './read-page.ts';

const onAPage = 25;
/** There should be none; where there are many, something is wrong that no list can put right. */
const mostProblems = 50;

export async function paymentsView(db: Db, { q: search = '', filter, page = 1 }: StaffPlace): Promise<StaffView> {
  const [{ rows, ...paged }, counts] = await Promise.all([
    readPage(page, onAPage, (part) => searchOrders(db, { text: search, filter, ...part })),
    countOrders(db, search),
  ]);
  const problems = (await listProblems(db, mostProblems)).flatMap(problemLine);
  return { kind: 'payments', search, filter, counts, payments: rows.map(orderLine), problems, ...paged };
}

export function orderLine(order: PaymentOrder): StaffPaymentLine {
  const { reference, state, email, createdAt, deliveredAt, provider } = order;
  return {
    reference,
    state,
    ...boughtIn(order),
    email,
    createdAt: createdAt.getTime(),
    isDelivered: deliveredAt !== null,
    isSandbox: provider === 'sandbox',
  };
}

function problemLine({ transaction, order }: PaymentProblem): StaffProblem[] {
  const { id, provider, problem, reference, currency, amount, email, createdAt } = transaction;
  if (!problem) return [];
  const at = createdAt.getTime();
  return [
    { id, provider, problem, reference: order ?? reference, hasOrder: order !== null, currency, amount, email, at },
  ];
}
