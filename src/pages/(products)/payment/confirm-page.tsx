import { TillHero } from '#components/art/heroes/payment/till.tsx';
import { HiddenValues } from '#components/forms/hidden-values.tsx';
import { Notice } from '#components/sections/notice.tsx';
import { ButtonLink } from '#components/shell/button-link.tsx';
import { Button } from '#components/ui/button.tsx';
import { brand } from '#content/brand.ts';
import type { purchase } from '#contracts/transactions.ts';
import { format } from '#site/message.ts';
import { formatMoney, type Money } from '#site/money.ts';
import { usePage } from '#site/page.ts';
import { writeAmount } from '#site/payments/amount.ts';
import { describeItem } from '#site/payments/describe-item.ts';
import type { AskedPurchase } from '#site/payments/payment-answer.ts';
import { plansPlace } from '#site/payments/plans-place.ts';
import style from './payment.module.css';

interface Props {
  /** What the visitor was shown. */
  readonly asked: Money;
  readonly right: AskedPurchase;
}

/** Another price or currency than the one that was shown: nobody pays it without having read it. */
export function ConfirmPage({ asked, right }: Props) {
  const { words, language } = usePage();
  const { confirm } = words.payment;
  const { minor, currency } = right.money;
  const amounts = { right: formatMoney(right.money, language, 'code'), seen: formatMoney(asked, language, 'code') };
  const why = asked.currency === currency ? confirm.price : confirm.currency;
  const values = {
    ...{ api_client: brand.apiClient, currency: currency.toUpperCase(), value: writeAmount(minor) },
    ...{ product_id: String(right.productId), plan_id: right.planId ?? '', platform: 'wompi', lang: language },
  } satisfies Partial<Record<keyof typeof purchase.shape, string>>;
  return (
    <Notice picture={<TillHero />} title={confirm.title}>
      <p role="alert">{format(why, language, { ...amounts, currency: confirm.currencies[currency] })}</p>
      <div className={style.panel}>
        <p>{describeItem(right, words, language)}</p>
        <p className={style.amount}>{amounts.right}</p>
      </div>
      <form method="post" action="/pay/buy" data-enhance="once" className={style.actions}>
        <HiddenValues values={values} />
        <Button type="submit">{format(confirm.accept, language, amounts)}</Button>
        <ButtonLink {...plansPlace(right.productId)} look="secondary">
          {confirm.back}
        </ButtonLink>
      </form>
      <p className={style.note}>{confirm.note}</p>
    </Notice>
  );
}
