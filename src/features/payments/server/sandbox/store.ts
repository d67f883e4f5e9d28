import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { WompiKeys } from '#platform/contracts/settings.ts';
import type { Db } from '#platform/database/database.ts';
import { sandboxEvent, sandboxTransaction } from '../tables.ts';

export type SandboxTransaction = typeof sandboxTransaction.$inferSelect;
export type NewSandboxEvent = typeof sandboxEvent.$inferInsert;

/** What the routes need. The sandbox is independent of the shop. */
export interface SandboxDeps {
  readonly db: Db;
  readonly keys: WompiKeys;
  readonly now: () => Date;
  /** Delivers new events without delay. */
  readonly wake: () => void;
}

/**
 * Saves a transaction and its events together. If its reference has a transaction already, even one saved at the same
 * moment, that one is returned.
 */
export async function saveTransaction(
  db: Db,
  transaction: SandboxTransaction,
  events: readonly NewSandboxEvent[],
): Promise<SandboxTransaction> {
  return db.transaction(async (tx) => {
    const [inserted] = await tx.insert(sandboxTransaction).values(transaction).onConflictDoNothing().returning();
    if (inserted && events.length > 0) await tx.insert(sandboxEvent).values([...events]);
    const first = inserted ?? (await findTransaction(tx, 'reference', transaction.reference));
    if (!first) throw new Error('The transaction of the sandbox was not saved');
    return first;
  });
}

/** By its id, or by the shop's reference. */
export async function findTransaction(
  db: Db,
  by: 'id' | 'reference',
  value: string,
): Promise<SandboxTransaction | undefined> {
  const [found] = await db.select().from(sandboxTransaction).where(eq(sandboxTransaction[by], value));
  return found;
}

/** Voids a payment once. Undefined: it is not approved, or no longer. */
export async function voidTransaction(
  db: Db,
  transactionId: string,
  now: Date,
  eventOf: (voided: SandboxTransaction) => NewSandboxEvent,
): Promise<SandboxTransaction | undefined> {
  const { id, status, outcome, settlesAt } = sandboxTransaction;
  const hasSettled = and(eq(status, 'PENDING'), eq(outcome, 'APPROVED'), lte(settlesAt, now));
  return db.transaction(async (tx) => {
    const [voided] = await tx
      .update(sandboxTransaction)
      .set({ status: 'VOIDED', finalizedAt: now })
      .where(and(eq(id, transactionId), or(eq(status, 'APPROVED'), hasSettled)))
      .returning();
    if (voided) await tx.insert(sandboxEvent).values(eventOf(voided));
    return voided;
  });
}

/** Follows the clock, since a bank decides also while no server runs. */
export function statusOf(transaction: SandboxTransaction, now: Date): SandboxTransaction['status'] {
  const { status, outcome, settlesAt } = transaction;
  return status === 'PENDING' && settlesAt <= now ? outcome : status;
}

/** The JSON of a transaction in the API and in events. */
export function describeTransaction(transaction: SandboxTransaction, status: SandboxTransaction['status']) {
  const { id, reference, currency, amount, email, createdAt, settlesAt, finalizedAt } = transaction;
  const endedAt = status === 'VOIDED' ? (finalizedAt ?? settlesAt) : settlesAt;
  return {
    id,
    reference,
    status,
    currency,
    amount_in_cents: amount,
    customer_email: email,
    created_at: createdAt.toISOString(),
    finalized_at: status === 'PENDING' ? null : endedAt.toISOString(),
    payment_method_type: 'CARD',
  };
}

const { id, dueAt, claimedUntil, endedAt } = sandboxEvent;

export type SandboxEvent = typeof sandboxEvent.$inferSelect;

/**
 * The event that has been due for longest. Only one server delivers it while the claim lasts; others that ask
 * simultaneously get different ones.
 */
export async function claimSandboxEvent(db: Db, now: Date, until: Date): Promise<SandboxEvent | undefined> {
  const due = db.$with('due').as(
    db
      .select({ id })
      .from(sandboxEvent)
      .where(and(isNull(endedAt), lte(dueAt, now), or(isNull(claimedUntil), lte(claimedUntil, now))))
      .orderBy(asc(dueAt))
      .limit(1)
      .for('update', { skipLocked: true }),
  );
  const [claimed] = await db
    .with(due)
    .update(sandboxEvent)
    .set({ claimedUntil: until })
    .where(inArray(id, db.select({ id: due.id }).from(due)))
    .returning();
  return claimed;
}

/** When the next event is due, as far as is known now. */
export async function nextSandboxEventAt(db: Db): Promise<Date | undefined> {
  const [first] = await db
    .select({ at: sql`min(greatest(${dueAt}, ${claimedUntil}))`.mapWith(dueAt) })
    .from(sandboxEvent)
    .where(isNull(endedAt));
  return first?.at ?? undefined;
}

/** The event is due again in `delay` milliseconds. Without a delay it was delivered or given up. */
export async function recordAttempt(db: Db, event: SandboxEvent, now: Date, delay: number | undefined): Promise<void> {
  const next = delay === undefined ? { endedAt: now } : { dueAt: new Date(now.getTime() + delay) };
  await db
    .update(sandboxEvent)
    .set({ ...next, attempts: event.attempts + 1, claimedUntil: null })
    .where(and(eq(id, event.id), isNull(endedAt)));
}
