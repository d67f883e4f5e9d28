import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import { Table } from '#ui/table.tsx';
import type { StaffQuote } from '../../../staff-quote-lines.ts';

/** What is on it, in the words of its own language, and what it comes to. */
export function QuoteLines({ quote }: { quote: StaffQuote }) {
  const { words, language } = usePage();
  const { made } = words.quote;
  const { lines, subtotal, taxes, total, currency } = quote;
  const write = (minor: number) => formatMoney({ minor, currency }, language, 'code');
  const sums = [
    [made.subtotal, subtotal],
    ...taxes.map(({ name, rate, minor }) => [format(made.tax, language, { name, rate: rate / 100 }), minor] as const),
    [taxes.length > 0 ? made.total : made.beforeTaxes, total],
  ] as const;
  return (
    <Table
      id="lines"
      caption={made.lines}
      columns={[{ label: made.item }, { label: made.amount }, { label: made.price, figures: true }]}
      rows={[
        ...lines.map(({ name, amount, total: line }) => ({
          cells: [name, amount, line === undefined ? made.byAgreement : write(line)] as const,
        })),
        ...sums.map(([name, minor]) => ({ cells: [name, '', <strong key="sum">{write(minor)}</strong>] as const })),
      ]}
    />
  );
}
