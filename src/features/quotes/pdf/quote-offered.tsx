import { View } from '@react-pdf/renderer';
import { wordsIn } from '#content/words.ts';
import { localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import { Sums } from '#ui/pdf/parts/sums.tsx';
import type { Quote } from '../quote.ts';
import { QuoteTable } from './quote-table.tsx';

/** Every line with its price, and what they come to. */
export function QuoteOffered({ quote }: { readonly quote: Quote }) {
  const { language, currency, lines, subtotal, taxes, total } = quote;
  const { quoteDocument: words } = wordsIn(language);
  const money = (minor: number | undefined) =>
    minor === undefined ? words.byAgreement : formatMoney({ minor, currency }, language);
  const percent = new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 2 });
  const whole = taxes.length > 0 ? words.total : words.totalBeforeTaxes;
  const taxLines = taxes.map(({ name, rate, minor }) => ({
    label: format(words.tax, language, { name, rate: percent.format(rate / 10_000) }),
    amount: money(minor),
  }));
  return (
    <View>
      <QuoteTable
        head={{ item: words.item, unit: words.unit, amount: words.amount }}
        rows={lines.map(({ id, name, amount, unit, per, total: sum }) => ({
          key: id,
          item: { text: name, below: amount },
          // What is by agreement is said once in its row.
          unit: unit === undefined ? { text: '' } : { text: money(unit), below: per },
          amount: { text: money(sum) },
        }))}
      />
      <Sums
        before={[{ label: words.subtotal, amount: money(subtotal) }, ...taxLines]}
        total={{ label: format(whole, language, { currency: currency.toUpperCase() }), amount: money(total) }}
      />
    </View>
  );
}
