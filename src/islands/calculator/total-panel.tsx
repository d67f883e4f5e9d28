import { Button } from '#components/ui/button.tsx';
import { type Currency, currencies } from '#site/countries.ts';
import { whoPaysIn } from '#site/currency-of.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { formatUnitPrice, type UnitPrice } from '#site/unit-price.ts';
import style from './calculator.module.css';
import { formatTotal } from './total.ts';
import type { CalculatorWords } from './words.ts';

interface Props {
  readonly quantity: number;
  readonly currency: Currency;
  /** Before it is awake all three stand there, and the visitor's country chooses. */
  readonly asleep: boolean;
  readonly prices: Readonly<Record<Currency, UnitPrice>>;
  readonly language: Language;
  readonly words: CalculatorWords;
}

export function TotalPanel({ quantity, currency, asleep, prices, language, words }: Props) {
  const amount = (of: Currency) => (
    <>
      <strong className={style.amount}>{formatTotal(quantity, prices[of], of, language)}</strong>
      <span className={style.unit}>
        {format(words.perEmail, language, { price: formatUnitPrice(prices[of], of, language) })}
      </span>
    </>
  );
  return (
    <div className={style.total}>
      <p className={style.totalLabel}>{words.total}</p>
      {asleep
        ? currencies.map((of) => (
            <p key={of} data-when-country={whoPaysIn(of)}>
              {amount(of)}
            </p>
          ))
        : amount(currency)}
    </div>
  );
}

/** What to do with more than the queue takes in a day. */
export function AboveMaximum({
  text,
  contact,
  href,
  dialog,
}: {
  text: string;
  contact: string;
  href: string;
  dialog: string;
}) {
  return (
    <div className={style.above}>
      <p>{text}</p>
      <Button href={href} data-opens={dialog} size="small" look="secondary">
        {contact}
      </Button>
    </div>
  );
}
