import type { Prices } from '#content/catalogue/prices.ts';
import { usePage } from '#platform/page/page.ts';
import type { Currency } from '#site/countries.ts';
import { formatMoney } from '#site/money.ts';
import { ByCurrency } from './by-currency.tsx';

interface Props {
  readonly of: Prices;
  /** For visitors who have not chosen a country. */
  readonly first?: Currency;
}

/** A price in the currency of the visitor's country. */
export function Price({ of: prices, first = 'usd' }: Props) {
  const { language } = usePage();
  const write = (currency: Currency) => formatMoney({ minor: prices[currency] * 100, currency }, language);
  return <ByCurrency first={first}>{write}</ByCurrency>;
}
