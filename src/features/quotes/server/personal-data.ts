import { and, asc, inArray, isNull } from 'drizzle-orm';
import { wasPaid } from '#features/payments/server/personal-data.ts';
import { eraseMailAbout } from '#platform/server/mail/personal-data.ts';
import { exportRow, isAbout, type PersonalData, tablesOf } from '#platform/server/personal-data.ts';
import { writeAmount } from '#site/money.ts';
import { isOwnQuote, ordersOfQuotes, type StoredQuote } from './store.ts';
import { quote } from './tables.ts';

const quotes = tablesOf('quotes')(
  quote,
  {
    id: 'bookkeeping',
    reference: 'status',
    requestId: 'bookkeeping',
    userId: 'bookkeeping',
    name: 'person',
    email: 'person',
    company: 'person',
    note: 'note',
    language: 'offer',
    country: 'offer',
    currency: 'offer',
    selection: 'offer',
    lines: 'offer',
    taxes: 'offer',
    subtotal: 'offer',
    total: 'offer',
    createdAt: 'status',
    validUntil: 'status',
    ownerDeletedAt: 'bookkeeping',
  },
  {
    kept: [
      ...(['reference', 'name', 'email', 'company', 'language', 'country', 'currency', 'selection'] as const),
      ...(['lines', 'taxes', 'subtotal', 'total', 'createdAt', 'validUntil'] as const),
    ],
  },
);

export const quoteData: PersonalData = {
  area: 'quotes',
  tables: [quotes],
  erases: ['quotes'],
  keeps: [{ what: 'quotes', for: 'payments' }],

  async collect(db, owner) {
    const own = await db.select().from(quote).where(isOwnQuote(owner)).orderBy(asc(quote.createdAt));
    return own.map(exportQuote);
  },

  /**
   * A paid quote stays in the accounts without the note. One that was ordered but not paid stays without personal data,
   * because money for it may still arrive. All others are deleted. In quotes that somebody else has asked for, the person
   * is no longer named.
   */
  async erase(tx, owner, { now, removeLater }) {
    const own = await tx.select().from(quote).where(isOwnQuote(owner)).orderBy(asc(quote.id)).for('update');
    const references = own.map(({ reference }) => reference);
    const orders = await ordersOfQuotes(tx, references);
    const hidden = { userId: null, requestId: null, note: null, ownerDeletedAt: now };
    await tx.update(quote).set(hidden).where(inArray(quote.reference, references));
    const kept = orders.filter(wasPaid).map(({ quoteReference }) => quoteReference);
    const unpaid = references.filter((reference) => !kept.includes(reference));
    const nameless = { name: '', email: '', company: null, country: null };
    await tx.update(quote).set(nameless).where(inArray(quote.reference, unpaid));
    // Quotes that others have asked for stay theirs. Whoever paid them is in the order.
    const { email, createdAt: at } = quote;
    await tx
      .update(quote)
      .set(nameless)
      .where(and(isAbout(owner, { email, at }), isNull(quote.ownerDeletedAt)));
    const unordered = unpaid.filter((reference) => !orders.some(({ quoteReference }) => quoteReference === reference));
    await tx.delete(quote).where(inArray(quote.reference, unordered));
    const about = references.map((reference) => `quote:${reference}`);
    await eraseMailAbout(tx, about, removeLater);
  },
};

/** With amounts in whole units. */
function exportQuote(stored: StoredQuote) {
  const { currency } = stored;
  const written = (minor: number | undefined) => (minor === undefined ? null : writeAmount(minor, currency));
  const lines = stored.lines.map(({ unit, total, ...line }) => {
    return { ...line, unit: written(unit), total: written(total) };
  });
  return {
    ...exportRow(quotes, stored),
    lines,
    subtotal: written(stored.subtotal),
    taxes: stored.taxes.map(({ minor, ...tax }) => ({ ...tax, value: written(minor) })),
    total: written(stored.total),
  };
}
