import type { ReactNode } from 'react';
import { dataProps } from '#platform/page/data-attributes.ts';
import { whoPaysIn } from '#site/countries.ts';
import type { Currency } from '#site/currencies.ts';
import style from './in-currencies.module.css';

interface Props {
  readonly as: 'span' | 'div';
  readonly of: readonly Currency[];
  /** An island that is not hydrated yet: all currencies are in the page, and the visitor's country selects one. */
  readonly isAsleep: boolean;
  /** For visitors who have not chosen a country. */
  readonly first?: Currency;
  readonly children: (currency: Currency) => ReactNode;
}

/**
 * Renders something in each of these currencies. The elements are the same before and after hydration: a press that
 * woke the island is replayed on the very button that was pressed.
 */
export function InCurrencies({ as: Box, of: currencies, isAsleep, first, children }: Props) {
  return currencies.map((currency) => (
    <Box
      key={currency}
      hidden={isAsleep && currency !== (first ?? 'usd')}
      {...(isAsleep ? dataProps({ 'when-country': whoPaysIn(currency, first) }) : { className: style.shown })}
    >
      {children(currency)}
    </Box>
  ));
}
