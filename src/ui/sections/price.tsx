import type { ReactNode } from 'react';
import type { Prices } from '#content/catalogue/fields.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { findCountry, whoPaysIn } from '#site/countries.ts';
import { type Currency, currencies } from '#site/currencies.ts';
import { formatMoney, inMinor } from '#site/money.ts';

interface Props {
  readonly of: Prices;
  /** For visitors who have not chosen a country. */
  readonly first?: Currency;
}

/** A price in the currency of the visitor's country. */
export function Price({ of: prices, first = 'usd' }: Props) {
  const { language } = usePage();
  const write = (currency: Currency) => formatMoney({ minor: inMinor(prices[currency], currency), currency }, language);
  return <ByCurrency first={first}>{write}</ByCurrency>;
}

interface ByCurrencyProps {
  /** For visitors who have not chosen a country. */
  readonly first?: Currency;
  readonly children: (currency: Currency) => ReactNode;
}

/**
 * Renders something for each currency; a visitor sees that of their country, or, on a country's home, of that one. The
 * others are hidden without style sheets too: `visitor.css` overrules it.
 */
export function ByCurrency({ first = 'usd', children }: ByCurrencyProps) {
  const shown = findCountry(usePage().route.country)?.currency ?? first;
  return currencies
    .filter((currency) => whoPaysIn(currency, first) !== '')
    .map((currency) => (
      <span key={currency} hidden={currency !== shown} {...dataProps({ 'when-country': whoPaysIn(currency, first) })}>
        {children(currency)}
      </span>
    ));
}
