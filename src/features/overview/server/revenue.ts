import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { paymentOrder, paymentRefund } from '#features/payments/server/tables.ts';
import { type Db, rowsOf } from '#platform/database/database.ts';
import type { CurrencyRevenue, ProductRevenue } from '../overview-view.ts';
import { compared, isOfPeriod, type Timeline } from './timeline.ts';

const row = z.object({
  currency: z.string().toLowerCase(),
  productId: z.int().nullable(),
  step: z.int(),
  orders: z.int(),
  paid: z.coerce.number(),
  refunded: z.coerce.number(),
});
type Row = z.output<typeof row>;

/**
 * Paid orders by the time of their payment, less what was returned, by the time of the refund. A second charge that was
 * returned was never revenue. Currencies are never added. Simulated payments only count on a site that simulates them.
 */
export async function readRevenue(db: Db, timeline: Timeline, isSandbox: boolean): Promise<CurrencyRevenue[]> {
  const { id, paidAt, currency, productId, amount, provider } = paymentOrder;
  const { orderId, refundedAt, isExtra, amount: returned } = paymentRefund;
  const isCounted = sql`(${provider} = 'sandbox') = ${isSandbox}`;
  const rows = await rowsOf(
    db,
    row,
    sql`select ${currency} as currency, ${productId} as "productId", ${timeline.stepOf(paidAt)} as step,
        count(*)::int as orders, sum(${amount})::text as paid, '0' as refunded
      from ${paymentOrder} where ${timeline.covers(paidAt)} and ${isCounted} group by 1, 2, 3
      union all
      select ${currency}, ${productId}, ${timeline.stepOf(refundedAt)}, 0, '0', sum(${returned})::text
      from ${paymentRefund} join ${paymentOrder} on ${id} = ${orderId}
      where ${timeline.covers(refundedAt)} and not ${isExtra} and ${isCounted} group by 1, 2, 3`,
  );
  const currencies = [...new Set(rows.map((one) => one.currency))];
  return currencies
    .map((one) =>
      revenueIn(
        one,
        rows.filter((found) => found.currency === one),
        timeline,
      ),
    )
    .toSorted((one, other) => other.orders.now - one.orders.now || other.orders.before - one.orders.before);
}

function revenueIn(currency: string, rows: readonly Row[], timeline: Timeline): CurrencyRevenue {
  const totals = rows.map((one) => ({
    ...one,
    amount: one.paid - one.refunded,
    isNow: isOfPeriod(one.step, timeline),
  }));
  const steps = new Map<number, number>();
  for (const { step, amount } of totals) steps.set(step, (steps.get(step) ?? 0) + amount);
  const ids = [...new Set(totals.map(({ productId }) => productId))];
  const products = ids.map((productId): ProductRevenue => {
    const own = totals.filter((one) => one.productId === productId);
    return {
      productId,
      orders: compared(own, ({ orders }) => orders),
      amount: compared(own, ({ amount }) => amount),
      refunded: compared(own, ({ refunded }) => refunded),
    };
  });
  return {
    currency,
    orders: compared(totals, ({ orders }) => orders),
    amount: compared(totals, ({ amount }) => amount),
    refunded: compared(totals, ({ refunded }) => refunded),
    points: timeline.points(steps, 0),
    products: products.toSorted((one, other) => other.amount.now - one.amount.now),
  };
}
