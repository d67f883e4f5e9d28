import type { CountryId, Currency } from '#site/countries.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { formatMoney, formatUnitPrice, totalOf, type UnitPrice } from '#site/money.ts';
import { Flag } from '#ui/flag.tsx';
import { Table } from '#ui/table.tsx';
import style from './sms-calculator.module.css';
import type { SmsCalculatorWords } from './words.ts';

export interface SmsPrice {
  readonly country: CountryId;
  readonly name: string;
  readonly currency: Currency;
  readonly price: UnitPrice;
}

interface Props {
  readonly prices: readonly SmsPrice[];
  readonly recipients: number;
  /** The number of parts of one message. */
  readonly parts: number;
  /** The number without its costly characters, if that is lower. */
  readonly plain: number | undefined;
  readonly language: Language;
  readonly words: SmsCalculatorWords;
}

/** For each country: the price of one message, of all, and of all without costly characters. */
export function CostTable({ prices, recipients, parts, plain, language, words }: Props) {
  const columns = [words.each, words.all, ...(plain === undefined ? [] : [words.without, words.saved])];
  return (
    <div className={style.costs}>
      <Table
        id="sms-costs"
        caption={format(words.cost, language, { recipients })}
        columns={[{ label: words.country }, ...columns.map((label) => ({ label, figures: true }))]}
        rows={prices.map(({ country, name, currency, price }) => {
          const total = (of: number) => totalOf(of * recipients, price);
          const write = (minor: number) => formatMoney({ minor, currency }, language);
          const asWritten = total(parts);
          return {
            cells: [
              <span key="country" className={style.country}>
                <Flag of={country} /> {name}
              </span>,
              formatUnitPrice(parts * price, currency, language),
              write(asWritten),
              ...(plain === undefined
                ? []
                : [write(total(plain)), <strong key="saved">{write(asWritten - total(plain))}</strong>]),
            ],
          };
        })}
      />
    </div>
  );
}
