import type { ReactNode } from 'react';
import { brand } from '#content/brand.ts';
import { company } from '#content/catalogue/company.ts';
import { meetingHref } from '#features/meetings/meeting-fields.ts';
import { purchaseFields } from '#features/payments/purchase-fields.ts';
import { buyWords, contactWay } from '#features/payments/views/buying.ts';
import { Island } from '#platform/browser/island.tsx';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import { Button } from '#ui/button.tsx';
import { Section } from '#ui/sections/section.tsx';
import QuotePayment from '../../browser/quote-payment.tsx';
import type { MadeAnswer } from './made-answer.ts';
import style from './next-steps.module.css';

/** The next steps: pay, meet, ask or change. Each link contains the quote's number. */
export function NextSteps({ answer }: { readonly answer: MadeAnswer }) {
  const { words, language } = usePage();
  const { made } = words.quote;
  const { quote, choice } = answer;
  const meet = meetingHref(language, { quote: quote.reference });
  return (
    <Section id="next" title={made.next} tone="card">
      <ul className={style.steps}>
        <PayStep answer={answer} />
        <Step title={made.meetTitle} text={format(made.meetText, language, { minutes: company.meetingMinutes })}>
          <Button href={meet} look="secondary">
            {made.meet}
          </Button>
        </Step>
        <Step title={made.askTitle} text={made.askText}>
          <Button href="#ask" look="secondary">
            {made.ask}
          </Button>
        </Step>
        <Step title={made.changeTitle} text={made.changeText}>
          <Button href={choice} look="secondary">
            {made.change}
          </Button>
        </Step>
      </ul>
    </Section>
  );
}

/** Pays the quote by card, or says how else. A paid or expired quote has nothing to pay. */
function PayStep({ answer }: { readonly answer: MadeAnswer }) {
  const page = usePage();
  const { words, language } = page;
  const { made } = words.quote;
  const { quote, state, canPay, payment } = answer;
  const { reference, total, currency } = quote;
  const money = { minor: total, currency };
  // A payment that is pending or done can only be viewed.
  if (payment) {
    return (
      <Step title={made.payTitle} text={state === 'paid' ? made.lead.paid : made.begun}>
        <Button href={payment}>{canPay ? made.continue : made.payment}</Button>
      </Step>
    );
  }
  if (state !== 'valid') return null;
  if (!canPay) {
    return (
      <Step
        title={made.payTitle}
        text={format(made.noPay, language, { currency: words.checkout.currencies[currency] })}
      />
    );
  }
  return (
    <Step title={made.payTitle} text={made.payText}>
      <Island
        name="quote-payment"
        of={QuotePayment}
        props={{
          money,
          language,
          words: buyWords(page),
          contact: contactWay(page),
          purchase: purchaseFields(
            { productId: undefined, planId: undefined, quote: reference, money },
            brand.apiClient,
            language,
          ),
          label: format(made.pay, language, { total: formatMoney(money, language, 'code') }),
        }}
      />
    </Step>
  );
}

function Step({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{text}</p>
      {children}
    </li>
  );
}
