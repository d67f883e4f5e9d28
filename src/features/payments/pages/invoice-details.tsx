import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import { formatPhone } from '#site/phone.ts';
import { Callout } from '#ui/callout.tsx';
import { Fact } from '#ui/fact.tsx';
import { note, stack } from '#ui/layout.ts';
import { Link } from '#ui/link.tsx';
import { panelLook, ruled, terms } from '#ui/look.ts';
import { addressLines, countryName, invoicedName, taxIdText } from '../billing.ts';
import { type OrderView, refundedAmount } from '../payment-answer.ts';
import style from './payment.module.css';

/** What the invoice needs, or that it is missing and where to enter it. */
export function InvoiceDetails({ order, isSaved }: { readonly order: OrderView; readonly isSaved: boolean }) {
  const { words, language } = usePage();
  const { invoice } = words.billing;
  const { billing, detailsPage, paidAt } = order;
  if (!billing && (!detailsPage || paidAt === undefined)) return null;
  return (
    <section id="invoice" className={stack(3, panelLook, style.panel, style.second)} aria-labelledby="invoice-title">
      <h2 id="invoice-title" className={style.panelTitle}>
        {invoice.title}
      </h2>
      {isSaved && <Callout tone="success">{invoice.saved}</Callout>}
      {billing ? (
        <dl className={stack(0, terms, ruled, style.facts)}>
          <Fact label={invoice.name}>
            <bdi>{invoicedName(billing)}</bdi>
          </Fact>
          {billing.taxId && <Fact label={invoice.taxId}>{taxIdText(billing, language)}</Fact>}
          <Fact label={invoice.address}>
            <bdi>{addressLines(billing, countryName(billing, language)).join(', ')}</bdi>
          </Fact>
          {billing.phone && <Fact label={invoice.phone}>{formatPhone(billing.phone.replace('+', ''))}</Fact>}
        </dl>
      ) : (
        <p>{invoice.missing}</p>
      )}
      {detailsPage ? (
        <p>
          <Link href={detailsPage}>{billing ? invoice.change : invoice.add}</Link>
        </p>
      ) : (
        <p className={note}>{invoice.wrong}</p>
      )}
    </section>
  );
}

/** How much of the price was returned, and the second of two charges. */
export function RefundFacts({ order }: { readonly order: OrderView }) {
  const { words, language } = usePage();
  const { billing } = words;
  const written = (minor: number) => formatMoney({ ...order.money, minor }, language);
  const refunded = refundedAmount(order.refunds);
  return (
    <>
      {refunded > 0 && (
        <Fact label={billing.refunded}>
          {format(billing.refundedOf, language, { refunded: written(refunded), total: written(order.money.minor) })}
          {order.refunds.map(
            ({ note, at }) =>
              note && (
                <p key={at} className={note} dir="auto">
                  {note}
                </p>
              ),
          )}
        </Fact>
      )}
      {order.refunds
        .filter(({ isExtra }) => isExtra)
        .map(({ minor, at }) => (
          <Fact key={at} label={billing.refunded}>
            {format(billing.secondCharge, language, { amount: written(minor) })}
          </Fact>
        ))}
    </>
  );
}
