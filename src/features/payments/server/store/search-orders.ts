import { and, asc, count, desc, eq, exists, ilike, isNull, or, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { escapeLike, matchAllWords } from '#platform/database/search.ts';
import { paymentOrder, paymentTransaction } from '../tables.ts';
import { readOrderReference } from './order-reference.ts';
import type { PaymentOrder } from './payment-rows.ts';

/** `undelivered`: paid, and the team has still to do what was paid for. */
type Filter = PaymentOrder['state'] | 'undelivered';

interface Wanted {
  /** As somebody typed it: a reference, an address, or the provider's number. Empty: all. */
  readonly text: string;
  readonly filter?: Filter | undefined;
}

/** The newest first. */
export function searchOrders(
  db: Db,
  { text, filter, limit, offset }: Wanted & { readonly limit: number; readonly offset: number },
): Promise<PaymentOrder[]> {
  return db
    .select()
    .from(paymentOrder)
    .where(and(matches(db, text), filter && inState(filter)))
    .orderBy(desc(paymentOrder.createdAt), asc(paymentOrder.reference))
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many of those that hold the text are in each state. */
export async function countOrders(db: Db, text: string): Promise<Readonly<Record<Filter, number>>> {
  const { state } = paymentOrder;
  const found = matches(db, text);
  const rows = await db.select({ state, orders: count() }).from(paymentOrder).where(found).groupBy(state);
  const [undelivered] = await db
    .select({ orders: count() })
    .from(paymentOrder)
    .where(and(found, inState('undelivered')));
  const of = (wanted: PaymentOrder['state']) => rows.find((row) => row.state === wanted)?.orders ?? 0;
  return {
    open: of('open'),
    pending: of('pending'),
    expired: of('expired'),
    error: of('error'),
    declined: of('declined'),
    paid: of('paid'),
    voided: of('voided'),
    undelivered: undelivered?.orders ?? 0,
  };
}

function inState(filter: Filter): SQL | undefined {
  if (filter !== 'undelivered') return eq(paymentOrder.state, filter);
  return and(eq(paymentOrder.state, 'paid'), isNull(paymentOrder.deliveredAt));
}

/** A whole reference is that order alone; else every word stands in a reference, an address or a number of the provider. */
function matches(db: Db, text: string): SQL | undefined {
  const reference = readOrderReference(text);
  if (reference) return eq(paymentOrder.reference, reference);
  return matchAllWords(text, (word) => holds(db, word));
}

function holds(db: Db, word: string): SQL | undefined {
  const pattern = `%${escapeLike(word)}%`;
  const { email, reference, id } = paymentOrder;
  const attempt = db
    .select({ id: paymentTransaction.id })
    .from(paymentTransaction)
    .where(and(eq(paymentTransaction.orderId, id), ilike(paymentTransaction.id, pattern)));
  return or(ilike(email, pattern), ilike(reference, pattern), exists(attempt));
}
