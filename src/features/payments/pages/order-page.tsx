import type { ComponentType, ReactNode } from 'react';
import { brand } from '#content/brand.ts';
import { MessageForm } from '#features/tickets/views/message-form.tsx';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage, variantOf } from '#platform/page/page.ts';
import { When } from '#platform/page/when.tsx';
import { dashboardHref } from '#site/dashboard.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import { quoteHref } from '#site/quote-links.ts';
import { bogotaTime } from '#site/time.ts';
import { PaidHero, RefusedHero, ReturnedHero, WaitingHero } from '#ui/art/heroes/payment.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { Fact } from '#ui/fact.tsx';
import { HiddenValues } from '#ui/hidden-fields.tsx';
import { centeredRow, stack } from '#ui/layout.ts';
import { Link } from '#ui/link.tsx';
import { ButtonLink } from '#ui/links.tsx';
import { apart, atStart, atTop, needsScript, raisedLook, ruled, semibold, size4, target, terms } from '#ui/look.ts';
import { Notice } from '#ui/sections/notice.tsx';
import { Section } from '#ui/sections/section.tsx';
import { SupportHours } from '#ui/sections/support-hours.tsx';
import { describeItem, paymentHref, plansLink } from '../describe-item.ts';
import { isUnsettled, type OrderState, type OrderView, type ReceiptAgain } from '../payment-answer.ts';
import { againFields, buyPath, purchaseFields } from '../purchase-fields.ts';
import { InvoiceDetails, RefundFacts } from './invoice-details.tsx';
import style from './payment.module.css';
import { paymentTrail, TaxLines } from './payment-parts.tsx';
import { ReceiptForm, ReceiptNews } from './receipt-form.tsx';

const pictures: Readonly<Record<OrderState, ComponentType>> = {
  open: WaitingHero,
  pending: WaitingHero,
  expired: RefusedHero,
  error: RefusedHero,
  declined: RefusedHero,
  paid: PaidHero,
  voided: ReturnedHero,
};

interface OrderPageProps {
  readonly order: OrderView;
  readonly orderKey: string;
  readonly again: ReceiptAgain | undefined;
  /** The invoice details were just entered. */
  readonly isSaved?: boolean | undefined;
}

interface OrderProps {
  readonly order: OrderView;
  readonly orderKey: string;
}

/** The state of an order in one sentence, the facts, and what to do next. */
export function OrderPage({ order, orderKey, again, isSaved = false }: OrderPageProps) {
  const page = usePage();
  const { payment: words } = page.words;
  const { state, reference } = order;
  const Picture = pictures[state];
  const trail = paymentTrail(page, { label: reference, href: paymentHref(page.language, reference, orderKey) });
  return (
    <div className={stack(0, atTop, style.page)}>
      {order.isSandbox && (
        <p className={style.sandbox} {...dataProps({ scheme: 'light' })}>
          {words.sandbox}
        </p>
      )}
      <Notice picture={<Picture />} title={words.order[state].title} trail={trail}>
        <p
          {...dataProps({
            enhance: 'payment',
            wake: 'address:order=',
            reference,
            key: orderKey,
            state,
            changed: words.watch.changed,
          })}
        >
          {words.order[state].lead}
        </p>
        {/* The actions come before the facts, so that they are easy to find. */}
        <WaysOn order={order} orderKey={orderKey} />
        {again && <ReceiptNews order={order} orderKey={orderKey} again={again} />}
        <OrderFacts order={order} />
        <InvoiceDetails order={order} isSaved={isSaved} />
        {state === 'declined' && <Reasons />}
        <Watch order={order} orderKey={orderKey} />
      </Notice>
      <div {...dataProps({ 'no-print': '' })}>
        {state === 'paid' && <NextSteps order={order} />}
        {order.contact && <Ask order={order} contact={order.contact} />}
        {again && <ReceiptForm order={order} orderKey={orderKey} again={again} />}
      </div>
    </div>
  );
}

interface AskProps {
  readonly order: OrderView;
  readonly contact: NonNullable<OrderView['contact']>;
}

/** A message about the order, from the person who paid it. */
function Ask({ order: { reference }, contact }: AskProps) {
  const { words, language } = usePage();
  const { title, about } = words.payment.next.contact;
  return (
    <Section id="ask" title={title} lead={format(about, language, { reference })} beside>
      <MessageForm id="ask-form" variant="support" about={reference} known={contact} />
    </Section>
  );
}

/** The usual reasons for a declined card: the bank does not say which one it was. */
function Reasons() {
  const { reasonsTitle, reasons } = usePage().words.payment;
  return (
    <section className={style.reasons}>
      <h2>{reasonsTitle}</h2>
      <ul className={stack(2)}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </section>
  );
}

/** How to see whether the state has changed. The script checks automatically; the link works without it. */
function Watch({ order: { reference, state }, orderKey }: OrderProps) {
  const { words, language } = usePage();
  const { byItself, again } = words.payment.watch;
  if (!isUnsettled(state)) return null;
  return (
    <p className={style.note}>
      <span className={needsScript}>{byItself} </span>
      <Link href={paymentHref(language, reference, orderKey)}>{again}</Link>
    </p>
  );
}

/** What happens after the payment, step by step. */
function NextSteps({ order }: { readonly order: OrderView }) {
  const { words, language } = usePage();
  const { title, setUp, ready, account, contact } = words.payment.next;
  const { isDelivered, sentTo, deliveryNote } = order;
  return (
    <Section id="next" title={title} tone="card">
      <ol className={style.steps}>
        <Step title={isDelivered ? ready.title : setUp.title}>
          <p>{isDelivered ? ready.text : format(setUp.text, language, { email: sentTo ?? setUp.unknown })}</p>
          {deliveryNote && (
            <figure className={style.orderNote}>
              <figcaption>{words.billing.deliveryNote}</figcaption>
              <blockquote dir="auto">{deliveryNote}</blockquote>
            </figure>
          )}
          {isDelivered || <SupportHours />}
        </Step>
        <Step title={account.title}>
          <p>{account.text}</p>
          <Link href={dashboardHref(language, { view: 'payments' })} className={classNames(target, semibold)}>
            {account.action}
          </Link>
        </Step>
        <Step title={contact.title}>
          <p>{contact.text}</p>
          <Link href="#ask" className={classNames(target, semibold)}>
            {contact.action}
          </Link>
        </Step>
      </ol>
    </Section>
  );
}

function Step({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <li className={stack(3, atTop, atStart)}>
      <h3 className={size4}>{title}</h3>
      {children}
    </li>
  );
}

function OrderFacts({ order }: { readonly order: OrderView }) {
  const { words, language } = usePage();
  const { facts } = words.payment;
  const { state, paidAt } = order;
  const wasPaid = paidAt !== undefined;
  return (
    <section className={stack(3, raisedLook, style.panel)} aria-label={facts.label}>
      <dl className={stack(0, terms, ruled, style.facts)}>
        <div>
          <dt>{facts.reference}</dt>
          <dd className={centeredRow(0, apart, style.reference)}>
            <strong>{order.reference}</strong> <CopyButton text={order.reference} words={facts} />
          </dd>
        </div>
        <Fact label={wasPaid ? facts.bought : facts.item}>{describeItem(order, words, language)}</Fact>
        <Fact label={facts.amount}>
          <span className={style.amount}>{formatMoney(order.money, language)}</span>
          <TaxLines of={order} />
        </Fact>
        {order.openLines.length > 0 && <Fact label={facts.open}>{order.openLines.join(', ')}</Fact>}
        {state === 'open' ? (
          <Fact label={facts.until}>
            <Time at={order.expiresAt} />
          </Fact>
        ) : (
          <Fact label={wasPaid ? facts.paid : facts.ordered}>
            <Time at={paidAt ?? order.createdAt} />
          </Fact>
        )}
        {wasPaid && order.sentTo && <Fact label={facts.receiptTo}>{order.sentTo}</Fact>}
        <RefundFacts order={order} />
      </dl>
    </section>
  );
}

function Time({ at }: { readonly at: number }) {
  const { words, language } = usePage();
  return (
    <time dateTime={new Date(at).toISOString()}>
      {format(words.payment.facts.time, language, bogotaTime(at, language))}
    </time>
  );
}

/** The actions for an order, the likeliest first. While the bank decides, the only one is to contact us. */
function WaysOn({ order, orderKey }: OrderProps) {
  const page = usePage();
  const { words, language } = page;
  const { flags: charged } = variantOf(page);
  const { actions } = words.payment;
  const { state, receipt, checkout, productId, quote } = order;
  const hasFailed = state === 'expired' || state === 'declined' || state === 'error';
  return (
    <Notice.Actions>
      {receipt && <Button href={receipt}>{actions.receipt}</Button>}
      {checkout && state === 'open' && <Button href={checkout}>{actions.pay}</Button>}
      {hasFailed && (
        <>
          <When is={charged[order.money.currency]} then={<BuyAgain order={order} orderKey={orderKey} />} />
          {quote ? (
            <Button href={quoteHref(language, quote)} look="secondary">
              {actions.quote}
            </Button>
          ) : (
            <ButtonLink {...plansLink(productId)} look="secondary">
              {actions.plans}
            </ButtonLink>
          )}
        </>
      )}
      {state === 'paid' && quote && (
        <Button href={quoteHref(language, quote)} look="secondary">
          {actions.quote}
        </Button>
      )}
      {state === 'paid' || (
        <ButtonLink to="/support" anchor="form" look={hasFailed ? 'quiet' : 'secondary'}>
          {actions.contact}
        </ButtonLink>
      )}
    </Notice.Actions>
  );
}

/** Buys the same item as a new order, because a failed attempt closes its order. */
function BuyAgain({ order, orderKey }: OrderProps) {
  const { words, language } = usePage();
  return (
    <form method="post" action={buyPath} {...dataProps({ enhance: 'once' })}>
      <HiddenValues values={purchaseFields(order, brand.apiClient, language)} />
      {/* The invoice details are known. */}
      <HiddenValues values={{ [againFields.order]: order.reference, [againFields.key]: orderKey }} />
      <Button type="submit">{words.payment.actions.again}</Button>
    </form>
  );
}
