import type { Db } from '#platform/database/database.ts';
import { readPage } from '#platform/server/staff/read-page.ts';
import type { StaffQuery } from '#site/staff.ts';
import {
  type StaffPaymentLine,
  type StaffPaymentsView,
  type StaffProblem,
  staffPaymentFilters,
} from '../../staff-payment-lines.ts';
import { pricedItemOf } from '../order.ts';
import type { PaymentOrder } from '../store/orders.ts';
import { countOrders, listProblems, type PaymentProblem, searchOrders } from '../store/orders.ts';

const pageSize = 25;
/** There should be none. A longer list would not help the team. */
const mostProblems = 50;

export async function paymentsView(db: Db, place: StaffQuery): Promise<StaffPaymentsView> {
  const { q: search = '', page = 1 } = place;
  const filter = staffPaymentFilters.find((one) => one === place.filter);
  const [{ rows, ...paged }, counts] = await Promise.all([
    readPage(page, pageSize, (part) => searchOrders(db, { text: search, filter, ...part })),
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
    ...pricedItemOf(order),
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
