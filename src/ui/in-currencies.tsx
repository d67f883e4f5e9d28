import type { ReactNode } from 'react';
import type { Currency } from '#site/countries.ts';
import { whoPaysIn } from '#site/when-country.ts';
import style from './in-currencies.module.css';

interface Props {
  readonly as: 'span' | 'div';
  readonly of: readonly Currency[];
  /** An island that is not awake yet: all currencies stand there, and the visitor's country chooses. */
  readonly isAsleep: boolean;
  /** For visitors who have not chosen a country. */
  readonly first?: Currency;
  readonly children: (currency: Currency) => ReactNode;
}

/**
 * Draws something in each of these currencies. What stood there asleep is kept when the island wakes: a press that
 * woke it is given back to the very button that was pressed.
 */
export function InCurrencies({ as: Box, of: currencies, isAsleep, first, children }: Props) {
  return currencies.map((currency) => (
    <Box
      key={currency}
      {...(isAsleep ? { 'data-when-country': whoPaysIn(currency, first) } : { className: style.shown })}
    >
      {children(currency)}
    </Box>
  ));
}
