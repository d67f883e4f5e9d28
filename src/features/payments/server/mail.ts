import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { wordsIn } from '#content/words.ts';
import { addNotification } from '#features/accounts/server/store/notifications.ts';
import { user } from '#features/accounts/server/tables.ts';
import type { Db } from '#platform/database/database.ts';
import type { Config } from '#platform/server/config/config.ts';
import { type Mail, queueMail } from '#platform/server/mail/outbox.ts';
import { findCurrency } from '#site/currencies.ts';
import { msPerMinute } from '#site/durations.ts';
import { teamLanguage } from '#site/languages.ts';
import { formatMoney, writeAmount } from '#site/money.ts';
import { staffHref } from '#site/staff.ts';
import { mailIn } from '#ui/mail/mail-in.ts';
import type { Stamp } from '#ui/mail/parts.ts';
import { type BillingDetails, invoicedName, taxIdText } from '../billing.ts';
import { detailsOf, findBilling } from './billing.ts';
import {
  type Addressed,
  accountMark,
  type NotifyConfig,
  orderFacts,
  type PayerNews,
  payerMail,
  priceOf,
  refundMail,
  tones,
} from './buyer-mails.ts';
import { type PaymentRefund, recordReturned, refundableAmount } from './refunds.ts';
import type { NotifyOfPaymentChange, PaymentChange } from './store/apply-transaction.ts';
import type { PaymentOrder } from './store/orders.ts';
import { paymentOrder } from './tables.ts';
import { stopDeliveryMail } from './withdraw-delivery.ts';

declare module '#platform/server/mail/outbox.ts' {
  interface MailKeys extends Record<`payment-team-${TeamNews}`, `payment:${string}:${string}:team-${TeamNews}`> {}
}

const languageNames = new Intl.DisplayNames(teamLanguage, { type: 'language' });

type TeamNews = 'paid' | 'voided' | 'problem';

/** Tells the team that there is something to deliver, that money was returned, or that a payment matches no order. */
export function teamPaymentMail(
  { teamEmail, publicUrl }: Pick<Config, 'teamEmail' | 'publicUrl'>,
  { transaction, order }: Pick<PaymentChange, 'transaction' | 'order'>,
  news: TeamNews,
  billing?: BillingDetails,
): Mail {
  const { team } = wordsIn(teamLanguage).paymentMail;
  const words = news === 'problem' ? team.problems[transaction.problem ?? 'unknownOrder'] : team[news];
  const { reference, provider, id, email } = transaction;
  const amount = paidAmount(transaction);
  const isSandbox = provider === 'sandbox';
  const { write, label, heading, paragraph, notice, facts, button } = mailIn(
    { kind: 'payment', language: teamLanguage, publicUrl, toTeam: true },
    { reference, amount },
  );
  const { item, amount: _, ...labels } = team.labels;
  const known = {
    provider,
    transaction: id,
    buyer: billing && [...new Set([invoicedName(billing), billing.name])].join(' · '),
    taxId: billing && taxIdText(billing, teamLanguage),
    email: order?.email ?? email,
    language: order && languageNames.of(order.language),
  };
  const view = staffHref(teamLanguage, order ? { view: 'payment', payment: reference } : { view: 'payments' });
  return {
    key: `payment:${provider}:${id}:team-${news}`,
    recipient: teamEmail,
    replyTo: order?.email ?? undefined,
    ...write(`${isSandbox ? `${team.sandboxMark} ` : ''}${words.subject}`, [
      label(reference, stampFor(news)),
      heading(words.title),
      ...(isSandbox ? [notice(team.sandbox)] : []),
      priceOf({ ...(order && orderFacts(order, teamLanguage)), amount }, teamLanguage),
      paragraph(words.text),
      facts(labels, known),
      button(order ? team.open : team.openAll, `${publicUrl}${view}`),
    ]),
  };
}

function stampFor(news: TeamNews): Stamp {
  const { payer, team } = wordsIn(teamLanguage).paymentMail;
  if (news === 'problem') return { text: team.toSolve, tone: 'bad' };
  const known = news === 'paid' ? 'approved' : 'voided';
  return { text: payer[known].stamp, tone: tones[known] };
}

/** The amount that was actually paid, possibly in a currency that the site does not know. */
function paidAmount({ amount, currency }: PaymentChange['transaction']): string {
  const known = findCurrency(currency);
  if (!known) return `${currency} ${writeAmount(amount, currency)}`;
  return formatMoney({ minor: amount, currency: known }, teamLanguage);
}

/** Milliseconds after which the payer has probably left the page, and gets a refusal by mail. */
const slowBank = msPerMinute;

/** Notifies the payer and the team of a change, in the database transaction that saves it. */
export function notifyOfPaymentChange(config: NotifyConfig, secret: string): NotifyOfPaymentChange {
  return async (tx, change) => {
    const { transaction, order, before } = change;
    if (transaction.problem) return queueMail(tx, teamPaymentMail(config, change, 'problem'));
    if (order && transaction.status === 'VOIDED') {
      await queueMail(tx, teamPaymentMail(config, change, 'voided'));
      if (!(await recordProviderRefund(tx, { config, secret, order }, change))) return;
    }
    if (!order || order.state === before) return;
    const billing = await billingOf(tx, order);
    if (order.state === 'paid') await queueMail(tx, teamPaymentMail(config, change, 'paid', billing));
    const news = newsOf(change, order);
    if (news) await payerMails(tx, { config, secret, order, news });
    await notifyAccount(tx, order);
  };
}

async function billingOf(tx: Db, { id }: PaymentOrder): Promise<BillingDetails | undefined> {
  const found = await findBilling(tx, id);
  return found && detailsOf(found);
}

interface BuyerMailDeps {
  readonly config: NotifyConfig;
  readonly secret: string;
  readonly order: PaymentOrder;
}

/** False: the team had recorded all of it before, so the buyer knows. */
async function recordProviderRefund(tx: Db, deps: BuyerMailDeps, { transaction, before }: PaymentChange) {
  const { order } = deps;
  if (order.state === 'voided') await stopDeliveryMail(tx, order, transaction.updatedAt);
  const isSameCurrency = transaction.currency.toLowerCase() === order.currency;
  if (order.paidAt === null || !isSameCurrency) {
    await notifyOfRefund(tx, order, transaction.id);
    return true;
  }
  const refund = await recordReturned(tx, { transaction, order, now: transaction.updatedAt });
  if (!refund) return false;
  const isWhole = before === 'paid' && refund.amount === order.amount && !refund.isExtra;
  if (isWhole || refund.isExtra) await notifyOfRefund(tx, order, transaction.id);
  if (isWhole) return true;
  await tellOfRefund(tx, deps, refund);
  return false;
}

/** Writes to the buyer about a refund, and rings the bell unless that was done for the second of two charges. */
export async function tellOfRefund(tx: Db, { config, secret, order }: BuyerMailDeps, refund: PaymentRefund) {
  const refunded = order.amount - (await refundableAmount(tx, order));
  await mailBuyer(tx, order, (to) => refundMail(config, secret, to, { refund, refunded }));
  const owner = refund.isExtra ? undefined : await findPayer(tx, order.id);
  const { reference, currency } = order;
  if (owner) {
    const values = { reference, minor: refund.amount, currency };
    await addNotification(tx, owner, {
      kind: 'amountRefunded',
      event: `payment:${reference}:refund:${refund.id}`,
      values,
    });
  }
}

interface PayerMailDeps extends BuyerMailDeps {
  readonly news: PayerNews;
  /** The id of a request to send it again. */
  readonly again?: string;
}

export async function payerMails(tx: Db, { config, secret, order, news, again }: PayerMailDeps): Promise<void> {
  const hasBilling = (await findBilling(tx, order.id)) !== undefined;
  const suffix = again ? `:${again}` : '';
  await mailBuyer(tx, order, (to) => payerMail(config, secret, to, news, hasBilling), suffix);
}

/**
 * To the payer's address, and to that of the account that was signed in: what is typed at the checkout may be somebody
 * else's, or wrong.
 */
export async function mailBuyer(
  tx: Db,
  order: PaymentOrder,
  write: (to: Addressed) => Mail,
  suffix = '',
): Promise<void> {
  const [account] = order.userId
    ? await tx.select({ email: user.email }).from(user).where(eq(user.id, order.userId))
    : [];
  const { email } = order;
  const isOther = account && account.email.toLowerCase() !== email?.toLowerCase();
  const mailTo = (address: string, mark = '') => {
    const mail = write({ ...order, email: address });
    return { ...mail, key: `${mail.key}${mark}${suffix}` };
  };
  await queueMail(tx, ...(email ? [mailTo(email)] : []), ...(isOther ? [mailTo(account.email, accountMark)] : []));
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

/** Also for the second charge of an order that stays paid by the first. */
async function notifyOfRefund(tx: Db, { id, reference, state }: PaymentOrder, transaction: string): Promise<void> {
  const owner = await findPayer(tx, id);
  if (!owner) return;
  const kind = state === 'paid' ? 'secondPaymentRefunded' : 'paymentRefunded';
  await addNotification(tx, owner, {
    kind,
    event: `payment:${reference}:refund:${transaction}`,
    values: { reference },
  });
}

/** The account that shows an order: the one that was signed in, or else the one with the payer's address. */
export async function findPayer(tx: Db, orderId: string): Promise<string | undefined> {
  const isTheirs = or(
    eq(paymentOrder.userId, user.id),
    and(isNull(paymentOrder.userId), eq(user.email, sql`lower(${paymentOrder.email})`)),
  );
  const [found] = await tx
    .select({ id: user.id })
    .from(paymentOrder)
    .innerJoin(user, isTheirs)
    .where(and(eq(paymentOrder.id, orderId), isNull(paymentOrder.ownerDeletedAt)));
  return found?.id;
}
