import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { addNotification } from '#features/accounts/server/store/notifications.ts';
import { user } from '#features/accounts/server/tables.ts';
import type { Db } from '#platform/database/database.ts';
import type { Config } from '#platform/server/config/config.ts';
import { queueMail } from '#platform/server/mail/outbox.ts';
import { type PayerNews, payerMail, teamPaymentMail } from './mail.ts';
import type { NotifyOfPaymentChange, PaymentChange } from './store/apply-transaction.ts';
import type { PaymentOrder } from './store/orders.ts';
import { paymentOrder } from './tables.ts';

/** Milliseconds after which the payer has probably left the page, and gets a refusal by mail. */
const slowBank = 60_000;

type NotifyConfig = Pick<Config, 'teamEmail' | 'publicUrl'>;

/** Notifies the payer and the team of a change, in the database transaction that saves it. */
export function notifyOfPaymentChange(config: NotifyConfig, secret: string): NotifyOfPaymentChange {
  return async (tx, change) => {
    const { transaction, order, before } = change;
    if (transaction.problem) return queueMail(tx, teamPaymentMail(config, change, 'problem'));
    if (order && transaction.status === 'VOIDED') await queueMail(tx, teamPaymentMail(config, change, 'voided'));
    if (!order || order.state === before) return;
    if (order.state === 'paid') await queueMail(tx, teamPaymentMail(config, change, 'paid'));
    const news = newsOf(change, order);
    if (news && order.email) await queueMail(tx, payerMail(config, secret, { ...order, email: order.email }, news));
    await notifyAccount(tx, order);
  };
}

function newsOf({ transaction, before }: PaymentChange, { state }: PaymentOrder): PayerNews | undefined {
  if (state === 'paid') return 'approved';
  // The payer never heard of a payment that was returned before it was reported here.
  if (state === 'voided') return before === 'paid' ? 'voided' : undefined;
  const waited = transaction.updatedAt.getTime() - transaction.createdAt.getTime();
  return (state === 'declined' || state === 'error') && waited > slowBank ? 'declined' : undefined;
}

const kinds = { paid: 'paymentApproved', declined: 'paymentDeclined', error: 'paymentDeclined' } as const;

async function notifyAccount(tx: Db, { id, reference, state }: PaymentOrder): Promise<void> {
  const kind = state === 'paid' || state === 'declined' || state === 'error' ? kinds[state] : undefined;
  const owner = kind && (await findPayer(tx, id));
  if (owner) await addNotification(tx, owner, { kind, event: `payment:${reference}:${state}`, values: { reference } });
}

/** The account that shows an order: the one that was signed in, or else the one with the payer's address. */
async function findPayer(tx: Db, orderId: string): Promise<string | undefined> {
  const isTheirs = or(
    eq(paymentOrder.userId, user.id),
    and(isNull(paymentOrder.userId), eq(user.email, sql`lower(${paymentOrder.email})`)),
  );
  const [found] = await tx
    .select({ id: user.id })
    .from(paymentOrder)
    .innerJoin(user, isTheirs)
    .where(eq(paymentOrder.id, orderId));
  return found?.id;
}
