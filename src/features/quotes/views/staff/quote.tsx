import type { ReactNode } from 'react';
import { PaymentState } from '#features/payments/views/payment-state.tsx';
import { Correspondence } from '#features/tickets/views/staff/correspondence.tsx';
import type { Mistyped } from '#platform/contracts/staff.ts';
import { usePage } from '#platform/page/page.ts';
import { countryName } from '#site/formatters.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import { TwoLines } from '#ui/console/data-table.tsx';
import { Box, FactBox, languageName, MailLink } from '#ui/console/facts.tsx';
import { ReferenceLink } from '#ui/console/lists.tsx';
import { Moment } from '#ui/console/moment.tsx';
import { Progress } from '#ui/console/progress.tsx';
import { RecordPage } from '#ui/console/view-head.tsx';
import { centeredRow, stack } from '#ui/layout.ts';
import type { StaffQuote, StaffQuoteView } from '../../staff-quote-lines.ts';
import { QuoteState } from '../quote-state.tsx';
import style from './quote.module.css';

interface Props {
  readonly view: StaffQuoteView;
  readonly mistyped: Mistyped;
}

/** A quote as a lead: the person, the items and the state. */
export function QuoteView({ view: { quote, correspondence }, mistyped }: Props) {
  const { words, language } = usePage();
  const text = words.staff.quote;
  return (
    <RecordPage
      list="quotes"
      back={text.back}
      title={formatMoney({ minor: quote.total, currency: quote.currency }, language)}
      state={<QuoteState of={quote.state} />}
      lead={
        <>
          <bdi>{quote.name}</bdi>
          {quote.name && ' · '}
          {quote.reference}
        </>
      }
      links={[
        [quote.page, text.page],
        [quote.choice, text.choice],
        [quote.pdf, text.pdf],
      ]}
      customer={correspondence.writing && quote.reference}
      aside={<QuoteFacts quote={quote} />}
    >
      <QuoteProgress quote={quote} />
      <QuoteLines quote={quote} />
      <Correspondence correspondence={correspondence} mistyped={mistyped} />
    </RecordPage>
  );
}

/** Made, paid or not, and until when it can be. */
function QuoteProgress({ quote: { state, payments, createdAt, validUntil } }: { quote: StaffQuote }) {
  const text = usePage().words.staff.quote;
  const { made, payment: paying, until } = text.progress;
  return (
    <Progress
      label={text.progress.label}
      steps={[
        { label: made, state: 'done', children: <Moment at={createdAt} /> },
        {
          label: paying,
          state: state === 'paid' ? 'done' : state === 'valid' ? 'now' : 'next',
          children:
            payments.length === 0 ? (
              <p>{text.noPayments}</p>
            ) : (
              <ul className={stack(2)}>
                {payments.map((payment) => (
                  <li key={payment.reference} className={centeredRow(2)}>
                    <ReferenceLink reference={payment.reference} /> <PaymentState of={payment.state} />
                  </li>
                ))}
              </ul>
            ),
        },
        { label: until, state: state === 'expired' ? 'failed' : 'next', children: <Moment at={validUntil} /> },
      ]}
    />
  );
}

/** The lines and the total, in the quote's language, as on its PDF. */
function QuoteLines({ quote }: { quote: StaffQuote }) {
  const { words, language } = usePage();
  const { made } = words.quote;
  const { lines, subtotal, taxes, total, currency } = quote;
  const write = (minor: number) => formatMoney({ minor, currency }, language);
  return (
    <Box id="lines" title={made.lines}>
      <table className={style.lines} aria-labelledby="lines">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{made.item}</th>
            <th scope="col">{made.price}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, name, amount, total: price }) => (
            <tr key={id}>
              <th scope="row">
                <TwoLines below={amount}>{name}</TwoLines>
              </th>
              <td>{price === undefined ? made.byAgreement : write(price)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {taxes.length > 0 && (
            <tr>
              <th scope="row">{made.subtotal}</th>
              <td>{write(subtotal)}</td>
            </tr>
          )}
          {taxes.map(({ name, rate, minor }) => (
            <tr key={name}>
              <th scope="row">{format(made.tax, language, { name, rate: rate / 100 })}</th>
              <td>{write(minor)}</td>
            </tr>
          ))}
          <tr className={style.total}>
            <th scope="row">{made.total}</th>
            <td>{write(total)}</td>
          </tr>
        </tfoot>
      </table>
    </Box>
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
  };
  return <FactBox title={text.facts} labels={labels} rows={rows} />;
}
