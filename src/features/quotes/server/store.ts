import { and, desc, eq, inArray, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import { isOwnedBy, type Owner } from '#features/accounts/server/store/account.ts';
import { addNotification } from '#features/accounts/server/store/notifications.ts';
import type { PaymentOrder } from '#features/payments/server/store/orders.ts';
import { paymentOrder } from '#features/payments/server/tables.ts';
import type { Db } from '#platform/database/database.ts';
import { type CountedLimit, consumeRateLimits } from '#platform/database/limits/rate-limits.ts';
import { newQuoteReference, readQuoteReference, triesForCode } from '#platform/database/reference-code.ts';
import { type Mail, queueMail } from '#platform/server/mail/outbox.ts';
import { isThere } from '#platform/server/retention/retention-rules.ts';
import { quote } from './tables.ts';

/** For the team, and for mails. Accepts any spelling of the number. */
export async function findQuote(db: Db, typed: string): Promise<StoredQuote | undefined> {
  const reference = readQuoteReference(typed);
  if (!reference) return undefined;
  const [found] = await db.select().from(quote).where(eq(quote.reference, reference));
  return found;
}

/**
 * What everybody sees who has the number: not a quote whose owner has deleted their account, which only the team sees,
 * nor one that was paid by somebody who has deleted theirs, which its owner sees as well.
 */
export async function findPublicQuote(db: Db, typed: string): Promise<StoredQuote | undefined> {
  const found = await findQuote(db, typed);
  if (!found || found.ownerDeletedAt) return undefined;
  const { quoteReference, ownerDeletedAt, paidAt } = paymentOrder;
  const isByDeleted = and(eq(quoteReference, found.reference), isNotNull(ownerDeletedAt), isNotNull(paidAt));
  return (await db.$count(paymentOrder, isByDeleted)) > 0 ? undefined : found;
}

/** A quote that this person owns, whoever else sees it. */
export async function findOwnQuote(db: Db, owner: Owner, typed: string): Promise<StoredQuote | undefined> {
  const reference = readQuoteReference(typed);
  if (!reference) return undefined;
  const [found] = await db
    .select()
    .from(quote)
    .where(and(eq(quote.reference, reference), isOwnQuote(owner)));
  return found;
}

/** The orders that pay these quotes, the newest first. */
export async function ordersOfQuotes(db: Db, references: readonly string[]): Promise<PaymentOrder[]> {
  return db
    .select()
    .from(paymentOrder)
    .where(inArray(paymentOrder.quoteReference, [...references]))
    .orderBy(desc(paymentOrder.createdAt), desc(paymentOrder.id));
}

/** Not those of a deleted account, even if someone with its address opens another. */
export const isOwnQuote = (owner: Owner) => and(isOwnedBy(owner, quote), isNull(quote.ownerDeletedAt));

/** The newest first. */
export async function listOwnQuotes(db: Db, owner: Owner, limit: number): Promise<StoredQuote[]> {
  return db.select().from(quote).where(isOwnQuote(owner)).orderBy(desc(quote.createdAt), desc(quote.id)).limit(limit);
}

export type StoredQuote = typeof quote.$inferSelect;
export type NewQuote = Omit<typeof quote.$inferInsert, 'id' | 'reference'>;

interface Deps {
  readonly limits: readonly CountedLimit[];
  /** The mails about it. */
  readonly mailsOf: (made: StoredQuote) => readonly Mail[];
}

/**
 * Saves a quote and queues its mails in one transaction. A repeated request id, even at the same moment, returns the first
 * quote; `other`: that id was used for something else.
 */
export async function makeQuote(db: Db, values: NewQuote, { limits, mailsOf }: Deps): Promise<StoredQuote | 'other'> {
  return db.transaction(async (tx) => {
    for (let left = triesForCode; left > 0; left--) {
      const row = { ...values, reference: newQuoteReference() };
      const [made] = await tx.insert(quote).values(row).onConflictDoNothing().returning();
      if (made) {
        await consumeRateLimits(tx, limits, values.createdAt);
        await notifyOfQuote(tx, made, mailsOf(made));
        return made;
      }
      const first = await findFirst(tx, values.requestId);
      if (first) return isSameWish(first, values) ? first : 'other';
    }
    throw new Error('No free reference for a quote was found');
  });
}

async function notifyOfQuote(tx: Db, { reference, userId }: StoredQuote, mails: readonly Mail[]): Promise<void> {
  await queueMail(tx, ...mails);
  if (!userId) return;
  await addNotification(tx, userId, { kind: 'quoteReady', event: `quote:${reference}:ready`, values: { reference } });
}

async function findFirst(tx: Db, requestId: NewQuote['requestId']): Promise<StoredQuote | undefined> {
  if (!requestId) return undefined;
  const [first] = await tx.select().from(quote).where(eq(quote.requestId, requestId));
  return first;
}

function isSameWish(one: StoredQuote, other: NewQuote): boolean {
  const same = ['selection', 'currency', 'name', 'email', 'company', 'note', 'language', 'country'] as const;
  return same.every((field) => (one[field] ?? null) === (other[field] ?? null));
}

/** A quote with an order is removed after the order. */
export function isNotOrdered(db: Db): SQL {
  const order = db
    .select({ one: sql`true` })
    .from(paymentOrder)
    .where(eq(paymentOrder.quoteReference, quote.reference))
    .limit(1);
  return not(isThere(order));
}
