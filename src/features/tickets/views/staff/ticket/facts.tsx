import type { ReactNode } from 'react';
import { usePage } from '#platform/page/page.ts';
import { formatPhone } from '#site/format-phone.ts';
import { regionName } from '#site/region-names.ts';
import { FactBox } from '#ui/console/fact-box.tsx';
import { languageName } from '#ui/console/language-name.ts';
import { MailLink } from '#ui/console/mail-link.tsx';
import { Moment } from '#ui/console/moment.tsx';
import type { StaffTicket } from '../../../staff-lines.ts';

/** Everything that is known of a ticket beside what was written. */
export function Facts({ ticket }: { ticket: StaffTicket }) {
  const { words, language } = usePage();
  const { facts, labels, reasons: reasonWords } = words.staff.ticket;
  const known: Readonly<Record<string, string>> = reasonWords;
  const { phone, country, campaign, reasons } = ticket;
  const rows: Readonly<Record<keyof typeof labels, ReactNode>> = {
    name: <bdi>{ticket.name}</bdi>,
    email: <MailLink to={ticket.email} />,
    phone: phone && <a href={`tel:${phone}`}>{formatPhone(phone.replace('+', ''))}</a>,
    language: languageName(ticket.language, language),
    country: country && regionName(country.toUpperCase(), language),
    // As text: what a sender names need not be a page.
    page: ticket.page,
    apiClient: ticket.apiClient,
    received: <Moment at={ticket.receivedAt} />,
    campaign: inLines(Object.entries(campaign).map(([name, value]) => `${name}: ${value}`)),
    reasons: inLines(reasons.map((reason) => known[reason] ?? reason)),
  };
  return <FactBox title={facts} labels={labels} rows={rows} />;
}

function inLines(texts: readonly string[]): ReactNode {
  return texts.length > 0 && texts.map((text) => <div key={text}>{text}</div>);
}
