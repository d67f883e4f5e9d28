import { encode } from 'uqr';
import { brand } from '#content/brand.ts';
import { postalAddressIn } from '#content/postal-address.ts';
import { wordsIn } from '#content/words.ts';
import { hoursIn } from '#platform/opening-hours.ts';
import { href } from '#site/address.ts';
import { localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import { quoteHref } from '#site/quote-links.ts';
import { quoteLimits } from '#site/quotes.ts';
import { bogotaTime } from '#site/time.ts';
import { drawPdf } from '#ui/pdf/draw-pdf.ts';
import { box, row, stack, write } from '#ui/pdf/parts.ts';
import { facts, placeTable } from '#ui/pdf/tables.ts';
import { writable } from '#ui/pdf/writable.ts';
import type { Part, Writer } from '#ui/pdf/writer.ts';
import { colours } from '#ui/style/colours.ts';
import type { DrawQuote, Quote } from '../quote.ts';
import { wordsOf } from '../words-of.ts';

export const drawQuote: DrawQuote = (quote) => {
  const { language, reference, country, createdAt, note, verifyUrl: siteUrl } = quote;
  const { quoteDocument: words } = wordsIn(language);
  const about = { words, language, country, reference, siteUrl, content: quote, date: new Date(createdAt) };
  return drawPdf(about, (writer) => {
    writer.place(write(words.title, { style: 'title', tag: 'H1' }));
    writer.skip(6);
    writer.place(facts([factsOf(quote), partyLines(quote)]));
    writer.skip(12);
    placeOffer(writer, quote);
    if (note) placeNote(writer, words.note, note);
    writer.skip(12);
    placeEnd(writer, quote);
  });
};

function factsOf({ language, reference, createdAt, validUntil }: Quote) {
  const { quoteDocument: words } = wordsIn(language);
  return [
    { label: words.number, value: reference },
    { label: words.date, value: bogotaTime(createdAt, language).date },
    { label: words.until, value: bogotaTime(validUntil, language).date },
  ];
}

/** The recipient and the sender of the offer. */
function partyLines({ language, name, company = '', email }: Quote) {
  const { quoteDocument: words } = wordsIn(language);
  const customer = [company, name, email].filter((text) => writable(text, 'text').trim() !== '');
  const issuer = [
    brand.legalName,
    format(words.taxId, language, { id: brand.taxId }),
    postalAddressIn(language),
    brand.email.contact,
  ];
  return [
    { label: words.for, value: customer.join('\n') || words.nobody },
    { label: words.issuedBy, value: issuer.join('\n') },
  ];
}

/** The lines with their prices, and the total. */
function placeOffer(writer: Writer, { language, currency, lines, subtotal, taxes, total }: Quote): void {
  const { quoteDocument: words } = wordsIn(language);
  const money = (minor: number | undefined) =>
    minor === undefined ? words.byAgreement : formatMoney({ minor, currency }, language);
  const percent = new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 2 });
  const taxLines = taxes.map(({ name, rate, minor }) => ({
    label: format(words.tax, language, { name, rate: percent.format(rate / 10_000) }),
    amount: money(minor),
  }));
  placeTable(writer, {
    columns: [{ label: words.item }, { label: words.unit, width: 118 }, { label: words.amount, width: 118 }],
    rows: lines.map(({ name, amount, unit, per, total: sum }) => [
      { text: name, below: amount },
      // A price by agreement is shown once per row.
      unit === undefined ? { text: '' } : { text: money(unit), below: per },
      { text: money(sum) },
    ]),
    sums: [{ label: words.subtotal, amount: money(subtotal) }, ...taxLines],
    total: { label: format(words.total, language, { currency: currency.toUpperCase() }), amount: money(total) },
  });
}

function placeNote(writer: Writer, label: string, note: string): void {
  writer.skip(12);
  if (writer.spaceLeft < 45) writer.newPage();
  writer.place(write(label, { style: 'label' }));
  writer.placeText(note);
}

/** The size of the QR code. */
const codeSize = 68;

/** How to verify that the offer is genuine. Its number does not break across lines. */
function verification({ language, verifyUrl }: Quote): Part {
  const { noInvoice, verify } = wordsIn(language).quoteDocument;
  const texts = stack([
    write(verify.title, { style: 'label', tag: 'H2' }),
    write(verify.text, { style: 'small' }),
    write(verifyUrl, { href: verifyUrl, breakAfter: '/?' }),
    write(noInvoice, { style: 'small' }),
  ]);
  const code = qrCode(verifyUrl, format(verify.alt, language, { address: verifyUrl }));
  const rule = box(stack([]), { vertical: 4, rules: ['top'] });
  return stack([rule, row([{ part: texts }, { part: code, width: codeSize }], { gap: 14, align: 'middle' })]);
}

/** The quiet zone around the code in modules, which readers need (ISO/IEC 18004). */
const quiet = 4;

/** The QR code of an address, on white for contrast. */
function qrCode(address: string, alt: string): Part {
  const { data } = encode(address, { ecc: 'M', border: 0 });
  return (size) => ({
    height: size,
    draw(writer, x, y) {
      const draw = () => {
        writer.pdf.rect(x, y, size, size).fill('#ffffff');
        writer.path(modulesOf(data), x, y, size / (data.length + 2 * quiet), colours.ink);
      };
      writer.tag('Figure', () => writer.content(draw), alt);
    },
  });
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

/** The terms of the offer: only those that apply to its items, as on the pages. */
function termParts(quote: Quote): readonly Part[] {
  const { title } = wordsIn(quote.language).quoteDocument.terms;
  const [first, ...others] = termsOf(quote).map(({ term, address }) => write(term, { style: 'small', href: address }));
  const heading = write(title, { style: 'label', tag: 'H2' });
  return [stack(first ? [heading, first] : [heading], 1), ...others];
}

/** Terms and verification: together on the next page if not both fit on this one, so that neither is alone there. */
function placeEnd(writer: Writer, quote: Quote): void {
  const terms = termParts(quote);
  const last = verification(quote);
  const height = stack(terms, 1)(writer.width).height + 10 + last(writer.width).height;
  if (height > writer.spaceLeft) writer.newPage();
  for (const term of terms) {
    writer.place(term);
    writer.skip(1);
  }
  writer.skip(9);
  writer.place(last);
}

interface Term {
  readonly term: string;
  /** The address that the term mentions. */
  readonly address?: string;
}

function termsOf(quote: Quote): readonly Term[] {
  const { reference, language, lines, validUntil, verifyUrl } = quote;
  const { origin } = new URL(verifyUrl);
  const { terms } = wordsOf(quote).quoteDocument;
  const leading = (term: string, address: string) => ({ term: format(term, language, { address }), address });
  const until = bogotaTime(validUntil, language).date;
  const has = (kind: string) => lines.some(({ kind: of, id }) => of === kind || id.startsWith(`${kind}-`));
  const kinds = ['product', 'quick', 'development', 'developing', 'support', 'email', 'helpDesk'] as const;
  const said = [
    format(terms.frozen, language, { days: quoteLimits.validDays, until }),
    ...(lines.some(({ total }) => total === undefined) ? [terms.byAgreement] : []),
    ...kinds.filter(has).map((kind) => terms[kind]),
    format(terms.hours, language, { hours: hoursIn(language, quote.country).join(' · ') }),
  ];
  return [
    ...said.map((term) => ({ term })),
    leading(terms.payment, `${origin}${quoteHref(language, reference)}`),
    leading(terms.legal, `${origin}${href('/terms', language)}`),
  ];
}
