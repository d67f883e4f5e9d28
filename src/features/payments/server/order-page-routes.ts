import { type ErrorCode, errors } from '#platform/contracts/envelope.ts';
import type { App, AppContext } from '#platform/server/app-context.ts';
import { type RenderError, renderErrors, whileDatabaseAnswers } from '#platform/server/errors/call-error.ts';
import { pathText, queryTexts } from '#platform/server/http/request-text.ts';
import { answerLive, onPage, type PageStatus } from '#platform/server/live/live-pages.ts';
import { answerBuilt } from '#platform/server/pages/pages.ts';
import { maskEmail } from '#platform/server/security/secrets.ts';
import { isLanguage } from '#site/languages.ts';
import type { OrderView, PaymentAnswer } from '../payment-answer.ts';
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
  const { database, pages, live, secretOf } = deps;

  onPage(app, 'get', path, async (c, language) => {
    const answer = (payment: PaymentAnswer, status: PageStatus = 200) =>
      answerLive(c, live, { path, payment }, { language, status });
    const render: RenderError = ({ errorCode }) => answer(errorAnswer(errorCode), errors[errorCode].status);
    return renderErrors(render, async () => {
      const { order: reference, key = '' } = queryTexts(c);
      if (reference === undefined) return answerBuilt(c, pages);
      return whileDatabaseAnswers(database, async () => {
        const order = await findOrderByKey(deps, reference, key);
        if (!order) return answer({ kind: 'error', errorCode: 'unknown', productId: undefined }, 404);
        const now = await refreshOrder(order, deps);
        const view = orderView(now, await secretOf(), await checkoutIn(c, now, deps));
        return answer({ kind: 'order', order: view, key });
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
