import type { Prices } from '#content/catalogue/prices.ts';
import { formatMoney } from '#site/money.ts';
import { usePage } from '#site/page.ts';
import { ByCurrency } from './by-currency.tsx';

/** A price in the currency of the visitor's country. */
export function Price({ of: prices }: { readonly of: Prices }) {
  const { language } = usePage();
  return <ByCurrency>{(currency) => formatMoney({ minor: prices[currency] * 100, currency }, language)}</ByCurrency>;
}
