import { Document, Path, Svg, View } from '@react-pdf/renderer';
import { encode } from 'uqr';
import { brand } from '#content/brand.ts';
import { wordsIn } from '#content/words.ts';
import { localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import { bogotaTime } from '#site/time.ts';
import { colours } from '#ui/pdf/colours.ts';
import { drawPdf } from '#ui/pdf/draw-pdf.ts';
import { Facts } from '#ui/pdf/facts.tsx';
import { inLines, wordsInLines } from '#ui/pdf/in-lines.ts';
import { textWidth } from '#ui/pdf/measures.ts';
import { PageFrame } from '#ui/pdf/page-frame.tsx';
import { paperSize } from '#ui/pdf/paper-size.ts';
import { Sums } from '#ui/pdf/sums.tsx';
import { pictured } from '#ui/pdf/tag.ts';
import { isWritable, writable } from '#ui/pdf/writable.ts';
import { Write, WriteLink } from '#ui/pdf/write.tsx';
import type { DrawQuote, Quote } from '../quote.ts';
import { QuoteTable } from './quote-table.tsx';
import { QuoteTerms } from './quote-terms.tsx';

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

function QuoteDocument({ quote }: { quote: Quote }) {
  const { language, reference, country, note } = quote;
  const { quoteDocument: words } = wordsIn(language);
  const pageOf = (page: number, pages: number) => format(words.page, language, { page, pages });
  return (
    <Document>
      <PageFrame size={paperSize(country)} reference={reference} pageOf={pageOf}>
        <View style={{ marginBottom: 6 }}>
          <Write voice="title" tag="H1">
            {words.title}
          </Write>
        </View>
        <Facts of={factsOf(quote)} columns={3} />
        <Facts of={partiesOf(quote)} />
        <View style={{ marginTop: 12, marginBottom: 12 }}>
          <QuoteOffered quote={quote} />
        </View>
        {note && (
          <View style={{ marginBottom: 10 }}>
            <Write voice="label">{words.note}</Write>
            <Write>{wordsInLines(writable(note, 'text'), textWidth)}</Write>
          </View>
        )}
        <QuoteTerms quote={quote} />
        <QuoteEnd quote={quote} />
      </PageFrame>
    </Document>
  );
}

function factsOf({ language, reference, createdAt, validUntil }: Quote) {
  const { quoteDocument: words } = wordsIn(language);
  return [
    { label: words.number, value: reference },
    { label: words.date, value: bogotaTime(createdAt, language).date },
    { label: words.until, value: bogotaTime(validUntil, language).date },
  ];
}

/** The recipient and the sender of the offer. */
function partiesOf({ language, name, company = '', email }: Quote) {
  const { quoteDocument: words } = wordsIn(language);
  const customer = [company, name, email].filter((text) => isWritable(text, 'text'));
  const issuer = [
    brand.legalName,
    format(words.taxId, language, { id: brand.taxId }),
    brand.postalAddress,
    brand.email.contact,
  ];
  return [
    { label: words.for, value: customer.join('\n') || words.nobody },
    { label: words.issuedBy, value: issuer.join('\n') },
  ];
}

/** The size of the QR code and the gap beside it, in points. */
const code = 68;
const gap = 14;

/** How to verify that the offer is genuine. Its number does not break across lines. */
function QuoteEnd({ quote: { language, verifyUrl } }: { readonly quote: Quote }) {
  const { noInvoice, verify } = wordsIn(language).quoteDocument;
  return (
    <View wrap={false} style={block}>
      <View style={{ flexGrow: 1, flexBasis: 0, justifyContent: 'center' }}>
        <Write voice="label" tag="H2">
          {verify.title}
        </Write>
        <Write voice="small">{verify.text}</Write>
        <WriteLink href={verifyUrl}>{inLines(writable(verifyUrl, 'text'), textWidth - code - gap, '/?')}</WriteLink>
        <Write voice="small">{noInvoice}</Write>
      </View>
      <QrCode address={verifyUrl} size={code} alt={format(verify.alt, language, { address: verifyUrl })} />
    </View>
  );
}

const block = {
  flexDirection: 'row',
  gap,
  paddingTop: 8,
  borderTopWidth: 1,
  borderColor: colours.sand,
} as const;

/** The lines with their prices, and the total. */
function QuoteOffered({ quote }: { readonly quote: Quote }) {
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
          // A price by agreement is shown once per row.
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

interface Props {
  readonly address: string;
  /** The length of a side, in points. */
  readonly size: number;
  /** The alternative text. */
  readonly alt: string;
}

/** The quiet zone around the code in modules, which readers need (ISO/IEC 18004). */
const quiet = 4;

/** The QR code of an address, on white for contrast. */
function QrCode({ address, size, alt }: Props) {
  const { data } = encode(address, { ecc: 'M', border: 0 });
  const across = data.length + 2 * quiet;
  return (
    <View {...pictured(alt)}>
      <Svg viewBox={`0 0 ${across} ${across}`} style={{ width: size, height: size, backgroundColor: '#ffffff' }}>
        <Path d={modulesOf(data)} fill={colours.ink} />
      </Svg>
    </View>
  );
}

/** Adjacent dark modules are one rectangle, so that no thin gaps show between them. */
export function modulesOf(data: readonly (readonly boolean[])[]): string {
  const boxes = data.flatMap((row, y) =>
    [...rowRuns(row)].map(([x, width]) => `M${x + quiet} ${y + quiet}h${width}v1h${-width}z`),
  );
  return boxes.join('');
}

/** The runs of dark modules in a row: start and length. */
function* rowRuns(row: readonly boolean[]): Generator<readonly [number, number]> {
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const end = row.findIndex((isDark, at) => at > x && !isDark);
    const width = (end < 0 ? row.length : end) - x;
    yield [x, width];
    x += width;
  }
}
