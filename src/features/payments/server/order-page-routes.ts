import { markNotificationsAbout } from '#features/accounts/server/store/notifications.ts';
import { type ErrorCode, errors } from '#platform/contracts/envelope.ts';
import { currentTime } from '#platform/database/clock.ts';
import { type App, type AppContext, headersOf } from '#platform/server/app-context.ts';
import { readBody } from '#platform/server/body/read-body.ts';
import { CallError, type RenderError, renderErrors, whileDatabaseAnswers } from '#platform/server/errors/call-error.ts';
import { chosenCountry } from '#platform/server/http/headers.ts';
import { pathText, queryTexts } from '#platform/server/http/request-text.ts';
import { answerLive, onPage, type PageStatus } from '#platform/server/live/live-pages.ts';
import { languageOf } from '#platform/server/pages/choose-language.ts';
import { answerBuilt } from '#platform/server/pages/pages.ts';
import { isFromOwnPage } from '#platform/server/security/origins.ts';
import { maskEmail } from '#platform/server/security/secrets.ts';
import { isLanguage } from '#site/languages.ts';
import type { OrderView, PaymentAnswer, ReceiptAgain } from '../payment-answer.ts';
import { taxCountry } from '../taxes.ts';
import { canChangeBilling, detailsOf, findBilling, knownBilling, type OrderBilling } from './billing.ts';
import { refreshOrder } from './check-order.ts';
import {
  checkoutOf,
  detailsAddress,
  findOrderByKey,
  hasReceipt,
  isOrderKey,
  orderAddress,
  type PaymentDeps,
  pricedItemOf,
  receiptAddress,
} from './order.ts';
import { addressFor, readReceiptRequest, receiptForm, sendReceiptAgain } from './receipt-again.ts';
import { listRefunds, refundView } from './refunds.ts';
import type { PaymentOrder } from './store/orders.ts';

type PageError = Extract<PaymentAnswer, { kind: 'error' }>['errorCode'];

const pageErrors: Readonly<Partial<Record<ErrorCode, PageError>>> = {
  tooManyRequests: 'tooManyRequests',
  otherSite: 'otherSite',
  notReady: 'notReady',
  wrongInput: 'wrongInput',
  unreadableBody: 'wrongInput',
  wrongContentType: 'wrongInput',
  bodyTooLarge: 'wrongInput',
};

/** Maps an error to the one that the payment page shows. */
export function errorAnswer(errorCode: ErrorCode, productId?: number): PaymentAnswer {
  return { kind: 'error', errorCode: pageErrors[errorCode] ?? 'failure', productId };
}

const path = '/payment';

/** The page with an order's state, and the redirect to it from the checkout. */
export function mountOrderPage(app: App, deps: PaymentDeps): void {
  const { config, database, pages, live, secretOf } = deps;

  onPage(app, 'get', path, async (c, language) => {
    const answer = (payment: PaymentAnswer, status: PageStatus = 200) =>
      answerLive(c, live, { path, payment }, { language, status });
    const render: RenderError = ({ errorCode }) => answer(errorAnswer(errorCode), errors[errorCode].status);
    return renderErrors(render, async () => {
      const { order: reference, key = '', sent, saved, details } = queryTexts(c);
      if (reference === undefined) return answerBuilt(c, pages);
      return whileDatabaseAnswers(database, async () => {
        const order = await findOrderByKey(c, deps, reference, key);
        if (!order) return answer({ kind: 'error', errorCode: 'unknown', productId: undefined }, 404);
        const now = await refreshOrder(order, deps);
        await markRead(c, order, deps);
        const form = details === undefined ? undefined : await detailsAnswer(c, now, key, deps);
        const shown = form ?? (await orderAnswer(c, now, key, deps, { isSent: sent !== undefined }));
        return answer(shown.kind === 'order' ? { ...shown, isSaved: saved !== undefined } : shown);
      });
    });
  });

  // Needs the key, like the page: the order's number alone gives no access.
  onPage(app, 'post', path, async (c, language) => {
    const answer = (payment: PaymentAnswer, status: PageStatus = 200) =>
      answerLive(c, live, { path, payment }, { language, status });
    const render: RenderError = ({ errorCode }) => answer(errorAnswer(errorCode), errors[errorCode].status);
    return renderErrors(render, async () => {
      if (!isFromOwnPage(headersOf(c), config)) throw new CallError('otherSite');
      const request = readReceiptRequest(await readBody(c, ['form']));
      const order = await whileDatabaseAnswers(database, async () =>
        request ? findOrderByKey(c, deps, request.order, request.key) : undefined,
      );
      if (!request || !order) return answer({ kind: 'error', errorCode: 'unknown', productId: undefined }, 404);
      const page = orderAddress(await secretOf(), order.reference, language);
      if (!hasReceipt(order)) return c.redirect(page, 303);
      const ask = async (change: Partial<ReceiptAgain>, status: PageStatus) =>
        answer(await orderAnswer(c, order, request.key, deps, change), status);
      const email = addressFor(order, request);
      if (typeof email !== 'string') return ask(email, 422);
      const failed: RenderError = ({ errorCode }) => {
        const problem = errorCode === 'tooManyRequests' ? errorCode : 'failed';
        return ask({ typed: request.email, problem }, errors[errorCode].status);
      };
      return renderErrors(failed, async () => {
        const sending = { email, requestId: request.request_id };
        await whileDatabaseAnswers(database, () => sendReceiptAgain(c, order, sending, deps));
        c.header('Cache-Control', 'no-store');
        return c.redirect(`${page}&sent=yes#receipt`, 303);
      });
    });
  });

  // The checkout adds a result to this address, but it is no proof: the page asks the provider.
  app.get('/pay/back/:language/:reference/:key', async (c) => {
    const [language, reference, key] = [pathText(c, 'language'), pathText(c, 'reference'), pathText(c, 'key')];
    const secret = await whileDatabaseAnswers(database, secretOf);
    if (!isLanguage(language) || !isOrderKey(secret, reference, key)) return c.notFound();
    return c.redirect(orderAddress(secret, reference, language), 303);
  });
}

async function checkoutIn(c: AppContext, paying: Parameters<typeof checkoutOf>[1], deps: PaymentDeps) {
  const { provider } = deps;
  if (provider?.name !== paying.order.provider) return undefined;
  const { details_url, checkout_url } = await checkoutOf(c, paying, provider, deps);
  return details_url ?? checkout_url;
}

async function orderAnswer(
  c: AppContext,
  order: PaymentOrder,
  key: string,
  deps: PaymentDeps,
  change: Partial<ReceiptAgain> = {},
): Promise<Extract<PaymentAnswer, { kind: 'order' }>> {
  const view = await orderView(c, order, deps);
  return { kind: 'order', order: view, key, again: hasReceipt(order) ? receiptForm(order, change) : undefined };
}

/** Whoever opens an order has read what the bell says about it. */
async function markRead(
  c: AppContext,
  { reference }: PaymentOrder,
  { database, signedIn }: PaymentDeps,
): Promise<void> {
  const reader = await signedIn(c);
  if (reader) await markNotificationsAbout(database.db, reader.user.id, reference, currentTime());
}

type DetailsAnswer = Extract<PaymentAnswer, { kind: 'details' }>;

/** The form for what the invoice needs. Undefined: it cannot be changed any more. */
export async function detailsAnswer(
  c: AppContext,
  order: PaymentOrder,
  key: string,
  deps: PaymentDeps,
  change: Partial<DetailsAnswer> = {},
): Promise<DetailsAnswer | undefined> {
  const { db } = deps.database;
  if (!canChangeBilling(order, await findBilling(db, order.id))) return undefined;
  const view = await orderView(c, order, deps);
  const user = (await deps.signedIn(c))?.user;
  const own = user?.id === order.userId ? user : undefined;
  const chosen = chosenCountry(c.req.header('cookie')) ?? own?.country ?? undefined;
  const country = chosen ?? taxCountry(undefined, view.money.currency);
  return {
    kind: 'details',
    order: view,
    key,
    typed: await knownBilling(db, order, { user: own, country }),
    problems: {},
    meantEmail: undefined,
    asksEmail: asksForEmail(order),
    ...change,
  };
}

/** The address of an account or of a quote is known, and a paid order has one from the checkout. */
export function asksForEmail({ userId, quoteReference, email, paidAt }: PaymentOrder): boolean {
  return userId === null && paidAt === null && (quoteReference === null || email === null);
}

/** What the form for questions is filled in with. The link of an order may be passed on, so only its owner sees all. */
async function contactOf(
  c: AppContext,
  { userId, email }: PaymentOrder,
  billing: OrderBilling | undefined,
  { signedIn }: PaymentDeps,
): Promise<OrderView['contact']> {
  const isOwner = userId !== null && (await signedIn(c))?.user.id === userId;
  const { name = '', phone = null } = billing ?? {};
  return { name, email: (isOwner && email) || '', phone: (isOwner && phone) || '' };
}

/** An order as its page shows it. */
async function orderView(c: AppContext, order: PaymentOrder, deps: PaymentDeps): Promise<OrderView> {
  const { reference, state, email, createdAt, paidAt, expiresAt, deliveredAt, deliveryNote } = order;
  const secret = await deps.secretOf();
  const billing = await findBilling(deps.database.db, order.id);
  const isPayable = state === 'open' && expiresAt.getTime() > currentTime().getTime();
  const canChange = canChangeBilling(order, billing);
  return {
    reference,
    state,
    ...pricedItemOf(order),
    createdAt: createdAt.getTime(),
    paidAt: paidAt?.getTime(),
    expiresAt: expiresAt.getTime(),
    isDelivered: deliveredAt !== null,
    deliveryNote: (deliveredAt && deliveryNote) || undefined,
    billing: billing && detailsOf(billing),
    detailsPage: canChange ? detailsAddress(secret, reference, languageOf(order)) : undefined,
    refunds: (await listRefunds(deps.database.db, [order.id])).map(refundView),
    sentTo: email ? maskEmail(email) : undefined,
    contact: hasReceipt(order) ? await contactOf(c, order, billing, deps) : undefined,
    receipt: hasReceipt(order) ? receiptAddress(secret, reference) : undefined,
    checkout: isPayable ? await checkoutIn(c, { order, billing }, deps) : undefined,
    isSandbox: order.provider === 'sandbox',
  };
}
