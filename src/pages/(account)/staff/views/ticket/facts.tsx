import type { ReactNode } from 'react';
import type { StaffTicket } from '#site/account/staff-lines.ts';
import { formatPhone } from '#site/format-phone.ts';
import { usePage } from '#site/page.ts';
import { regionName } from '#site/region-names.ts';
import { Moment } from '../../../moment.tsx';
import { languageName } from '../../parts/language-name.ts';
import style from './ticket.module.css';

/** Everything that is known of a ticket beside what was written. */
export function Facts({ ticket }: { ticket: StaffTicket }) {
  const { words, language } = usePage();
  const { facts, labels, reasons: reasonWords } = words.staff.ticket;
  const known: Readonly<Record<string, string>> = reasonWords;
  const { phone, country, campaign, reasons } = ticket;
  const rows: Readonly<Record<keyof typeof labels, ReactNode>> = {
    name: ticket.name,
    email: <a href={`mailto:${encodeURIComponent(ticket.email)}`}>{ticket.email}</a>,
    phone: phone && <a href={`tel:${phone}`}>{formatPhone(phone.replace('+', ''))}</a>,
    language: languageName(ticket.language, language),
    country: country && regionName(country.toUpperCase(), language),
    // As text: what a sender names need not be a page.
    page: ticket.page,
    apiClient: ticket.apiClient,
    received: <Moment at={ticket.receivedAt} />,
    campaign: Object.entries(campaign).map(([name, value]) => <Line key={name}>{`${name}: ${value}`}</Line>),
    reasons: reasons.map((reason) => <Line key={reason}>{known[reason] ?? reason}</Line>),
  };
  return (
    <section className={style.box} aria-labelledby="facts">
      <h3 id="facts">{facts}</h3>
      <dl className={style.facts}>
        {(Object.keys(labels) as (keyof typeof labels)[]).map((key) => {
          const value = rows[key];
          if (!value || (Array.isArray(value) && value.length === 0)) return null;
          return (
            <div key={key}>
              <dt>{labels[key]}</dt>
              <dd>{value}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

function Line({ children }: { children: string }) {
  return <div>{children}</div>;
}
