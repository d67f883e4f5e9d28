import { Document, View } from '@react-pdf/renderer';
import { brand } from '#content/brand.ts';
import { wordsIn } from '#content/words.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import { bogotaTime } from '#site/time.ts';
import { colours } from '#ui/pdf/colours.ts';
import { drawPdf } from '#ui/pdf/draw-pdf.ts';
import { Facts } from '#ui/pdf/facts.tsx';
import { ItemTable } from '#ui/pdf/item-table.tsx';
import { PageFrame } from '#ui/pdf/page-frame.tsx';
import { paperSize } from '#ui/pdf/paper-size.ts';
import { Write } from '#ui/pdf/write.tsx';
import type { DrawReceipt, Receipt } from '../receipt.ts';

export const drawReceipt: DrawReceipt = (receipt) => {
  const { language, reference, paidAt } = receipt;
  const { title, subject } = wordsIn(language).receipt;
  return drawPdf(<ReceiptDocument receipt={receipt} />, {
    title: `${title} ${reference}`,
    subject: format(subject, language, { company: brand.name }),
    language,
    date: new Date(paidAt),
  });
};

function ReceiptDocument({ receipt }: { receipt: Receipt }) {
  const { language, reference, country, isSandbox, isVoided } = receipt;
  const { receipt: words } = wordsIn(language);
  const pageOf = (page: number, pages: number) => format(words.page, language, { page, pages });
  return (
    <Document>
      <PageFrame size={paperSize(country)} reference={reference} pageOf={pageOf}>
        <View style={{ flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center', marginBottom: 20 }}>
          <Write voice="title" tag="H1">
            {words.title}
          </Write>
          <Stamp color={isSandbox || isVoided ? colours.vermilion : colours.forest}>{stampOf(receipt)}</Stamp>
        </View>
        {isSandbox && <Notice>{words.sandbox}</Notice>}
        {isVoided && <Notice>{words.voided}</Notice>}
        <Facts of={factsOf(receipt)} />
        <View style={{ marginTop: 26, marginBottom: 26 }}>
          <Bought receipt={receipt} />
        </View>
        <Company receipt={receipt} />
      </PageFrame>
    </Document>
  );
}

/** The stamp shows when a receipt is not valid, because some people read nothing else. */
function stampOf({ language, isSandbox, isVoided }: Receipt): string {
  const { stamp } = wordsIn(language).receipt;
  if (isSandbox) return stamp.sandbox;
  return isVoided ? stamp.returned : stamp.paid;
}

function factsOf({ language, reference, paidAt, email }: Receipt) {
  const { receipt: words } = wordsIn(language);
  return [
    { label: words.reference, value: reference },
    { label: words.paidOn, value: format(words.when, language, bogotaTime(paidAt, language)) },
    { label: words.paidBy, value: email ?? words.nobody },
    { label: words.means, value: words.card },
  ];
}

function Bought({ receipt: { language, item, money } }: { receipt: Receipt }) {
  const { receipt: words } = wordsIn(language);
  const amount = formatMoney(money, language);
  return (
    <ItemTable
      head={{ name: words.item, quantity: words.quantity, amount: words.amount }}
      items={[{ name: item, quantity: '1', amount }]}
      total={{ label: format(words.total, language, { currency: money.currency.toUpperCase() }), amount }}
    />
  );
}

function Company({ receipt: { language } }: { receipt: Receipt }) {
  const { receipt: words } = wordsIn(language);
  return (
    <View wrap={false} style={{ flexDirection: 'row' }}>
      <View style={{ width: '50%', paddingRight: 16 }}>
        <Write voice="label">{words.issuedBy}</Write>
        <Write voice="strong">{brand.legalName}</Write>
        <Write>{format(words.taxId, language, { id: brand.taxId })}</Write>
        <Write>{brand.postalAddress}</Write>
        <Write>{brand.email.contact}</Write>
      </View>
      <View style={{ width: '50%' }}>
        <Write>{words.noInvoice}</Write>
      </View>
    </View>
  );
}

/** A warning that must be noticed. */
function Notice({ children }: { readonly children: string }) {
  return (
    <View
      style={{
        marginBottom: 18,
        padding: 12,
        borderWidth: 2,
        borderColor: colours.ink,
        backgroundColor: colours.blush,
      }}
    >
      <Write voice="strong">{children}</Write>
    </View>
  );
}

interface Props {
  readonly children: string;
  readonly color: string;
}

/** Slightly rotated, like a stamp that was pressed by hand. */
function Stamp({ children, color }: Props) {
  return (
    <View style={{ ...plate, borderColor: color }}>
      <Write voice="figure" color={color}>
        {children}
      </Write>
    </View>
  );
}

const plate = {
  transform: 'rotate(-7deg)',
  paddingHorizontal: 14,
  paddingVertical: 6,
  borderWidth: 3,
  borderRadius: 10,
} as const;
