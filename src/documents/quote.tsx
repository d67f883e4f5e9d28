import { Document, View } from '@react-pdf/renderer';
import { brand } from '#content/brand.ts';
import { wordsIn } from '#content/words.ts';
import { bogotaTime } from '#site/bogota-time.ts';
import { localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import type { DrawQuote, Quote } from '#site/quotes/quote.ts';
import { Facts } from './parts/facts.tsx';
import { PageFrame } from './parts/page-frame.tsx';
import { paperSize } from './parts/paper-size.ts';
import { QuoteTable } from './parts/quote-table.tsx';
import { Sums } from './parts/sums.tsx';
import { drawPdf } from './pdf/draw-pdf.ts';
import { QuoteEnd } from './quote-end.tsx';
import { QuoteTerms } from './quote-terms.tsx';
import { wordsInLines } from './type/in-lines.ts';
import { writable } from './type/writable.ts';
import { Write } from './type/write.tsx';

export const drawQuote: DrawQuote = (quote) => {
  const { language, reference, createdAt } = quote;
  const { title, subject } = wordsIn(language).quoteDocument;
  return drawPdf(<QuoteDocument quote={quote} />, {
    title: `${title} ${reference}`,
    subject: format(subject, language, { company: brand.name }),
    language,
    date: new Date(createdAt),
  });
};

/** Points that a text has across the narrower paper. */
const across = 499;

function QuoteDocument({ quote }: { quote: Quote }) {
  const { language, reference, country, note } = quote;
  const { quoteDocument: words } = wordsIn(language);
  const pageOf = (page: number, pages: number) => format(words.page, language, { page, pages });
  return (
    <Document>
      <PageFrame size={paperSize(country)} reference={reference} pageOf={pageOf}>
        <View style={{ marginBottom: 18 }}>
          <Write voice="title" tag="H1">
            {words.title}
          </Write>
        </View>
        <Facts of={factsOf(quote)} />
        <View style={{ marginTop: 24, marginBottom: 22 }}>
          <Offered quote={quote} />
        </View>
        {note && (
          <View style={{ marginBottom: 20 }}>
            <Write voice="label">{words.note}</Write>
            <Write>{wordsInLines(writable(note, 'text'), across)}</Write>
          </View>
        )}
        <QuoteTerms quote={quote} />
        <QuoteEnd quote={quote} />
      </PageFrame>
    </Document>
  );
}

function factsOf({ language, reference, createdAt, validUntil, name, company, email }: Quote) {
  const { quoteDocument: words } = wordsIn(language);
  const who = [company, name, email].filter(Boolean).join('\n');
  return [
    { label: words.number, value: reference },
    { label: words.date, value: bogotaTime(createdAt, language).date },
    { label: words.for, value: who || words.nobody },
    { label: words.until, value: bogotaTime(validUntil, language).date },
  ];
}

function Offered({ quote: { language, currency, lines, subtotal, taxes, total } }: { quote: Quote }) {
  const { quoteDocument: words } = wordsIn(language);
  const money = (minor: number | undefined) =>
    minor === undefined ? words.byAgreement : formatMoney({ minor, currency }, language);
  const percent = new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 2 });
  const before = taxes.map(({ name, rate, minor }) => ({
    label: format(words.tax, language, { name, rate: percent.format(rate / 10_000) }),
    amount: money(minor),
  }));
  return (
    <View>
      <QuoteTable
        head={{ item: words.item, unit: words.unit, amount: words.amount }}
        rows={lines.map(({ id, name, amount, unit, per, total: whole }) => ({
          key: id,
          item: { text: name, below: amount },
          unit: { text: money(unit), below: unit === undefined ? undefined : per },
          amount: { text: money(whole) },
        }))}
      />
      <Sums
        before={taxes.length > 0 ? [{ label: words.subtotal, amount: money(subtotal) }, ...before] : []}
        total={{ label: format(words.total, language, { currency: currency.toUpperCase() }), amount: money(total) }}
      />
    </View>
  );
}
