import { brand } from '#content/brand.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { withHead } from '#platform/page/head.ts';
import { type Page, usePage } from '#platform/page/page.ts';
import { dashboardHref } from '#site/dashboard.ts';
import { format } from '#site/message.ts';
import { formatMoney, type Money } from '#site/money.ts';
import { quoteHref } from '#site/quote-links.ts';
import { RefusedHero, TillHero } from '#ui/art/heroes/payment.tsx';
import { Button } from '#ui/button.tsx';
import { HiddenValues } from '#ui/hidden-fields.tsx';
import { row, stack } from '#ui/layout.ts';
import { ButtonLink } from '#ui/links.tsx';
import { raisedLook } from '#ui/look.ts';
import { Notice } from '#ui/sections/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { describeItem, plansLink } from '../describe-item.ts';
import type { PaymentAnswer, PricedItem } from '../payment-answer.ts';
import { buyPath, purchaseFields } from '../purchase-fields.ts';
import type { CustomerCountry } from '../taxes.ts';
import { customerCountryOptions } from '../views/buying.ts';
import { DetailsPage } from './details-page.tsx';
import { OrderPage } from './order-page.tsx';
import style from './payment.module.css';
import { paymentTrail, TaxLines } from './payment-parts.tsx';
import { SandboxCheckout } from './sandbox-checkout.tsx';

export default withHead((page) => ({ title: titleOf(page), description: page.words.payment.description }), PaymentPage);

/** Shows the state of a payment, a price to confirm, or why there is no order. */
function PaymentPage() {
  const answer = paymentIn(usePage());
  if (answer?.kind === 'order')
    return <OrderPage order={answer.order} orderKey={answer.key} again={answer.again} isSaved={answer.isSaved} />;
  if (answer?.kind === 'details') return <DetailsPage answer={answer} />;
  if (answer?.kind === 'confirm')
    return <ConfirmPage asked={answer.asked} right={answer.right} country={answer.country} />;
  if (answer?.kind === 'country') return <CountryPage item={answer.item} />;
  if (answer?.kind === 'sandbox') return <SandboxCheckout answer={answer} />;
  return answer ? <ErrorPage errorCode={answer.errorCode} productId={answer.productId} /> : <BuiltPage />;
}

/** For visitors who open the page without an order. */
function BuiltPage() {
  const { title, built, actions } = usePage().words.payment;
  return (
    <Notice picture={<TillHero />} title={title}>
      <p>{built.lead}</p>
      <p>{built.lost}</p>
      <Notice.Actions>
        <ButtonLink to="/dashboard">{actions.account}</ButtonLink>
        <ButtonLink to="/email-masivo" anchor="plans" look="secondary">
          {actions.emailPlans}
        </ButtonLink>
        <ButtonLink to="/products/suppmail" anchor="plans" look="secondary">
          {actions.helpDeskPlans}
        </ButtonLink>
        <ButtonLink to="/support" anchor="form" look="quiet">
          {actions.contact}
        </ButtonLink>
      </Notice.Actions>
    </Notice>
  );
}

type Props = Omit<Extract<PaymentAnswer, { kind: 'error' }>, 'kind'>;

/** Why there is no order, and what to do about it. */
function ErrorPage({ errorCode, productId }: Props) {
  const page = usePage();
  const { words, language } = page;
  const { errors, actions } = words.payment;
  const { title, text } = errors[errorCode];
  return (
    <Notice picture={<RefusedHero />} title={title} trail={paymentTrail(page)}>
      <p role="alert">{text}</p>
      <Notice.Actions>
        {errorCode === 'unknown' && (
          <Button href={dashboardHref(language, { view: 'payments' })}>{actions.account}</Button>
        )}
        {errorCode === 'unavailable' || (
          <ButtonLink {...plansLink(productId)} look={errorCode === 'unknown' ? 'secondary' : 'primary'}>
            {actions.plans}
          </ButtonLink>
        )}
        <ButtonLink to="/support" anchor="form" look={errorCode === 'unavailable' ? 'primary' : 'secondary'}>
          {actions.contact}
        </ButtonLink>
      </Notice.Actions>
    </Notice>
  );
}

interface ConfirmPageProps {
  /** The price that the visitor saw. */
  readonly asked: Money;
  readonly right: PricedItem;
  readonly country: CustomerCountry | undefined;
}

/** Asks the visitor to confirm a price or currency that differs from the one they saw. */
function ConfirmPage({ asked, right, country }: ConfirmPageProps) {
  const page = usePage();
  const { words, language } = page;
  const { confirm } = words.payment;
  const { currency } = right.money;
  const { taxes } = right;
  const display = asked.currency === currency ? 'symbol' : 'code';
  const amounts = {
    right: formatMoney(right.money, language, display),
    seen: formatMoney(asked, language, display),
    taxes: taxes.map(({ name, rate }) => format(words.quote.made.tax, language, { name, rate: rate / 100 })).join(', '),
  };
  const isPrice = asked.currency === currency ? confirm.price : confirm.currency;
  const why = taxes.length > 0 && !right.quote ? confirm.taxes : isPrice;
  return (
    <Notice picture={<TillHero />} title={confirm.title} trail={paymentTrail(page)}>
      <p role="alert">{format(why, language, { ...amounts, currency: words.currencies.names[currency] })}</p>
      <div className={stack(3, raisedLook, style.panel)}>
        <p>{describeItem(right, words, language)}</p>
        <p className={style.amount}>{amounts.right}</p>
        <TaxLines of={right} />
      </div>
      <form method="post" action={buyPath} {...dataProps({ enhance: 'once' })} className={row(3, style.actions)}>
        <HiddenValues values={purchaseFields({ ...right, country }, brand.apiClient, language)} />
        <Button type="submit">{format(confirm.accept, language, amounts)}</Button>
        {right.quote ? (
          <Button href={quoteHref(language, right.quote)} look="secondary">
            {words.payment.actions.quote}
          </Button>
        ) : (
          <ButtonLink {...plansLink(right.productId)} look="secondary">
            {confirm.back}
          </ButtonLink>
        )}
      </form>
      <p className={style.note}>{confirm.note}</p>
    </Notice>
  );
}

/** Asks for the country, on which the taxes depend. */
function CountryPage({ item }: Omit<Extract<PaymentAnswer, { kind: 'country' }>, 'kind'>) {
  const page = usePage();
  const { words, language } = page;
  const { country } = words.checkout;
  return (
    <Notice picture={<TillHero />} title={country.title} trail={paymentTrail(page)}>
      <p role="alert">{country.text}</p>
      <div className={stack(3, raisedLook, style.panel)}>
        <p>{describeItem(item, words, language)}</p>
      </div>
      <form method="post" action={buyPath} {...dataProps({ enhance: 'once' })} className={stack(4)}>
        <HiddenValues values={purchaseFields(item, brand.apiClient, language)} />
        <SelectField
          id="customer-country"
          name="country"
          label={country.label}
          placeholder={country.choose}
          options={customerCountryOptions(page)}
          autoComplete="country"
          required
        />
        <div className={row(3, style.actions)}>
          <Button type="submit">{country.submit}</Button>
          <ButtonLink {...plansLink(item.productId)} look="secondary">
            {words.payment.confirm.back}
          </ButtonLink>
        </div>
      </form>
    </Notice>
  );
}

function titleOf(page: Page): string {
  const { payment: words, sandbox } = page.words;
  const answer = paymentIn(page);
  if (answer?.kind === 'error') return words.errors[answer.errorCode].title;
  if (answer?.kind === 'confirm') return words.confirm.title;
  if (answer?.kind === 'country') return page.words.checkout.country.title;
  if (answer?.kind === 'sandbox') return `${sandbox.steps[answer.step].title} · ${sandbox.name}`;
  // The tab's title shows the state, so that a visitor can leave a pending payment and find it again.
  return answer ? `${words.states[answer.order.state]} · ${answer.order.reference}` : words.title;
}

/** The payment that the server rendered this page for; undefined on the prebuilt page. */
function paymentIn({ live }: Page): PaymentAnswer | undefined {
  return live?.path === '/payment' ? live.payment : undefined;
}
