import { addNotification } from '#features/accounts/server/store/add-notification.ts';
import type { Db } from '#platform/database/database.ts';
import type { Config } from '#platform/server/config/config.ts';
import { queueMail } from '#platform/server/mail/outbox/queue-mail.ts';
import { type PayerNews, payerMail } from './mail/payer-mail.ts';
import { teamPaymentMail } from './mail/team-payment-mail.ts';
import type { NotifyOfPaymentChange, PaymentChange } from './store/apply-transaction.ts';
import { findPayer } from './store/find-payer.ts';
import type { PaymentOrder } from './store/payment-rows.ts';

/** Milliseconds after which whoever pays is no longer looking at the page, and is told of a refusal by mail. */
const slowBank = 60_000;

type TellConfig = Pick<Config, 'teamEmail' | 'publicUrl'>;

/** Tells whoever pays and the team of what happened, in the transaction that keeps it. */
export function notifyOfPaymentChange(config: TellConfig, secret: string): NotifyOfPaymentChange {
  return async (tx, change) => {
    const { transaction, order, before } = change;
    if (transaction.problem) return queueMail(tx, teamPaymentMail(config, change, 'problem'));
    if (order && transaction.status === 'VOIDED') await queueMail(tx, teamPaymentMail(config, change, 'voided'));
    if (!order || order.state === before) return;
    if (order.state === 'paid') await queueMail(tx, teamPaymentMail(config, change, 'paid'));
    const news = newsOf(change, order);
    if (news && order.email) await queueMail(tx, payerMail(config, secret, { ...order, email: order.email }, news));
    await ringBell(tx, order);
  };
}

function newsOf({ transaction, before }: PaymentChange, { state }: PaymentOrder): PayerNews | undefined {
  if (state === 'paid') return 'approved';
  // Nobody was told of a payment that went back before it was known here.
  if (state === 'voided') return before === 'paid' ? 'voided' : undefined;
  const waited = transaction.updatedAt.getTime() - transaction.createdAt.getTime();
  return (state === 'declined' || state === 'error') && waited > slowBank ? 'declined' : undefined;
}

const kinds = { paid: 'paymentApproved', declined: 'paymentDeclined', error: 'paymentDeclined' } as const;

async function ringBell(tx: Db, { id, reference, state }: PaymentOrder): Promise<void> {
  const kind = state === 'paid' || state === 'declined' || state === 'error' ? kinds[state] : undefined;
  const owner = kind && (await findPayer(tx, id));
  if (owner) await addNotification(tx, owner, { kind, event: `payment:${reference}:${state}`, values: { reference } });
}
