import type { ContactWay } from '#features/payments/browser/checkout/words.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { type Currency, currencies } from '#site/countries.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { formatUnitPrice, type UnitPrice } from '#site/money.ts';
import { Button } from '#ui/button.tsx';
import { InCurrencies } from '#ui/in-currencies.tsx';
import style from './calculator.module.css';
import { formatTotal } from './total.ts';
import type { CalculatorWords } from './words.ts';

interface Props {
  readonly quantity: number;
  readonly currency: Currency;
  /** Before hydration all three are rendered, and CSS shows that of the visitor's country. */
  readonly asleep: boolean;
  readonly prices: Readonly<Record<Currency, UnitPrice>>;
  readonly language: Language;
  readonly words: CalculatorWords;
}

export function TotalPanel({ quantity, currency, asleep, prices, language, words }: Props) {
  return (
    <div className={style.total}>
      <p className={style.totalLabel}>{words.total}</p>
      <InCurrencies as="div" of={asleep ? currencies : [currency]} isAsleep={asleep}>
        {(of) => (
          <p>
            <strong className={style.amount}>{formatTotal(quantity, prices[of], of, language)}</strong>
            <span className={style.unit}>
              {format(words.perEmail, language, { price: formatUnitPrice(prices[of], of, language) })}
            </span>
          </p>
        )}
      </InCurrencies>
    </div>
  );
}

/** A note for quantities that exceed the daily capacity of the queue. */
export function AboveMaximum({ text, contact }: { text: string; contact: ContactWay }) {
  return (
    <div className={style.above}>
      <p>{text}</p>
      <Button href={contact.href} {...dataProps({ opens: contact.dialog })} size="small" look="secondary">
        {contact.label}
      </Button>
    </div>
  );
}
