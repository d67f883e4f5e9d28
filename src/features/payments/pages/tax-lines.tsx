import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import type { PricedItem } from '../payment-answer.ts';
import style from './payment.module.css';

/** The taxes in a price. */
export function TaxLines({ of: { taxes, money } }: { readonly of: Pick<PricedItem, 'taxes' | 'money'> }) {
  const { words, language } = usePage();
  return taxes.map(({ name, rate, minor }) => (
    <p key={name} className={style.tax}>
      {format(words.payment.facts.tax, language, { name, rate: rate / 100 })}{' '}
      {formatMoney({ minor, currency: money.currency }, language, 'code')}
    </p>
  ));
}
