import { randomUUID } from 'node:crypto';
import { planEvents } from '../events/plan-events.ts';
import { signEvent } from '../events/sign-event.ts';
import type { SandboxDeps } from '../sandbox-parts.ts';
import { type SandboxTransaction, saveSandboxTransaction } from '../store/save-transaction.ts';
import type { PaidByCard } from './read-card-form.ts';
import type { AskedCheckout } from './read-checkout.ts';

/** The bank decides now, and may tell it later. Asked again for the same reference, it has decided already. */
export async function takePayment(
  { reference, currency, amount }: AskedCheckout,
  { card, name, email, delaySeconds, events }: PaidByCard,
  { db, keys }: Pick<SandboxDeps, 'db' | 'keys'>,
  now: Date,
): Promise<SandboxTransaction> {
  const { brand, lastFour, outcome } = card;
  const transaction = {
    id: `sbx-${randomUUID()}`,
    reference,
    outcome,
    amount,
    email,
    brand,
    lastFour,
    status: delaySeconds === 0 ? outcome : 'PENDING',
    currency: currency.toUpperCase(),
    fullName: name,
    createdAt: now,
    settlesAt: new Date(now.getTime() + delaySeconds * 1000),
    finalizedAt: null,
  } as const;
  const signedEvents = planEvents(transaction, events).map((event) => signEvent(transaction, event, keys.eventsSecret));
  return saveSandboxTransaction(db, transaction, signedEvents);
}
