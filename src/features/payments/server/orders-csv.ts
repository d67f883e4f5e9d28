import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm';
import { z } from 'zod';
import { wordsIn } from '#content/words.ts';
import { periodDay } from '#platform/contracts/bounded-input.ts';
import { languageTag } from '#platform/contracts/texts.ts';
import type { Db } from '#platform/database/database.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import type { FileDeps } from '#platform/server/feature.ts';
import { queryTexts } from '#platform/server/http/request-text.ts';
import { languageOf } from '#platform/server/pages/choose-language.ts';
import { noteAction } from '#platform/server/staff/staff-actions.ts';
import { msPerDay } from '#site/durations.ts';
import type { Language } from '#site/languages.ts';
import { writeAmount } from '#site/money.ts';
import { describeItem } from '../describe-item.ts';
import { refundedAmount } from '../payment-answer.ts';
import { detailsOf } from './billing.ts';
import { pricedItemOf } from './order.ts';
import { listRefunds, refundView } from './refunds.ts';
import type { PaymentOrder } from './store/orders.ts';
import { orderBilling, paymentOrder, paymentTransaction } from './tables.ts';

interface Period {
  /** The first day and the last, such as `2026-11-01`, in Bogotá. */
  readonly from: string;
  readonly to: string;
}

/** Bogotá has no daylight saving time. */
const dayStart = (day: string) => new Date(`${day}T00:00:00-05:00`);

/** Orders that are read at once, so that a year does not fill the memory with rows. */
const batch = 500;

const exportPeriod = z.object({ from: periodDay(), to: periodDay(), lang: languageTag.optional().catch(undefined) });

/** Sends the orders of the period that the address names. */
export async function sendOrders(c: AppContext, { db, by, language, refuse }: FileDeps): Promise<Response> {
  const { data: period } = exportPeriod.safeParse(queryTexts(c));
  if (!period || period.from > period.to) return refuse({ view: 'payments' }, 'wrongInput');
  const { from, to, lang } = period;
  await noteAction(db, by, { action: 'orders-exported', subject: from, details: { from, to } });
  c.header('Content-Type', 'text/csv; charset=utf-8');
  c.header('Content-Disposition', `attachment; filename="orders-${from}-${to}.csv"`);
  c.header('Cache-Control', 'no-store');
  return c.body(await ordersCsv(db, { from, to }, lang ?? language));
}

/** The orders that were paid in a period, the oldest first, with what their invoices need. */
async function ordersCsv(db: Db, { from, to }: Period, language: Language): Promise<string> {
  const { staffOrders } = wordsIn(language);
  const paid = and(
    gte(paymentOrder.paidAt, dayStart(from)),
    lt(paymentOrder.paidAt, new Date(dayStart(to).getTime() + msPerDay)),
  );
  const lines = [csvLine(Object.values(staffOrders.csv))];
  for (let offset = 0; ; offset += batch) {
    const orders = await db
      .select()
      .from(paymentOrder)
      .where(paid)
      .orderBy(asc(paymentOrder.paidAt), asc(paymentOrder.reference))
      .limit(batch)
      .offset(offset);
    lines.push(...(await linesOf(db, orders, language)));
    if (orders.length < batch) break;
  }
  // Spreadsheets take a file without this mark for another encoding.
  return `\uFEFF${lines.join('')}`;
}

async function linesOf(db: Db, orders: readonly PaymentOrder[], language: Language): Promise<string[]> {
  const ids = orders.map(({ id }) => id);
  const isPayment = and(inArray(paymentTransaction.orderId, ids), eq(paymentTransaction.status, 'APPROVED'));
  const [billings, refunds, payments] = await Promise.all([
    db.select().from(orderBilling).where(inArray(orderBilling.orderId, ids)),
    listRefunds(db, ids),
    db.select().from(paymentTransaction).where(isPayment),
  ]);
  const words = wordsIn(language);
  type Columns = Readonly<Record<keyof typeof words.staffOrders.csv, string | null | undefined>>;
  return orders.map((order) => {
    const row = billings.find(({ orderId }) => orderId === order.id);
    const billing = row && detailsOf(row);
    const refunded = refundedAmount(refunds.filter(({ orderId }) => orderId === order.id).map(refundView));
    const { taxes, ...item } = pricedItemOf(order);
    const written = (minor: number) => writeAmount(minor, order.currency);
    const columns: Columns = {
      reference: order.reference,
      paid: order.paidAt?.toISOString(),
      state: words.payment.states[order.state],
      item: describeItem(item, wordsIn(languageOf(order)), languageOf(order)),
      currency: order.currency.toUpperCase(),
      amount: written(order.amount),
      taxes: written(taxes.reduce((sum, { minor }) => sum + minor, 0)),
      refunded: written(refunded),
      net: written(order.amount - refunded),
      kind: billing && words.billing.kind[billing.kind],
      company: billing?.company,
      name: billing?.name,
      taxIdType: billing?.taxIdType,
      taxId: billing?.taxId,
      street: billing?.street,
      city: billing?.city,
      region: billing?.region,
      postalCode: billing?.postalCode,
      country: billing?.country,
      phone: billing?.phone,
      email: order.email,
      invoice: row?.invoiceNumber,
      provider: order.provider,
      transaction: payments.find(({ orderId, problem }) => orderId === order.id && !problem)?.id,
    };
    return csvLine(Object.keys(words.staffOrders.csv).map((name) => columns[name as keyof Columns] ?? ''));
  });
}

function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** A cell that a spreadsheet would run as a formula gets an apostrophe, which it shows as text. */
export function csvCell(text: string): string {
  const isFormula = /^[\s]*[=+\-@\t\r]/u.test(text);
  return `"${isFormula ? "'" : ''}${text.replaceAll('"', '""')}"`;
}
