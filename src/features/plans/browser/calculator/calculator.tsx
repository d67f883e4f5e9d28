import type { ContactWay } from '#features/payments/browser/checkout/words.ts';
import { useSettled } from '#platform/browser/use-settled.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { type Currency, currencies } from '#site/currencies.ts';
import { numberFormat } from '#site/formatters.ts';
import { type Language, localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { formatUnitPrice, type UnitPrice } from '#site/money.ts';
import { Button } from '#ui/button.tsx';
import { CopiedLink } from '#ui/copied-link.tsx';
import { CurrencyChoice } from '#ui/currency-choice.tsx';
import { TextField } from '#ui/field.tsx';
import { InCurrencies } from '#ui/in-currencies.tsx';
import { columns, stack } from '#ui/layout.ts';
import { Slider } from '#ui/slider.tsx';
import { BuyPanel, type Selling } from './buy-panel.tsx';
import style from './calculator.module.css';
import { formatTotal, minutesInQueue } from './total.ts';
import type { CalculatorWords } from './use-calculator.ts';
import { useCalculator } from './use-calculator.ts';

declare module '#platform/browser/islands.ts' {
  interface IslandComponents {
    calculator: typeof Calculator;
  }
}

interface Props {
  /** The anchor of its section. */
  readonly anchor: string;
  readonly language: Language;
  readonly prices: Readonly<Record<Currency, UnitPrice>>;
  readonly start: number;
  readonly maximum: number;
  readonly perMinute: number;
  readonly selling: Selling;
  readonly words: CalculatorWords;
}

/** The price and duration of a quantity of e-mails: a number and a slider in sync, in every currency. */
export default function Calculator({ anchor, language, prices, start, maximum, perMinute, selling, words }: Props) {
  const calculator = useCalculator(start, anchor);
  const { form, isAsleep, currency, typed, quantity, note, touched, copied, change, choose, copy } = calculator;
  const total = formatTotal(quantity, prices[currency], currency, language);
  const written = numberFormat(localeOf(language)).format(quantity);
  const say = (message: string) => format(message, language, { quantity, maximum, total, rate: perMinute });
  const spoken = useSettled(touched ? say(note ? `${words.notes[note]} ${words.announced}` : words.announced) : '');

  const take = (next: number) => {
    change(String(next));
    form.current?.querySelector<HTMLElement>('#calculator-quantity')?.focus();
  };

  const isError = note === 'unreadable' || note === 'negative' || note === 'tooMany';
  return (
    <div className={stack(5, style.calculator)}>
      <form
        ref={form}
        id="calculator-form"
        className={columns(5, { medium: 2 }, style.sum)}
        method="get"
        action={`#${anchor}`}
        onSubmit={(event) => void copy(event)}
      >
        <CurrencyChoice
          name="currency"
          legend={words.currency}
          names={words.currencies}
          value={currency}
          asleep={isAsleep}
          onChoose={choose}
        />
        <TextField
          id="calculator-quantity"
          name="quantity"
          label={words.quantity}
          hint={say(note && !isError ? words.notes[note] : words.quantityHint)}
          error={isError ? say(words.notes[note]) : undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          value={typed}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
        <Slider
          id="calculator-slider"
          label={words.slider}
          min={0}
          max={maximum}
          step={1}
          minLabel="0"
          maxLabel={numberFormat(localeOf(language)).format(maximum)}
          valueText={written}
          value={Math.min(quantity, maximum)}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
        <TotalPanel
          quantity={quantity}
          currency={currency}
          prices={prices}
          language={language}
          words={words}
          asleep={isAsleep}
        />
        <figure className={style.figure}>
          <CostChart quantity={quantity} maximum={maximum} step={perMinute} title={say(words.chart)} />
          <figcaption>
            <strong>{format(words.queue, language, { minutes: minutesInQueue(quantity, perMinute) })}</strong>{' '}
            {say(words.chartNote)}
          </figcaption>
        </figure>
        {quantity > maximum && <AboveMaximum text={say(words.above)} contact={selling.contact} />}
      </form>
      <InCurrencies as="div" of={isAsleep ? currencies : [currency]} isAsleep={isAsleep}>
        {(of) => (
          <BuyPanel
            quantity={quantity}
            currency={of}
            prices={prices}
            language={language}
            words={words}
            selling={selling}
            onTake={take}
          />
        )}
      </InCurrencies>
      <div className={style.foot}>
        <Button type="submit" form="calculator-form" look="quiet" size="small">
          {words.copy}
        </Button>
        <CopiedLink id="calculator-link" className={style.copied} copied={copied} words={words} />
      </div>
      <p className="visually-hidden" aria-live="polite">
        {spoken}
      </p>
    </div>
  );
}

interface CostChartProps {
  readonly quantity: number;
  readonly maximum: number;
  /** The size of a package: one column. */
  readonly step: number;
  readonly title: string;
}

const width = 400;
const height = 150;
/** Space for half of the point at every edge. */
const margin = 12;

/** Cost by volume: one column per package, as high as the cumulated cost, filled up to the quantity. */
function CostChart({ quantity, maximum, step, title }: CostChartProps) {
  const share = Math.min(quantity, maximum) / maximum;
  const columns = Math.ceil(maximum / step);
  const column = width / columns;
  return (
    <svg
      className={style.chart}
      viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`}
      role="img"
      aria-label={title}
    >
      {Array.from({ length: columns }, (_, at) => {
        const top = (height * (at + 1)) / columns;
        const filled = Math.min(1, Math.max(0, share * columns - at));
        const box = { x: at * column + 2, y: height - top, height: top };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <g key={at}>
            <rect className={style.column} {...box} width={column - 4} />
            <rect className={style.filled} {...box} width={(column - 4) * filled} />
          </g>
        );
      })}
      <path className={style.cost} d={`M0 ${height}L${width} 0`} />
      <path className={style.ground} d={`M${-margin} ${height}H${width + margin}`} />
      <circle className={style.point} cx={share * width} cy={height - share * height} r={9} />
    </svg>
  );
}

interface TotalPanelProps {
  readonly quantity: number;
  readonly currency: Currency;
  /** Before hydration all three are rendered, and CSS shows that of the visitor's country. */
  readonly asleep: boolean;
  readonly prices: Readonly<Record<Currency, UnitPrice>>;
  readonly language: Language;
  readonly words: CalculatorWords;
}

function TotalPanel({ quantity, currency, asleep, prices, language, words }: TotalPanelProps) {
  return (
    <div className={style.total}>
      <p className={style.totalLabel}>{words.total}</p>
      <InCurrencies as="div" of={asleep ? currencies : [currency]} isAsleep={asleep}>
        {(of) => (
          <p>
            <strong className={style.amount}>{formatTotal(quantity, prices[of], of, language)}</strong>{' '}
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
function AboveMaximum({ text, contact }: { text: string; contact: ContactWay }) {
  return (
    <div className={style.above}>
      <p>{text}</p>
      <Button href={contact.href} {...dataProps({ opens: contact.dialog })} size="small" look="secondary">
        {contact.label}
      </Button>
    </div>
  );
}
