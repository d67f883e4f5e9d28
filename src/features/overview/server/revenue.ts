import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { paymentOrder } from '#features/payments/server/tables.ts';
import { type Db, rowsOf } from '#platform/database/database.ts';
import type { CurrencyRevenue, ProductRevenue } from '../overview-view.ts';
import { compared, type Timeline } from './timeline.ts';

const row = z.object({
  currency: z.string(),
  productId: z.int().nullable(),
  step: z.int().nullable(),
  isNow: z.boolean().nullable(),
  orders: z.int(),
  amount: z.coerce.number(),
  refunded: z.coerce.number(),
});
type Row = z.output<typeof row>;

/**
 * Paid orders by the time of their payment. An order whose money was returned is no revenue; its amount is given apart.
 * Currencies are never added. Simulated payments only count on a site that simulates them.
 */
export async function readRevenue(db: Db, timeline: Timeline, isSandbox: boolean): Promise<CurrencyRevenue[]> {
  const { paidAt, state, currency, productId, amount, provider } = paymentOrder;
  const isPaid = sql`${state} = 'paid'`;
  const rows = await rowsOf(
    db,
    row,
    sql`with paid as (
        select lower(${currency}) as currency, ${productId} as product_id, ${timeline.stepOf(paidAt)} as step,
          ${timeline.isNow(paidAt)} as is_now, ${isPaid} as is_paid, ${amount} as amount
        from ${paymentOrder}
        where ${timeline.covers(paidAt)} and ${state} in ('paid', 'voided')
          and (${provider} = 'sandbox') = ${isSandbox}
      )
      select currency, product_id as "productId", step, is_now as "isNow", (count(*) filter (where is_paid))::int as orders,
        coalesce(sum(amount) filter (where is_paid), 0)::text as amount,
        coalesce(sum(amount) filter (where not is_paid), 0)::text as refunded
      from paid group by grouping sets ((currency, step), (currency, is_now, product_id))`,
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
  const steps = rows.flatMap(({ step, amount }): [number, number][] => (step === null ? [] : [[step, amount]]));
  const totals = rows.flatMap(({ isNow, ...one }) => (isNow === null ? [] : { ...one, isNow }));
  const ids = [...new Set(totals.map(({ productId }) => productId))];
  const products = ids.map((productId): ProductRevenue => {
    const own = totals.filter((one) => one.productId === productId);
    return { productId, orders: compared(own, ({ orders }) => orders), amount: compared(own, ({ amount }) => amount) };
  });
  return {
    currency,
    orders: compared(totals, ({ orders }) => orders),
    amount: compared(totals, ({ amount }) => amount),
    refunded: compared(totals, ({ refunded }) => refunded),
    points: timeline.points(new Map(steps), 0),
    products: products.toSorted((one, other) => other.amount.now - one.amount.now),
  };
}
