import { dataProps } from '#platform/page/data-attributes.ts';
import { whoPaysIn } from '#site/countries.ts';
import { type Currency, currencies } from '#site/currencies.ts';
import style from './currency-choice.module.css';
import { row } from './layout.ts';

interface Props {
  /** Unique on a page: the radios of one group share it. */
  readonly name: string;
  readonly legend: string;
  readonly names: Readonly<Record<Currency, string>>;
  readonly value: Currency;
  /**
   * Not hydrated yet: none is selected, and the style sheet shows the currency of the visitor's country as if it were.
   */
  readonly asleep: boolean;
  /** For visitors who have not chosen a country. */
  readonly first?: Currency;
  readonly onChoose: (currency: Currency) => void;
}

/** One of all currencies, side by side, so that all of them are visible. */
export function CurrencyChoice({ name, legend, names, value, asleep, first = 'usd', onChoose }: Props) {
  const order = [first, ...currencies.filter((currency) => currency !== first)];
  return (
    <fieldset className={style.currency}>
      <legend>{legend}</legend>
      <div className={row(0, style.currencies)}>
        {order.map((currency) => (
          <label key={currency} {...dataProps({ currency })}>
            <input
              type="radio"
              name={name}
              value={currency.toUpperCase()}
              className="visually-hidden"
              checked={!asleep && currency === value}
              onChange={() => onChoose(currency)}
            />
            {currency.toUpperCase()}
            <span className="visually-hidden"> ({names[currency]})</span>
            <span
              className={style.visitors}
              aria-hidden="true"
              {...dataProps({ 'when-country': whoPaysIn(currency, first) })}
            >
              <span>{currency.toUpperCase()}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
