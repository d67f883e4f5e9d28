import type { ReactNode } from 'react';
import { taxIdText } from '#features/payments/billing.ts';
import { WriteForm } from '#features/tickets/views/staff/correspondence.tsx';
import { CampaignLines, inLines } from '#features/tickets/views/staff/ticket-aside.tsx';
import type { Mistyped } from '#platform/contracts/staff.ts';
import { usePage } from '#platform/page/page.ts';
import { regionName } from '#site/formatters.ts';
import { localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import { formatPhone } from '#site/phone.ts';
import { staffHref } from '#site/staff.ts';
import { classNames } from '#ui/class-names.ts';
import { Box, FactBox, languageName, MailLink } from '#ui/console/facts.tsx';
import { Pager, ReferenceLink } from '#ui/console/lists.tsx';
import { Moment, momentText } from '#ui/console/moment.tsx';
import { RecordPage } from '#ui/console/view-head.tsx';
import { note, stack } from '#ui/layout.ts';
import { panelLook, terms } from '#ui/look.ts';
import type { StaffCustomer, StaffCustomerTotals, StaffCustomerView } from '../staff-customer-lines.ts';
import style from './customer.module.css';
import { EventTimeline } from './timeline.tsx';

/** Everything about one person or company, in the order in which it happened. */
export function CustomerView({ view, mistyped }: { view: StaffCustomerView; mistyped: Mistyped }) {
  const { customers: words } = usePage().words;
  const { of, customer, totals, events, colleagues, writing } = view;
  return (
    <RecordPage
      list="customers"
      back={words.back}
      title={<bdi>{customer.name || customer.email}</bdi>}
      state={null}
      lead={<bdi>{customer.company ?? customer.email}</bdi>}
      aside={
        <>
          <CustomerFacts customer={customer} />
          {colleagues.length > 0 && <Colleagues of={colleagues} />}
        </>
      }
    >
      <Totals of={totals} />
      <WriteForm writing={writing} mistyped={mistyped} from="customer" />
      <Box id="timeline" title={words.timeline}>
        <EventTimeline
          events={events}
          names={words.events}
          linkOf={({ reference }) => reference && <ReferenceLink reference={reference} />}
        />
        <Pager place={{ view: 'customer', of }} page={view.page} hasOlder={view.hasOlder} />
      </Box>
    </RecordPage>
  );
}

function Totals({ of: { paid, openQuotes, waitingTickets, nextMeeting } }: { of: StaffCustomerTotals }) {
  const { words, language } = usePage();
  const { totals } = words.customers;
  const { format: count } = new Intl.NumberFormat(localeOf(language));
  const next = nextMeeting && (
    <a href={staffHref(language, { view: 'meeting', meeting: nextMeeting.reference })}>
      <Moment at={nextMeeting.startsAt} />
    </a>
  );
  const figures: readonly (readonly [string, ReactNode])[] = [
    [
      totals.paid,
      paid.length > 0
        ? paid.map((money) => <div key={money.currency}>{formatMoney(money, language, 'code')}</div>)
        : totals.none,
    ],
    [totals.quotes, count(openQuotes)],
    [totals.tickets, count(waitingTickets)],
    [totals.meeting, next ?? totals.none],
  ];
  return (
    <dl className={classNames(panelLook, terms, style.totals)} aria-label={totals.label}>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function CustomerFacts({ customer }: { customer: StaffCustomer }) {
  const page = usePage();
  const { words, language } = page;
  const { labels, facts, noAccount, since, accepted } = words.customers;
  const { phone, country, accountSince, policyAcceptedAt, campaign } = customer;
  const at = (text: string, time: number) => format(text, language, { time: momentText(time, page) });
  const rows: Readonly<Record<keyof typeof labels, ReactNode>> = {
    email: <MailLink to={customer.email} />,
    earlier: inLines(customer.earlierEmails),
    phone: phone && <a href={`tel:${phone}`}>{formatPhone(phone.replace('+', ''))}</a>,
    company: customer.company && <bdi>{customer.company}</bdi>,
    taxId: customer.taxId?.taxId && <bdi>{taxIdText(customer.taxId, language)}</bdi>,
    country: country && regionName(country.toUpperCase(), language),
    language: languageName(customer.language, language),
    account: accountSince === undefined ? noAccount : at(since, accountSince),
    policy: policyAcceptedAt !== undefined && at(accepted, policyAcceptedAt),
    campaign: Object.keys(campaign).length > 0 && <CampaignLines of={campaign} />,
  };
  return <FactBox title={facts} labels={labels} rows={rows} />;
}

function Colleagues({ of }: { of: StaffCustomerView['colleagues'] }) {
  const { words, language } = usePage();
  return (
    <Box id="colleagues" title={words.customers.colleagues}>
      <ul className={stack(2, style.colleagues)}>
        {of.map((one) => (
          <li key={one.of}>
            <a href={staffHref(language, { view: 'customer', of: one.of })}>
              <bdi>{one.name || one.email}</bdi>
            </a>{' '}
            <span className={note}>{one.email}</span>
          </li>
        ))}
      </ul>
    </Box>
  );
}
