import type { Quotable } from '#content/catalogue/quotable.ts';
import { usePage } from '#platform/page/page.ts';
import { type Currency, currencies } from '#site/countries.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import { whoPaysIn } from '#site/when-country.ts';
import style from './row-price.module.css';

interface Props {
  readonly item: Quotable;
  /** What it is the price of; empty: the whole. */
  readonly per: string;
}

/**
 * In every currency; the form shows the chosen one, or, before anybody chose, that of the visitor's country. Where there
 * is no price in it, the one that there is, and that it is the only one.
 */
export function RowPrice({ item: { prices }, per }: Props) {
  const { words, language } = usePage();
  const [other] = currencies.filter((currency) => prices[currency] !== undefined);
  const shown = (currency: Currency) => (prices[currency] === undefined && other ? other : currency);
  const when = (currency: Currency) => ({
    className: style.money,
    'data-when-country': whoPaysIn(currency),
    'data-money': currency,
  });
  return (
    <>
      {currencies.map((currency) => {
        const money = { minor: prices[shown(currency)] ?? 0, currency: shown(currency) };
        return (
          <strong key={currency} {...when(currency)}>
            {formatMoney(money, language, shown(currency) === currency ? 'symbol' : 'code')}
          </strong>
        );
      })}
      {per && ` ${per}`}
      {currencies.map((currency) => {
        if (shown(currency) === currency) return null;
        const name = words.checkout.currencies[shown(currency)];
        return (
          <span key={currency} {...when(currency)}>
            {' '}
            <small>{format(words.quote.shelf.only, language, { currency: name })}</small>
          </span>
        );
      })}
    </>
  );
}
