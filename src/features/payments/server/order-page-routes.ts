import { type ErrorCode, errors } from '#platform/contracts/envelope.ts';
import type { App, AppContext } from '#platform/server/app-context.ts';
import { readBody } from '#platform/server/body/read-body.ts';
import { CallError, type RenderError, renderErrors, whileDatabaseAnswers } from '#platform/server/errors/call-error.ts';
import { pathText, queryTexts } from '#platform/server/http/request-text.ts';
import { answerLive, onPage, type PageStatus } from '#platform/server/live/live-pages.ts';
import { answerBuilt } from '#platform/server/pages/pages.ts';
import { isFromOwnPage } from '#platform/server/security/origins.ts';
import { maskEmail } from '#platform/server/security/secrets.ts';
import { isLanguage } from '#site/languages.ts';
import type { OrderView, PaymentAnswer, ReceiptAgain } from '../payment-answer.ts';
import { refreshOrder } from './check-order.ts';
import {
  checkoutOf,
  findOrderByKey,
  hasReceipt,
  isOrderKey,
  orderAddress,
  type PaymentDeps,
  pricedItemOf,
  receiptAddress,
} from './order.ts';
import { addressFor, readReceiptRequest, receiptForm, sendReceiptAgain } from './receipt-again.ts';
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
      const { order: reference, key = '', sent } = queryTexts(c);
      if (reference === undefined) return answerBuilt(c, pages);
      return whileDatabaseAnswers(database, async () => {
        const order = await findOrderByKey(c, deps, reference, key);
        if (!order) return answer({ kind: 'error', errorCode: 'unknown', productId: undefined }, 404);
        const now = await refreshOrder(order, deps);
        return answer(await orderAnswer(c, now, key, deps, { isSent: sent !== undefined }));
      });
    });
  });

  // Needs the key, like the page: the order's number alone gives no access.
  onPage(app, 'post', path, async (c, language) => {
    const answer = (payment: PaymentAnswer, status: PageStatus = 200) =>
      answerLive(c, live, { path, payment }, { language, status });
    const render: RenderError = ({ errorCode }) => answer(errorAnswer(errorCode), errors[errorCode].status);
    return renderErrors(render, async () => {
      if (!isFromOwnPage(c.req.header(), config)) throw new CallError('otherSite');
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

async function checkoutIn(c: AppContext, order: Parameters<typeof orderView>[0], deps: PaymentDeps) {
  const { provider } = deps;
  if (provider?.name !== order.provider) return undefined;
  return (await checkoutOf(c, order, provider, deps)).checkout_url;
}

async function orderAnswer(
  c: AppContext,
  order: PaymentOrder,
  key: string,
  deps: PaymentDeps,
  change: Partial<ReceiptAgain> = {},
): Promise<PaymentAnswer> {
  const view = orderView(order, await deps.secretOf(), await checkoutIn(c, order, deps));
  return { kind: 'order', order: view, key, again: hasReceipt(order) ? receiptForm(order, change) : undefined };
}

/** An order as its page shows it. `checkout`: the address of the checkout, if the order can still be paid. */
function orderView(order: PaymentOrder, secret: string, checkout: string | undefined): OrderView {
  const { reference, state, email, createdAt, paidAt, expiresAt, deliveredAt } = order;
  const isPayable = state === 'open' && expiresAt.getTime() > Date.now();
  return {
    reference,
    state,
    ...pricedItemOf(order),
    createdAt: createdAt.getTime(),
    paidAt: paidAt?.getTime(),
    expiresAt: expiresAt.getTime(),
    isDelivered: deliveredAt !== null,
    sentTo: email ? maskEmail(email) : undefined,
    receipt: hasReceipt(order) ? receiptAddress(secret, reference) : undefined,
    checkout: isPayable ? checkout : undefined,
    isSandbox: order.provider === 'sandbox',
  };
}
