import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { wordsIn } from '#content/words.ts';
import { addNotification } from '#features/accounts/server/store/notifications.ts';
import { user } from '#features/accounts/server/tables.ts';
import { teamLanguage } from '#features/tickets/server/mail.ts';
import type { Db } from '#platform/database/database.ts';
import { hoursIn } from '#platform/opening-hours.ts';
import type { Config } from '#platform/server/config/config.ts';
import { type Mail, queueMail } from '#platform/server/mail/outbox.ts';
import { mailLimit } from '#platform/server/mail/unproven-recipient.ts';
import { languageOf } from '#platform/server/pages/choose-language.ts';
import { currencies } from '#site/countries.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { formatMoney, writeAmount } from '#site/money.ts';
import { staffHref } from '#site/staff.ts';
import { mailIn } from '#ui/mail/mail-in.ts';
import type { Stamp } from '#ui/mail/parts.ts';
import { describeItem } from '../describe-item.ts';
import { orderAddress, pricedItemOf } from './order.ts';
import type { NotifyOfPaymentChange, PaymentChange } from './store/apply-transaction.ts';
import type { PaymentOrder } from './store/orders.ts';
import { paymentOrder } from './tables.ts';

/** The news that the payer gets by mail. */
type PayerNews = 'approved' | 'declined' | 'voided';

/** Written in the language of the purchase. Replies go to the team. It contains no text that the payer typed. */
export function payerMail(
  { teamEmail, publicUrl }: Pick<Config, 'teamEmail' | 'publicUrl'>,
  secret: string,
  order: PaymentOrder & { readonly email: string },
  news: PayerNews,
): Mail {
  const language = languageOf(order);
  const { payer } = wordsIn(language).paymentMail;
  const { reference, email } = order;
  const { taxes, ...facts } = orderFacts(order, language);
  const { write, label, heading, greeting, paragraph, notice, list, button, signature } = mailIn(
    { kind: 'payment', language, publicUrl },
    facts,
  );
  return {
    key: `payment:${reference}:${news}`,
    recipient: email,
    replyTo: teamEmail,
    ...(news === 'approved' && { attachment: { kind: 'receipt', reference } }),
    ...write(payer[news].subject, [
      label(reference, { text: payer[news].stamp, tone: tones[news] }),
      heading(payer[news].title),
      ...(order.provider === 'sandbox' ? [notice(payer.sandbox)] : []),
      priceOf({ ...facts, taxes }, language),
      greeting(),
      paragraph(payer[news].text),
      ...(news === 'approved' && facts.open ? [paragraph(payer.approved.open)] : []),
      ...(news === 'approved' ? [paragraph(payer.approved.next), list(hoursIn(language))] : []),
      ...(news === 'declined' ? [paragraph(payer.declined.advice)] : []),
      // The page of an order whose owner has deleted their account is only for the team.
      ...(order.ownerDeletedAt
        ? []
        : [button(payer[news].see, `${publicUrl}${orderAddress(secret, reference, language)}`)]),
      paragraph(payer.more),
      signature(),
    ]),
    deleteWhenDone: order.ownerDeletedAt !== null,
    // Anyone can try a bad card with someone else's address. Mail about money that moved has no limit.
    limit: news === 'declined' ? mailLimit(secret, 'confirmation', email) : undefined,
  };
}

const languageNames = new Intl.DisplayNames(teamLanguage, { type: 'language' });

/** Tells the team that there is something to deliver, that money was returned, or that a payment matches no order. */
export function teamPaymentMail(
  { teamEmail, publicUrl }: Pick<Config, 'teamEmail' | 'publicUrl'>,
  { transaction, order }: Pick<PaymentChange, 'transaction' | 'order'>,
  news: 'paid' | 'voided' | 'problem',
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

const tones = { approved: 'good', declined: 'bad', voided: 'neutral' } as const;

function stampFor(news: 'paid' | 'voided' | 'problem'): Stamp {
  const { payer, team } = wordsIn(teamLanguage).paymentMail;
  if (news === 'problem') return { text: team.toSolve, tone: 'bad' };
  const known = news === 'paid' ? 'approved' : 'voided';
  return { text: payer[known].stamp, tone: tones[known] };
}

interface PriceFacts {
  readonly item?: string | undefined;
  readonly amount: string;
  readonly taxes?: readonly { readonly label: string; readonly value: string }[];
}

/** What was bought, and the amount as large as in the receipt. */
function priceOf({ item, amount, taxes = [] }: PriceFacts, language: Language) {
  const { labels } = wordsIn(language).paymentMail.team;
  const lines = item ? [{ label: item }] : [];
  return {
    kind: 'prices',
    title: item && labels.item,
    lines,
    sums: taxes,
    total: { label: labels.amount, value: amount },
  } as const;
}

/** The amount that was actually paid, possibly in a currency that the site does not know. */
function paidAmount({ amount, currency }: PaymentChange['transaction']): string {
  const known = currencies.find((one) => one === currency.toLowerCase());
  if (!known) return `${currency} ${writeAmount(amount)}`;
  return formatMoney({ minor: amount, currency: known }, teamLanguage, 'code');
}

/** The name and the price of an order, as text. */
function orderFacts(order: PaymentOrder, language: Language) {
  const { money, taxes, openLines, ...item } = pricedItemOf(order);
  return {
    reference: order.reference,
    item: describeItem(item, wordsIn(language), language),
    amount: formatMoney(money, language, 'code'),
    open: openLines.join(', '),
    taxes: taxes.map(({ name, rate, minor }) => ({
      label: format(wordsIn(language).payment.facts.tax, language, { name, rate: rate / 100 }),
      value: formatMoney({ ...money, minor }, language, 'code'),
    })),
  };
}

/** Milliseconds after which the payer has probably left the page, and gets a refusal by mail. */
const slowBank = 60_000;

type NotifyConfig = Pick<Config, 'teamEmail' | 'publicUrl'>;

/** Notifies the payer and the team of a change, in the database transaction that saves it. */
export function notifyOfPaymentChange(config: NotifyConfig, secret: string): NotifyOfPaymentChange {
  return async (tx, change) => {
    const { transaction, order, before } = change;
    if (transaction.problem) return queueMail(tx, teamPaymentMail(config, change, 'problem'));
    if (order && transaction.status === 'VOIDED') {
      await queueMail(tx, teamPaymentMail(config, change, 'voided'));
      await notifyOfRefund(tx, order, transaction.id);
    }
    if (!order || order.state === before) return;
    if (order.state === 'paid') await queueMail(tx, teamPaymentMail(config, change, 'paid'));
    const news = newsOf(change, order);
    if (news) await payerMails(tx, { config, secret, order, news });
    await notifyAccount(tx, order);
  };
}

interface PayerMailDeps {
  readonly config: NotifyConfig;
  readonly secret: string;
  readonly order: PaymentOrder;
  readonly news: PayerNews;
  /** The id of a request to send it again. */
  readonly again?: string;
}

/**
 * To the payer's address, and to that of the account that was signed in: what is typed at the checkout may be somebody
 * else's, or wrong.
 */
export async function payerMails(tx: Db, { config, secret, order, news, again }: PayerMailDeps): Promise<void> {
  const [account] = order.userId
    ? await tx.select({ email: user.email }).from(user).where(eq(user.id, order.userId))
    : [];
  const { email } = order;
  const isOther = account && account.email.toLowerCase() !== email?.toLowerCase();
  const suffix = again ? `:${again}` : '';
  const mailTo = (address: string, mark = '') => {
    const mail = payerMail(config, secret, { ...order, email: address }, news);
    return { ...mail, key: `${mail.key}${mark}${suffix}` };
  };
  await queueMail(tx, ...(email ? [mailTo(email)] : []), ...(isOther ? [mailTo(account.email, ':account')] : []));
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
async function findPayer(tx: Db, orderId: string): Promise<string | undefined> {
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
