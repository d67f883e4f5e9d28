import { errors, success } from '#platform/contracts/envelope.ts';
import { currentTime } from '#platform/database/clock.ts';
import type { Db } from '#platform/database/database.ts';
import { type App, headersOf } from '#platform/server/app-context.ts';
import { readBody } from '#platform/server/body/read-body.ts';
import { mountCall, problemsOf } from '#platform/server/calls/mount-call.ts';
import { sendDocument } from '#platform/server/documents/send-document.ts';
import { CallError, type RenderError, renderErrors, whileDatabaseAnswers } from '#platform/server/errors/call-error.ts';
import { formText, pathText, queryText } from '#platform/server/http/request-text.ts';
import { answerLive } from '#platform/server/live/live-pages.ts';
import { chooseLanguage } from '#platform/server/pages/choose-language.ts';
import { isFromOwnPage } from '#platform/server/security/origins.ts';
import { memoryLimit } from '#platform/server/security/within-limits.ts';
import { quoteHref } from '#site/quote-links.ts';
import { createTransaction, getPaymentState, purchase } from '../contract.ts';
import type { PaymentAnswer } from '../payment-answer.ts';
import { againFields, buyPath } from '../purchase-fields.ts';
import type { DrawReceipt } from '../receipt.ts';
import { beginPayment, CountryMissing, PaymentsOff, PriceChanged } from './begin-payment.ts';
import { mountBilling } from './billing-routes.ts';
import { refreshOrder } from './check-order.ts';
import { notifyOfPaymentChange } from './mail.ts';
import { eventsPath } from './open-payments.ts';
import { findOrderByKey, type PaymentDeps } from './order.ts';
import { errorAnswer, mountOrderPage } from './order-page-routes.ts';
import { receiptOf } from './receipts.ts';
import { applyTransaction, type NotifyOfPaymentChange, type ReportedTransaction } from './store/apply-transaction.ts';
import { paymentEvent } from './tables.ts';

export function mountPayments(app: App, deps: PaymentDeps, drawReceipt: DrawReceipt): void {
  mountTransactions(app, deps);
  mountBuying(app, deps);
  mountEvents(app, deps);
  mountOrderPage(app, deps);
  mountBilling(app, deps);
  mountReceipts(app, deps, drawReceipt);
}

/** The receipt, for requests with the key of the order. */
function mountReceipts(app: App, deps: PaymentDeps, drawReceipt: DrawReceipt): void {
  app.get('/pay/receipts/:file{.+\\.pdf}', async (c) => {
    const reference = pathText(c, 'file').slice(0, -'.pdf'.length);
    const receipt = await whileDatabaseAnswers(deps.database, async () => {
      const order = await findOrderByKey(c, deps, reference, queryText(c, 'key') ?? '');
      return order && receiptOf(deps.database.db, order);
    });
    if (!receipt) return c.notFound();
    return sendDocument(c, receipt, { draw: () => drawReceipt(receipt), log: deps.log });
  });
}

function mountTransactions(app: App, deps: PaymentDeps): void {
  const { config, database } = deps;

  mountCall(app, config, createTransaction, async (purchase, c) => {
    const language = purchase.lang ?? chooseLanguage(undefined, headersOf(c));
    return success(await whileDatabaseAnswers(database, () => beginPayment(c, purchase, language, deps)));
  });

  mountCall(app, config, getPaymentState, async ({ reference, key }, c) =>
    whileDatabaseAnswers(database, async () => {
      const order = await findOrderByKey(c, deps, reference, key);
      if (!order) throw new CallError('notFound');
      const { state } = await refreshOrder(order, deps);
      return success({ reference: order.reference, state });
    }),
  );
}

const untrustedEvent = 'The signature of this event is not the provider’s, or its time is too far from ours';

/**
 * The webhook of the payment provider. The provider retries until it gets a 200, so that is sent only after everything
 * is saved. Events that are not from the provider are refused; genuine events of no interest get a 200 too, or they
 * would be sent again.
 */
function mountEvents(app: App, deps: PaymentDeps): void {
  const { config, database, log, provider, secretOf, wakeMail } = deps;
  const countForged = memoryLimit({ each: 30, all: 600 });
  app.post(eventsPath, async (c) => {
    const id = c.get('requestId');
    if (!provider) throw new CallError('notFound');
    const body = await readBody(c, ['json']);
    const now = currentTime();
    const event = provider.readEvent(body, now, c.req.header('x-event-checksum'));
    if (event === 'other') return c.json({ received: true });
    if (typeof event === 'string') {
      // Only forged events are counted, so that no one on the provider's network can lock it out.
      const wait = countForged(c.get('sender')());
      if (wait > 0) {
        c.header('Retry-After', String(wait));
        throw new CallError('tooManyRequests');
      }
      log.warn({ id, event }, 'refused an event from the payment provider');
      throw event === 'unreadable'
        ? new CallError('wrongInput')
        : new CallError('otherSite', { description: untrustedEvent });
    }
    const transaction = { ...event.transaction, provider: provider.name };
    const result = await whileDatabaseAnswers(database, async () =>
      recordEvent(database.db, { ...event, transaction }, now, notifyOfPaymentChange(config, await secretOf())),
    );
    log.info({ id, result, status: transaction.status }, 'saved an event from the payment provider');
    if (result === 'changed') wakeMail?.();
    return c.json({ received: true });
  });
}

/** The forms of the plans without JavaScript. Redirects to the checkout, or answers with a page that says why not. */
function mountBuying(app: App, deps: PaymentDeps): void {
  const { config, database, live } = deps;
  app.post(buyPath, async (c) => {
    let language = chooseLanguage(undefined, headersOf(c));
    let request: ReturnType<typeof purchase.parse> | undefined;
    const render: RenderError = (error) => {
      const page = (payment: PaymentAnswer) =>
        answerLive(c, live, { path: '/payment', payment }, { language, status: errors[error.errorCode].status });
      if (error instanceof PriceChanged && request) {
        const { value: minor, currency } = request;
        return page({ kind: 'confirm', asked: { minor, currency }, right: error.right, country: request.country });
      }
      if (error instanceof CountryMissing) return page({ kind: 'country', item: error.item });
      if (error instanceof PaymentsOff)
        return page({ kind: 'error', errorCode: 'unavailable', productId: request?.product_id });
      // The quote's page says that the quote is paid, or no longer valid.
      if (request?.quotation_id && error.errorCode === 'changed')
        return c.redirect(quoteHref(language, request.quotation_id), 303);
      return page(errorAnswer(error.errorCode, request?.product_id));
    };
    return renderErrors(render, async () => {
      if (!isFromOwnPage(headersOf(c), config)) throw new CallError('otherSite');
      const body = await readBody(c, ['form']);
      const read = purchase.safeParse(body);
      if (!read.success) throw new CallError('wrongInput', { fields: problemsOf(read.error) });
      request = read.data;
      language = request.lang ?? language;
      const parsed = request;
      const begun = await whileDatabaseAnswers(database, async () => {
        const [reference, key] = [formText(body, againFields.order), formText(body, againFields.key)];
        const before = reference ? await findOrderByKey(c, deps, reference, key) : undefined;
        return beginPayment(c, parsed, language, { ...deps, before });
      });
      c.header('Cache-Control', 'no-store');
      return c.redirect(begun.details_url ?? begun.checkout_url, 303);
    });
  });
  // A visitor who reloads this address in the address bar gets the page with links to the plans.
  app.get(buyPath, (c) => c.redirect('/payment', 303));
}

interface ReportedEvent {
  /** The same for every delivery of the same event. */
  readonly key: string;
  readonly sentAt: Date;
  readonly transaction: ReportedTransaction;
}

/**
 * Saves an event and applies it in one transaction. `repeated`: it was saved before, or another server is saving it at
 * this moment, which this one waits for.
 */
export function recordEvent(
  db: Db,
  { key, sentAt, transaction }: ReportedEvent,
  now: Date,
  notify: NotifyOfPaymentChange,
): Promise<'changed' | 'nothing' | 'repeated'> {
  const { provider, id: transactionId, status } = transaction;
  const row = { key: `${provider}:${key}`, transactionId, status, sentAt, receivedAt: now };
  return db.transaction(async (tx) => {
    const [saved] = await tx
      .insert(paymentEvent)
      .values(row)
      .onConflictDoNothing()
      .returning({ key: paymentEvent.key });
    if (!saved) return 'repeated';
    return (await applyTransaction(tx, transaction, now, notify)) ? 'changed' : 'nothing';
  });
}
