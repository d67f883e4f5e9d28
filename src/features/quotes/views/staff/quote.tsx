import type { ReactNode } from 'react';
import type { StaffPaymentLine } from '#features/payments/staff-payment-lines.ts';
import { PaymentState } from '#features/payments/views/payment-state.tsx';
import { usePage } from '#platform/page/page.ts';
import { countryName } from '#site/formatters.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import { Box, FactBox, languageName, MailLink } from '#ui/console/facts.tsx';
import { ReferenceLink } from '#ui/console/lists.tsx';
import { Moment } from '#ui/console/moment.tsx';
import { RecordPage } from '#ui/console/view-head.tsx';
import { centeredRow, muted, stack } from '#ui/layout.ts';
import { Table } from '#ui/table.tsx';
import type { StaffQuote, StaffQuoteView } from '../../staff-quote-lines.ts';
import { QuoteState } from '../quote-state.tsx';

/** A quote as a lead: the person, the items and the state. */
export function QuoteView({ view: { quote } }: { view: StaffQuoteView }) {
  const { words, language } = usePage();
  const { back } = words.staff.quote;
  return (
    <RecordPage
      list="quotes"
      back={back}
      reference={quote.reference}
      state={<QuoteState of={quote.state} />}
      lead={
        <>
          <strong>{formatMoney({ minor: quote.total, currency: quote.currency }, language, 'code')}</strong>
          {quote.name && ' · '}
          <bdi>{quote.name}</bdi>
        </>
      }
      aside={
        <>
          <QuoteFacts quote={quote} />
          <QuotePayments payments={quote.payments} />
        </>
      }
    >
      <QuoteLines quote={quote} />
    </RecordPage>
  );
}

/** The orders that pay it. */
function QuotePayments({ payments }: { payments: readonly StaffPaymentLine[] }) {
  const { quote } = usePage().words.staff;
  return (
    <Box id="payments" title={quote.payments}>
      {payments.length === 0 ? (
        <p className={muted}>{quote.noPayments}</p>
      ) : (
        <ul className={stack(3)}>
          {payments.map(({ reference, state }) => (
            <li key={reference} className={centeredRow(2)}>
              <ReferenceLink reference={reference} /> <PaymentState of={state} />
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
}

/** The lines and the total, in the quote's language. */
function QuoteLines({ quote }: { quote: StaffQuote }) {
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

/** Everything that is known about the person. */
function QuoteFacts({ quote }: { quote: StaffQuote }) {
  const { words, language } = usePage();
  const { quote: text, payment: shared } = words.staff;
  const { labels } = text;
  const { name, company, email, note, country } = quote;
  const rows: Readonly<Record<keyof typeof labels, ReactNode>> = {
    // Name and address are empty once the person's account is deleted.
    name: name && <bdi>{name}</bdi>,
    company: company && <bdi>{company}</bdi>,
    email: email && <MailLink to={email} />,
    note: note && <bdi>{note}</bdi>,
    account: quote.hasAccount ? shared.hasAccount : shared.noAccount,
    country: country && countryName({ id: country }, language),
    language: languageName(quote.language, language),
    made: <Moment at={quote.createdAt} />,
    until: <Moment at={quote.validUntil} />,
  };
  return (
    <FactBox title={text.facts} labels={labels} rows={rows}>
      <a href={quote.pdf}>{text.pdf}</a>
      <a href={quote.page}>{text.page}</a>
      <a href={quote.choice}>{text.choice}</a>
    </FactBox>
  );
}
