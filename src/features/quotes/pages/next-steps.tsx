import type { ReactNode } from 'react';
import { brand } from '#content/brand.ts';
import { company } from '#content/catalogue/company.ts';
import { meetingHref } from '#features/meetings/meeting-fields.ts';
import { purchaseFields } from '#features/payments/purchase-fields.ts';
import { buyWords, contactWay } from '#features/payments/views/buying.ts';
import { Island } from '#platform/browser/island.tsx';
import { dataProps } from '#platform/page/data-attributes.ts';
import { type Page, usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import { type Language, localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import { Button } from '#ui/button.tsx';
import { HiddenValues } from '#ui/hidden-fields.tsx';
import { stack } from '#ui/layout.ts';
import { size4 } from '#ui/look.ts';
import { Section } from '#ui/sections/section.tsx';
import QuotePayment from '../browser/quote-payment.tsx';
import { openLines, type Quote } from '../quote.ts';
import type { MadeAnswer } from '../quote-answer.ts';
import { askAction, type QuoteRequestKind, quoteFields } from '../quote-fields.ts';
import style from './page.module.css';

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

/** The names of the lines by agreement; empty if there are none. */
function openNames(quote: Quote, language: Language): string {
  return new Intl.ListFormat(localeOf(language)).format(openLines(quote).map(({ name }) => name));
}

/** What a paid quote says: that it is settled, or what is still to be agreed. */
export function paidText({ quote }: MadeAnswer, { words, language }: Page): string {
  const { lead } = words.quote.made;
  const open = openNames(quote, language);
  return open ? format(lead.paidPart, language, { open }) : lead.paid;
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
      <Step title={made.payTitle} text={state === 'paid' ? paidText(answer, page) : made.begun}>
        <Button href={payment}>{canPay ? made.continue : made.payment}</Button>
      </Step>
    );
  }
  if (state !== 'valid') return null;
  if (!canPay) {
    return (
      <Step title={made.invoiceTitle} text={format(made.noPay, language, { total: formatMoney(money, language) })}>
        <RequestForm answer={answer} kind="invoice" label={made.requests.invoice.action} />
      </Step>
    );
  }
  const open = openNames(quote, language);
  const text = open ? format(made.payPart, language, { total: formatMoney(money, language), open }) : made.payText;
  return (
    <Step title={made.payTitle} text={text}>
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
          label: format(made.pay, language, { total: formatMoney(money, language) }),
        }}
      />
    </Step>
  );
}

function Step({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <li className={stack(3)}>
      <h3 className={size4}>{title}</h3>
      <p>{text}</p>
      {children}
    </li>
  );
}

interface Props {
  readonly answer: MadeAnswer;
  readonly kind: QuoteRequestKind;
  readonly label: string;
}

/** Sends a request about the quote in one press, or says that it was sent. */
export function RequestForm({ answer: { quote, requests }, kind, label }: Props) {
  const { words, language } = usePage();
  const { made } = words.quote;
  const { reference, email } = quote;
  const request = requests[kind];
  if (request)
    return <p role="status">{format(made.requests[kind].done, language, { request, email: email || '…' })}</p>;
  // Without the person's address the message form has to ask for it.
  if (!email)
    return (
      <Button href="#ask" look="secondary">
        {made.open.byHand}
      </Button>
    );
  return (
    <form method="post" action={href('/support/quote', language)} {...dataProps({ enhance: 'once' })}>
      <HiddenValues values={{ [quoteFields.action]: askAction, made: reference, about: kind }} />
      <Button type="submit" look={kind === 'prices' ? 'secondary' : 'primary'}>
        {label}
      </Button>
    </form>
  );
}
