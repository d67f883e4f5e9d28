import type { Prices } from '#content/catalogue/prices.ts';
import { currencies } from '#site/countries.ts';
import { currencyOf, whoPaysIn } from '#site/currency-of.ts';
import { formatMoney } from '#site/money.ts';
import { usePage } from '#site/page.ts';

/** A price in the currency of the visitor's country; on the home of a country, in that country's. */
export function Price({ of: prices }: { readonly of: Prices }) {
  const { route, language } = usePage();
  const amount = (currency: keyof Prices) => formatMoney({ minor: prices[currency] * 100, currency }, language);
  if (route.country) return amount(currencyOf(route.country));
  return currencies.map((currency) => (
    <span key={currency} data-when-country={whoPaysIn(currency)}>
      {amount(currency)}
    </span>
  ));
}
