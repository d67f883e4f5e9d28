import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { boundedText, uuidText } from '#platform/contracts/bounded-input.ts';
import { inputBounds } from '#platform/contracts/input-bounds.ts';
import { isEmailAddress } from '#platform/contracts/text-rules.ts';
import { currentTime } from '#platform/database/clock.ts';
import { consumeRateLimits } from '#platform/database/limits/rate-limits.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import { maskEmail } from '#platform/server/security/secrets.ts';
import { limitsOf, withinLimits } from '#platform/server/security/within-limits.ts';
import { secondsPerDay, secondsPerHour } from '#site/durations.ts';
import { suggestEmail } from '#site/suggest-email.ts';
import type { ReceiptAgain } from '../payment-answer.ts';
import { receiptChoices, receiptFields } from '../receipt.ts';
import { payerMails } from './mail.ts';
import type { PaymentDeps } from './order.ts';
import type { PaymentOrder } from './store/orders.ts';
import { paymentOrder } from './tables.ts';

/** The form as the page first shows it. */
export function receiptForm({ email }: Pick<PaymentOrder, 'email'>, change: Partial<ReceiptAgain> = {}): ReceiptAgain {
  const meant = email ? suggestEmail(email) : undefined;
  return {
    requestId: randomUUID(),
    typed: '',
    meant: undefined,
    suggestion: meant && maskEmail(meant),
    problem: undefined,
    isSent: false,
    ...change,
  };
}

const sentForm = z.object({
  [receiptFields.order]: boundedText(inputBounds.reference),
  [receiptFields.key]: boundedText(inputBounds.key),
  [receiptFields.email]: boundedText(254)
    .catch('?')
    .transform((typed) => typed.trim()),
  [receiptFields.requestId]: uuidText().catch(() => randomUUID()),
  [receiptFields.choice]: z.enum(receiptChoices).optional().catch(undefined),
});

export type ReceiptRequest = z.output<typeof sentForm>;

/** Undefined: it is not this form. */
export function readReceiptRequest(body: unknown): ReceiptRequest | undefined {
  return sentForm.safeParse(body).data;
}

/** The address to send to, or the form with what has to be decided or corrected. */
export function addressFor({ email: known }: PaymentOrder, request: ReceiptRequest): string | Partial<ReceiptAgain> {
  const { email: typed, choice } = request;
  if (choice === 'fix') return (known && suggestEmail(known)) ?? known ?? { problem: 'invalid' };
  if (typed === '') return known ?? { problem: 'invalid' };
  if (!isEmailAddress(typed)) return { typed, problem: 'invalid' };
  const meant = suggestEmail(typed);
  if (!meant || choice === 'typed') return typed;
  return choice === 'meant' ? meant : { typed, meant };
}

/** Whoever has the key of an order may send its receipt, but must not flood anyone with it. */
const limits = [
  { name: 'receipt-network-hour', of: 'network', most: 20, seconds: secondsPerHour },
  { name: 'receipt-order-hour', of: 'order', most: 3, seconds: secondsPerHour },
  { name: 'receipt-order-day', of: 'order', most: 6, seconds: secondsPerDay },
] as const;

/** Saves the address and queues the mail in one transaction. The same form again changes nothing. */
export async function sendReceiptAgain(
  c: AppContext,
  { id, reference }: PaymentOrder,
  { email, requestId }: { readonly email: string; readonly requestId: string },
  { config, database, secretOf, wakeMail }: PaymentDeps,
): Promise<void> {
  const secret = await secretOf();
  const now = currentTime();
  const counted = limitsOf(secret, limits, { ...c.get('sender')(), order: reference });
  await withinLimits(c, () =>
    database.db.transaction(async (tx) => {
      await consumeRateLimits(tx, counted, now);
      const [order] = await tx.select().from(paymentOrder).where(eq(paymentOrder.id, id)).for('update');
      if (!order) throw new Error('An order disappeared while its receipt was being sent');
      const isNew = order.email?.toLowerCase() !== email.toLowerCase();
      if (isNew) {
        await tx.update(paymentOrder).set({ email, emailCorrectedAt: now }).where(eq(paymentOrder.id, id));
      }
      await payerMails(tx, { config, secret, order: { ...order, email }, news: 'approved', again: requestId });
    }),
  );
  wakeMail?.();
}
