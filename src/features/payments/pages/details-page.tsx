import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { formatMoney } from '#site/money.ts';
import { TillHero } from '#ui/art/heroes/payment.tsx';
import { Button } from '#ui/button.tsx';
import { Callout } from '#ui/callout.tsx';
import { HiddenValues } from '#ui/hidden-fields.tsx';
import { note, row, stack } from '#ui/layout.ts';
import { Notice } from '#ui/sections/notice.tsx';
import { billingControls, billingPath } from '../billing.ts';
import { describeItem, paymentHref } from '../describe-item.ts';
import type { PaymentAnswer } from '../payment-answer.ts';
import { BillingFields, doubtfulValues } from '../views/billing-fields.tsx';
import style from './payment.module.css';
import { paymentTrail } from './payment-parts.tsx';

type Answer = Extract<PaymentAnswer, { kind: 'details' }>;

/** What the invoice needs: between choosing and paying, or afterwards if it is missing. */
export function DetailsPage({ answer }: { readonly answer: Answer }) {
  const page = usePage();
  const { words, language } = page;
  const { billing } = words;
  const { order, key, problems } = answer;
  const isPaid = order.paidAt !== undefined;
  const trail = paymentTrail(page, { label: order.reference, href: paymentHref(language, order.reference, key) });
  return (
    <Notice picture={<TillHero />} title={billing.title} trail={trail}>
      <p>{isPaid ? billing.leadPaid : billing.lead}</p>
      <p className={row(0, style.summary)}>
        <span>
          {billing.summary} {describeItem(order, words, language)}
        </span>{' '}
        <strong>{formatMoney(order.money, language)}</strong>
      </p>
      <form
        method="post"
        action={billingPath}
        noValidate
        className={stack(4, style.form)}
        {...dataProps({
          enhance: 'invoice-details',
          wake: 'sight',
          reference: order.reference,
          key,
          opening: billing.opening,
          unpaid: billing.unpaid,
        })}
      >
        <HiddenValues
          values={{
            [billingControls.order]: order.reference,
            [billingControls.key]: key,
            [billingControls.confirmed]: doubtfulValues(answer),
            lang: language,
          }}
        />
        {Object.keys(problems).length > 0 && <Callout tone="error">{billing.someWrong}</Callout>}
        <BillingFields of={answer} />
        <p className={note}>{billing.privacy}</p>
        <div>
          <Button type="submit">{isPaid ? billing.save : billing.continue}</Button>
        </div>
        <p role="status" className={note} {...dataProps({ status: '' })} />
      </form>
    </Notice>
  );
}
