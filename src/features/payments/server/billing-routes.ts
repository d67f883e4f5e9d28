import { errors, success } from '#platform/contracts/envelope.ts';
import { currentTime } from '#platform/database/clock.ts';
import { type App, type AppContext, headersOf } from '#platform/server/app-context.ts';
import { readBody } from '#platform/server/body/read-body.ts';
import { CallError, type RenderError, renderErrors, whileDatabaseAnswers } from '#platform/server/errors/call-error.ts';
import { formText } from '#platform/server/http/request-text.ts';
import { answerLive, type PageStatus } from '#platform/server/live/live-pages.ts';
import { languageOf } from '#platform/server/pages/choose-language.ts';
import { isFromOwnPage } from '#platform/server/security/origins.ts';
import { isLanguage } from '#site/languages.ts';
import { suggestEmail } from '#site/suggest-email.ts';
import { type BillingProblems, billingControls, billingPath, type TypedBilling } from '../billing.ts';
import type { Checkout } from '../contract.ts';
import type { PaymentAnswer } from '../payment-answer.ts';
import { checkBilling, findBilling, readTyped, saveBilling } from './billing.ts';
import { checkoutOf, findOrderByKey, orderAddress, type PaymentDeps } from './order.ts';
import { asksForEmail, detailsAnswer, errorAnswer } from './order-page-routes.ts';
import { findOrder, type PaymentOrder } from './store/orders.ts';

/**
 * The form for what the invoice needs, between choosing and paying. With JavaScript it is answered with the data of the
 * checkout, which then opens as a window; otherwise with a redirect to the checkout.
 */
export function mountBilling(app: App, deps: PaymentDeps): void {
  const { config, database, live } = deps;
  app.post(billingPath, async (c) => {
    let language = languageOf({ language: '' });
    const answer = (payment: PaymentAnswer, status: PageStatus) =>
      answerLive(c, live, { path: '/payment', payment }, { language, status });
    const render: RenderError = ({ errorCode }) => answer(errorAnswer(errorCode), errors[errorCode].status);
    return renderErrors(render, async () => {
      if (!isFromOwnPage(headersOf(c), config)) throw new CallError('otherSite');
      const body = await readBody(c, ['form']);
      const lang = formText(body, 'lang');
      if (isLanguage(lang)) language = lang;
      return whileDatabaseAnswers(database, async () => {
        const key = formText(body, billingControls.key);
        const order = await findOrderByKey(c, deps, formText(body, billingControls.order), key);
        if (!order) return answer({ kind: 'error', errorCode: 'unknown', productId: undefined }, 404);
        const page = orderAddress(await deps.secretOf(), order.reference, language);
        return takeDetails(c, { order, key, page, sent: readTyped(body), answer }, deps);
      });
    });
  });
  // A visitor who reloads this address in the address bar gets the page that explains payments.
  app.get(billingPath, (c) => c.redirect('/payment', 303));
}

interface SentDetails {
  readonly order: PaymentOrder;
  readonly key: string;
  /** The address of the order's page. */
  readonly page: string;
  readonly sent: ReturnType<typeof readTyped>;
  readonly answer: (payment: PaymentAnswer, status: PageStatus) => Response | Promise<Response>;
}

/** Saves the details, or shows the form again with what was typed. */
async function takeDetails(c: AppContext, { order, key, page, sent, answer }: SentDetails, deps: PaymentDeps) {
  const wantsData = c.req.header('accept')?.includes('application/json') ?? false;
  const checked = checkBilling(sent, asksForEmail(order));
  if ('problems' in checked) {
    if (wantsData) return c.json({ CODE: 2, DESCRIPTION: 'wrong input', DATA: {} }, 422);
    const form = await wrongForm(c, { order, key, typed: sent.typed, ...checked }, deps);
    return form ? answer(form, 422) : c.redirect(page, 303);
  }
  await deps.database.db.transaction((tx) => saveBilling(tx, order.id, { ...checked, now: currentTime() }));
  c.header('Cache-Control', 'no-store');
  return goOn(c, await payableCheckout(c, order, deps), { wantsData, page });
}

/** To the checkout, or back to the page of an order that is no longer open. */
function goOn(
  c: AppContext,
  checkout: Checkout | undefined,
  { wantsData, page }: { wantsData: boolean; page: string },
) {
  if (wantsData && checkout) return c.json(success(checkout));
  return c.redirect(checkout?.checkout_url ?? `${page}&saved=yes#invoice`, 303);
}

interface WrongForm {
  readonly order: PaymentOrder;
  readonly key: string;
  readonly typed: TypedBilling;
  readonly problems: BillingProblems;
}

/** The form with what was typed. Undefined: it cannot be changed any more. */
function wrongForm(c: AppContext, { order, key, typed, problems }: WrongForm, deps: PaymentDeps) {
  const meantEmail = problems.email === 'doubtful' ? suggestEmail(typed.email) : undefined;
  return detailsAnswer(c, order, key, deps, { typed, problems, meantEmail });
}

/** Undefined: the order is no longer open, so its page shows what happened to it. */
async function payableCheckout(c: AppContext, { reference, id }: PaymentOrder, deps: PaymentDeps) {
  const { provider, database } = deps;
  const order = await findOrder(database.db, reference);
  const isPayable = order?.state === 'open' && order.expiresAt > currentTime() && provider?.name === order.provider;
  if (!provider || !order || !isPayable) return undefined;
  return checkoutOf(c, { order, billing: await findBilling(database.db, id) }, provider, deps);
}
