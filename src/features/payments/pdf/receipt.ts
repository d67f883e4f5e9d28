import { brand } from '#content/brand.ts';
import { postalAddressIn } from '#content/postal-address.ts';
import { wordsIn } from '#content/words.ts';
import { numberFormat } from '#site/formatters.ts';
import { localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import { bogotaTime } from '#site/time.ts';
import { drawPdf } from '#ui/pdf/draw-pdf.ts';
import { box, row, stack, write } from '#ui/pdf/parts.ts';
import { facts, placeTable } from '#ui/pdf/tables.ts';
import { widthOf } from '#ui/pdf/text.ts';
import type { Part, Writer } from '#ui/pdf/writer.ts';
import { colours } from '#ui/style/colours.ts';
import { addressLines, type BillingDetails, countryName, invoicedName, taxIdText } from '../billing.ts';
import { refundedAmount } from '../payment-answer.ts';
import type { DrawReceipt, Receipt } from '../receipt.ts';

export const drawReceipt: DrawReceipt = (receipt) => {
  const { language, reference, country, paidAt, isSandbox, isVoided } = receipt;
  const { receipt: words } = wordsIn(language);
  return drawPdf({ words, language, country, reference, content: receipt, date: new Date(paidAt) }, (writer) => {
    writer.place(titleOf(receipt));
    writer.skip(20);
    if (isSandbox) placeNotice(writer, words.sandbox);
    if (isVoided) placeNotice(writer, words.voided);
    for (const text of refundTexts(receipt)) placeNotice(writer, text);
    writer.place(facts(factsOf(receipt)));
    if (receipt.billing) {
      writer.skip(18);
      writer.place(billingOf(receipt.billing, receipt));
    }
    writer.skip(26);
    placePayment(writer, receipt);
    writer.skip(26);
    writer.place(companyOf(receipt));
  });
};

function titleOf(receipt: Receipt): Part {
  const { title } = wordsIn(receipt.language).receipt;
  const text = stampText(receipt);
  const isWhole = !receipt.isVoided && refundedAmount(receipt.refunds) === 0;
  const color = receipt.isSandbox || !isWhole ? colours.vermilion : colours.forest;
  const columns = [
    { part: write(title, { style: 'title', tag: 'H1' }) },
    { part: stamp(text, color), width: widthOf(text, 'figure') + 2 * stampPadding },
  ];
  return row(columns, { align: 'middle' });
}

/** The stamp shows when a receipt is not valid, because some people read nothing else. */
function stampText({ language, isSandbox, isVoided, refunds }: Receipt): string {
  const { stamp } = wordsIn(language).receipt;
  if (isSandbox) return stamp.sandbox;
  if (isVoided) return stamp.returned;
  return refundedAmount(refunds) > 0 ? stamp.part : stamp.paid;
}

/** How much of it was returned. A receipt of money that was returned as a whole says so above. */
function refundTexts({ refunds, money, language, isVoided }: Receipt): string[] {
  const { receipt: words } = wordsIn(language);
  const written = (minor: number) => formatMoney({ ...money, minor }, language);
  const refunded = refundedAmount(refunds);
  const amounts = { refunded: written(refunded), total: written(money.minor) };
  return [
    ...(refunded > 0 && !isVoided ? [format(words.refunded, language, amounts)] : []),
    ...refunds
      .filter(({ isExtra }) => isExtra)
      .map(({ minor }) => format(words.secondCharge, language, { amount: written(minor) })),
  ];
}

/** Who the invoice is for, as the buyer entered it. */
function billingOf(billing: BillingDetails, { language }: Receipt): Part {
  const { receipt: words } = wordsIn(language);
  const taxId = taxIdText(billing, language);
  return stack([
    write(words.billedTo, { style: 'label' }),
    write(invoicedName(billing), { style: 'strong' }),
    ...(taxId ? [write(taxId)] : []),
    ...addressLines(billing, countryName(billing, language)).map((line) => write(line)),
    ...(billing.company ? [write(format(words.contact, language, { name: billing.name }))] : []),
    ...(billing.phone ? [write(billing.phone)] : []),
  ]);
}

function factsOf({ language, reference, paidAt, email }: Receipt) {
  const { receipt: words } = wordsIn(language);
  return [
    [
      { label: words.reference, value: reference },
      { label: words.paidOn, value: format(words.when, language, bogotaTime(paidAt, language)) },
    ],
    [
      { label: words.paidBy, value: email ?? words.nobody },
      { label: words.means, value: words.card },
    ],
  ];
}

function placePayment(writer: Writer, { language, item, money, taxes, openLines }: Receipt): void {
  const { receipt: words } = wordsIn(language);
  const written = (minor: number) => formatMoney({ ...money, minor }, language);
  const percent = numberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 2 });
  const amount = written(money.minor);
  const untaxed = written(taxes.reduce((rest, { minor }) => rest - minor, money.minor));
  const taxLines = taxes.map(({ name, rate, minor }) => ({
    label: format(words.tax, language, { name, rate: percent.format(rate / 10_000) }),
    amount: written(minor),
  }));
  placeTable(writer, {
    columns: [{ label: words.item }, { label: words.quantity, width: 70 }, { label: words.amount, width: 130 }],
    rows: [[{ text: item }, { text: '1' }, { text: untaxed }]],
    rowPadding: 9,
    ...(taxLines.length > 0 && { sums: [{ label: words.subtotal, amount: untaxed }, ...taxLines] }),
    total: { label: format(words.total, language, { currency: money.currency.toUpperCase() }), amount },
  });
  if (openLines.length === 0) return;
  writer.skip(12);
  writer.place(write(format(words.open, language, { open: openLines.join(', ') })));
}

function companyOf({ language }: Receipt): Part {
  const { receipt: words } = wordsIn(language);
  const company = stack([
    write(words.issuedBy, { style: 'label' }),
    write(brand.legalName, { style: 'strong' }),
    write(format(words.taxId, language, { id: brand.taxId })),
    write(postalAddressIn(language)),
    write(brand.email.contact),
  ]);
  return row([{ part: company }, { part: write(words.noInvoice) }], { gap: 16 });
}

/** A warning that must be noticed. */
function placeNotice(writer: Writer, text: string): void {
  const look = { vertical: 12, horizontal: 16, fill: colours.blush, isFramed: true };
  writer.place(box(write(text, { style: 'strong' }), look));
  writer.skip(18);
}

const stampPadding = 16;

/** Slightly rotated, like a stamp that was pressed by hand. */
function stamp(text: string, color: string): Part {
  const label = write(text, { style: 'figure', color });
  return (width) => {
    const block = label(width);
    const height = block.height + 16;
    return {
      height,
      draw(writer, x, y) {
        const { pdf } = writer;
        pdf.save().rotate(-7, { origin: [x + width / 2, y + height / 2] });
        writer.decoration(() => pdf.lineWidth(3).roundedRect(x, y, width, height, 10).stroke(color));
        block.draw(writer, x + stampPadding, y + 8);
        pdf.restore();
      },
    };
  };
}
