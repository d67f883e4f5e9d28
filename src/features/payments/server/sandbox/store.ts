import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { WompiKeys } from '#platform/contracts/settings.ts';
import type { Db } from '#platform/database/database.ts';
import type { Log } from '#platform/server/logging/log.ts';
import type { Timer } from '#platform/server/mail/mail-worker.ts';
import { sandboxEvent, sandboxTransaction } from '../tables.ts';

export type SandboxTransaction = typeof sandboxTransaction.$inferSelect;
export type NewSandboxEvent = typeof sandboxEvent.$inferInsert;

/**
 * Saves a transaction and its events together. If its reference has a transaction already, even one saved at the same
 * moment, that one is returned.
 */
export async function saveSandboxTransaction(
  db: Db,
  transaction: SandboxTransaction,
  events: readonly NewSandboxEvent[],
): Promise<SandboxTransaction> {
  return db.transaction(async (tx) => {
    const [inserted] = await tx.insert(sandboxTransaction).values(transaction).onConflictDoNothing().returning();
    if (inserted && events.length > 0) await tx.insert(sandboxEvent).values([...events]);
    const first = inserted ?? (await findSandboxTransactionOf(tx, transaction.reference));
    if (!first) throw new Error('The transaction of the sandbox was not saved');
    return first;
  });
}

export async function findSandboxTransaction(db: Db, id: string): Promise<SandboxTransaction | undefined> {
  const [found] = await db.select().from(sandboxTransaction).where(eq(sandboxTransaction.id, id));
  return found;
}

export async function findSandboxTransactionOf(db: Db, reference: string): Promise<SandboxTransaction | undefined> {
  const [found] = await db.select().from(sandboxTransaction).where(eq(sandboxTransaction.reference, reference));
  return found;
}

const { id, dueAt, claimedUntil, endedAt } = sandboxEvent;

/** An event that only one server may deliver while the claim lasts. */
export type ClaimedSandboxEvent = typeof sandboxEvent.$inferSelect & { readonly claimedUntil: Date };

/** Claims the event that has been due for longest; servers that ask simultaneously get different ones. */
export async function claimSandboxEvent(db: Db, { now, until }: { readonly now: Date; readonly until: Date }) {
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
  return claimed && { ...claimed, claimedUntil: until };
}

/** When the next event is due, as far as is known now. */
export async function nextSandboxEventAt(db: Db): Promise<Date | undefined> {
  const [first] = await db
    .select({ at: sql`min(greatest(${dueAt}, ${claimedUntil}))`.mapWith(dueAt) })
    .from(sandboxEvent)
    .where(isNull(endedAt));
  return first?.at ?? undefined;
}

/** Ends an event that was delivered or given up, whichever server has claimed it by now. */
export async function endSandboxEvent(db: Db, event: ClaimedSandboxEvent, now: Date): Promise<void> {
  await db
    .update(sandboxEvent)
    .set({ endedAt: now, attempts: event.attempts + 1, claimedUntil: null })
    .where(and(eq(id, event.id), isNull(endedAt)));
}

/** Delays the next attempt. A claim that has expired changes nothing. */
export async function putOffSandboxEvent(db: Db, event: ClaimedSandboxEvent, until: Date): Promise<void> {
  await db
    .update(sandboxEvent)
    .set({ dueAt: until, attempts: event.attempts + 1, claimedUntil: null })
    .where(and(eq(id, event.id), isNull(endedAt), eq(claimedUntil, event.claimedUntil)));
}

/** The sandbox's dependencies. It is independent of the shop and has only its keys and an address. */
export interface SandboxDeps {
  readonly db: Db;
  readonly keys: WompiKeys;
  /** The shop's webhook. */
  readonly eventsUrl: () => string;
  /** Receives ids and statuses; never a card, an address or a name. */
  readonly log: Log;
  readonly now?: () => Date;
  readonly fetch?: typeof fetch;
  readonly timer?: Timer;
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
