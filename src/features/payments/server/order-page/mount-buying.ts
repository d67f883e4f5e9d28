import { faults } from '#platform/contracts/faults.ts';
import type { App } from '#platform/server/app-context.ts';
import { readBody } from '#platform/server/body/read-body.ts';
import { problemsOf } from '#platform/server/calls/read-input.ts';
import { CallFault } from '#platform/server/errors/call-fault.ts';
import { whileDatabaseAnswers } from '#platform/server/errors/while-database-answers.ts';
import { answerLive } from '#platform/server/live/answer-live.ts';
import { chooseLanguage } from '#platform/server/pages/choose-language.ts';
import { isFromOwnPage } from '#platform/server/security/own-pages-only.ts';
import { madeHref } from '#site/quotes.ts';
import { purchase } from '../../contract.ts';
import { buyPath } from '../../purchase-fields.ts';
import { beginPayment, PaymentsOff, PriceChanged } from '../begin-payment.ts';
import type { PaymentDeps } from '../payment-parts.ts';
import { faultAnswer } from './fault-answer.ts';

/** The plain forms of the plans. Leads to the checkout, or to a page that says why not. */
export function mountBuying(app: App, deps: PaymentDeps): void {
  const { config, database, live } = deps;
  app.post(buyPath, async (c) => {
    let language = chooseLanguage(undefined, c.req.header());
    let asked: ReturnType<typeof purchase.parse> | undefined;
    c.set('renderError', (fault) => {
      const page = (payment: ReturnType<typeof faultAnswer>) =>
        answerLive(c, live, { path: '/payment', payment }, { language, status: faults[fault.fault].status });
      if (fault instanceof PriceChanged && asked) {
        const { value: minor, currency } = asked;
        return page({ kind: 'confirm', asked: { minor, currency }, right: fault.right });
      }
      if (fault instanceof PaymentsOff)
        return page({ kind: 'fault', fault: 'unavailable', productId: asked?.product_id });
      // The quote's own page says that it is paid, or no longer valid.
      if (asked?.quotation_id && fault.fault === 'changed')
        return c.redirect(madeHref(language, asked.quotation_id), 303);
      return page(faultAnswer(fault.fault, asked?.product_id));
    });
    if (!isFromOwnPage(c.req.header(), config)) throw new CallFault('otherSite');
    const read = purchase.safeParse(await readBody(c, ['form']));
    if (!read.success) throw new CallFault('wrongInput', { fields: problemsOf(read.error) });
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
