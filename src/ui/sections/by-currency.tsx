import type { ReactNode } from 'react';
import { type Currency, currencies } from '#site/countries.ts';
import { whoPaysIn } from '#site/when-country.ts';

interface Props {
  /** For visitors who have not chosen a country. */
  readonly first?: Currency;
  readonly children: (currency: Currency) => ReactNode;
}

/** Draws something for each currency; a visitor sees that of their country, or, on a country's home, of that one. */
export function ByCurrency({ first, children }: Props) {
  return currencies.map((currency) => (
    <span key={currency} data-when-country={whoPaysIn(currency, first)}>
      {children(currency)}
    </span>
  ));
}
