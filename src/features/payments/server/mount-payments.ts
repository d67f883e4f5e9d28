import { success } from '#platform/contracts/envelope.ts';
import { errors } from '#platform/contracts/errors.ts';
import type { Db } from '#platform/database/database.ts';
import type { App } from '#platform/server/app-context.ts';
import { readBody } from '#platform/server/body/read-body.ts';
import { mountCall, problemsOf } from '#platform/server/calls/mount-call.ts';
import { sendDocument } from '#platform/server/documents/send-document.ts';
import { CallError } from '#platform/server/errors/call-error.ts';
import { whileDatabaseAnswers } from '#platform/server/errors/while-database-answers.ts';
import { pathText, queryText } from '#platform/server/http/request-text.ts';
import { answerLive } from '#platform/server/live/live-pages.ts';
import { memoryLimit } from '#platform/server/memory-limit.ts';
import { chooseLanguage } from '#platform/server/pages/choose-language.ts';
import { isFromOwnPage } from '#platform/server/security/own-pages-only.ts';
import { madeHref } from '#site/quotes.ts';
import { createTransaction, getPaymentState, purchase } from '../contract.ts';
import { buyPath } from '../purchase-fields.ts';
import type { DrawReceipt } from '../receipt.ts';
import { beginPayment, PaymentsOff, PriceChanged } from './begin-payment.ts';
import { refreshOrder } from './check-order.ts';
import { notifyOfPaymentChange } from './notify-of-payment-change.ts';
import { eventsPath } from './open-payments.ts';
import { findOpenedOrder } from './order.ts';
import { errorAnswer } from './order-page/error-answer.ts';
import { mountOrderPage } from './order-page/mount-order-page.ts';
import type { PaymentDeps } from './payment-parts.ts';
import { receiptOf } from './receipts.ts';
import { applyTransaction, type NotifyOfPaymentChange } from './store/apply-transaction.ts';
import type { ReportedTransaction } from './store/next-order-state.ts';
import { paymentEvent } from './tables.ts';

export function mountPayments(app: App, deps: PaymentDeps, drawReceipt: DrawReceipt): void {
  mountTransactions(app, deps);
  mountBuying(app, deps);
  mountEvents(app, deps);
  mountOrderPage(app, deps);
  mountReceipts(app, deps, drawReceipt);
}

/** The receipt, for whoever has the key of the order. */
function mountReceipts(app: App, deps: PaymentDeps, drawReceipt: DrawReceipt): void {
  app.get('/pay/receipts/:file{.+\\.pdf}', async (c) => {
    const reference = pathText(c, 'file').slice(0, -'.pdf'.length);
    const order = await whileDatabaseAnswers(deps.database, () =>
      findOpenedOrder(deps, reference, queryText(c, 'key') ?? ''),
    );
    const receipt = order && receiptOf(order);
    if (!receipt) return c.notFound();
    return sendDocument(c, receipt, { draw: () => drawReceipt(receipt), log: deps.log });
  });
}

function mountTransactions(app: App, deps: PaymentDeps): void {
  const { config, database } = deps;

  mountCall(app, config, createTransaction, async (purchase, c) => {
    const language = purchase.lang ?? chooseLanguage(undefined, c.req.header());
    return success(await whileDatabaseAnswers(database, () => beginPayment(c, purchase, language, deps)));
  });

  mountCall(app, config, getPaymentState, async ({ reference, key }) =>
    whileDatabaseAnswers(database, async () => {
      const order = await findOpenedOrder(deps, reference, key);
      if (!order) throw new CallError('notFound');
      const { state } = await refreshOrder(order, deps);
      return success({ reference: order.reference, state });
    }),
  );
}

const notBelieved = 'The signature of this event is not the provider’s, or its time is not ours';

/**
 * Where the provider tells what became of payments. Only a 200 ends the matter for it, so that is answered after
 * everything is kept, and to nothing that failed. What is not from the provider is refused; what is genuine and of no
 * concern is answered, or it would come again.
 */
function mountEvents(app: App, deps: PaymentDeps): void {
  const { config, database, log, provider, secretOf, wakeMail } = deps;
  const countForged = memoryLimit({ each: 30, all: 600 });
  app.post(eventsPath, async (c) => {
    const id = c.get('requestId');
    if (!provider) throw new CallError('notFound');
    const body = await readBody(c, ['json']);
    const now = new Date();
    const event = provider.readEvent(body, now, c.req.header('x-event-checksum'));
    if (event === 'other') return c.json({ received: true });
    if (typeof event === 'string') {
      // Only what is not from the provider is counted, so that nobody who shares a network with it can shut it out.
      const wait = countForged(c.get('sender')()?.network ?? '');
      if (wait > 0) {
        c.header('Retry-After', String(wait));
        throw new CallError('tooManyRequests');
      }
      log.warn({ id, event }, 'an event of the payment provider was refused');
      throw event === 'unreadable'
        ? new CallError('wrongInput')
        : new CallError('otherSite', { description: notBelieved });
    }
    const transaction = { ...event.transaction, provider: provider.name };
    const kept = await whileDatabaseAnswers(database, async () =>
      recordEvent(database.db, { ...event, transaction }, now, notifyOfPaymentChange(config, await secretOf())),
    );
    log.info({ id, kept, status: transaction.status }, 'an event of the payment provider was kept');
    if (kept === 'changed') wakeMail?.();
    return c.json({ received: true });
  });
}

/** The plain forms of the plans. Leads to the checkout, or to a page that says why not. */
function mountBuying(app: App, deps: PaymentDeps): void {
  const { config, database, live } = deps;
  app.post(buyPath, async (c) => {
    let language = chooseLanguage(undefined, c.req.header());
    let asked: ReturnType<typeof purchase.parse> | undefined;
    c.set('renderError', (errorCode) => {
      const page = (payment: ReturnType<typeof errorAnswer>) =>
        answerLive(c, live, { path: '/payment', payment }, { language, status: errors[errorCode.errorCode].status });
      if (errorCode instanceof PriceChanged && asked) {
        const { value: minor, currency } = asked;
        return page({ kind: 'confirm', asked: { minor, currency }, right: errorCode.right });
      }
      if (errorCode instanceof PaymentsOff)
        return page({ kind: 'error', errorCode: 'unavailable', productId: asked?.product_id });
      // The quote's own page says that it is paid, or no longer valid.
      if (asked?.quotation_id && errorCode.errorCode === 'changed')
        return c.redirect(madeHref(language, asked.quotation_id), 303);
      return page(errorAnswer(errorCode.errorCode, asked?.product_id));
    });
    if (!isFromOwnPage(c.req.header(), config)) throw new CallError('otherSite');
    const read = purchase.safeParse(await readBody(c, ['form']));
    if (!read.success) throw new CallError('wrongInput', { fields: problemsOf(read.error) });
    asked = read.data;
    language = asked.lang ?? language;
    const wanted = asked;
    const { checkout_url } = await whileDatabaseAnswers(database, () => beginPayment(c, wanted, language, deps));
    c.header('Cache-Control', 'no-store');
    return c.redirect(checkout_url, 303);
  });
  // Whoever presses Enter in the address bar, or comes back to it, finds the way to the plans.
  app.get(buyPath, (c) => c.redirect('/payment', 303));
}

interface ReportedEvent {
  /** The same for the same telling. */
  readonly key: string;
  readonly sentAt: Date;
  readonly transaction: ReportedTransaction;
}

/**
 * Keeps an event and all that follows from it, or nothing at all. `repeated`: it had been kept before, or is being kept
 * at this moment by another server, for which this one waits.
 */
export function recordEvent(
  db: Db,
  { key, sentAt, transaction }: ReportedEvent,
  now: Date,
  tell: NotifyOfPaymentChange,
): Promise<'changed' | 'nothing' | 'repeated'> {
  const { provider, id: transactionId, status } = transaction;
  const row = { key: `${provider}:${key}`, transactionId, status, sentAt, receivedAt: now };
  return db.transaction(async (tx) => {
    const [kept] = await tx.insert(paymentEvent).values(row).onConflictDoNothing().returning({ key: paymentEvent.key });
    if (!kept) return 'repeated';
    return (await applyTransaction(tx, transaction, now, tell)) ? 'changed' : 'nothing';
  });
}
