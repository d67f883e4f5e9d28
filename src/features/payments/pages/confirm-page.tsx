import { brand } from '#content/brand.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { formatMoney, type Money } from '#site/money.ts';
import { madeHref } from '#site/quotes.ts';
import { TillHero } from '#ui/art/heroes/payment/till.tsx';
import { Button } from '#ui/button.tsx';
import { HiddenValues } from '#ui/hidden-values.tsx';
import { ButtonLink } from '#ui/links/button-link.tsx';
import { Notice } from '#ui/sections/notice.tsx';
import { describeItem } from '../describe-item.ts';
import type { AskedPurchase } from '../payment-answer.ts';
import { plansPlace } from '../plans-place.ts';
import { buyPath, purchaseFields } from '../purchase-fields.ts';
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
  const { currency } = right.money;
  const amounts = { right: formatMoney(right.money, language, 'code'), seen: formatMoney(asked, language, 'code') };
  const why = asked.currency === currency ? confirm.price : confirm.currency;
  return (
    <Notice picture={<TillHero />} title={confirm.title}>
      <p role="alert">{format(why, language, { ...amounts, currency: confirm.currencies[currency] })}</p>
      <div className={style.panel}>
        <p>{describeItem(right, words, language)}</p>
        <p className={style.amount}>{amounts.right}</p>
      </div>
      <form method="post" action={buyPath} data-enhance="once" className={style.actions}>
        <HiddenValues values={purchaseFields(right, brand.apiClient, language)} />
        <Button type="submit">{format(confirm.accept, language, amounts)}</Button>
        {right.quote ? (
          <Button href={madeHref(language, right.quote)} look="secondary">
            {words.payment.actions.quote}
          </Button>
        ) : (
          <ButtonLink {...plansPlace(right.productId)} look="secondary">
            {confirm.back}
          </ButtonLink>
        )}
      </form>
      <p className={style.note}>{confirm.note}</p>
    </Notice>
  );
}
