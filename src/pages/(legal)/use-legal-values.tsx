import type { ReactNode } from 'react';
import { brand } from '#content/brand.ts';
import { legal } from '#content/catalogue/legal.ts';
import { usePage } from '#platform/page/page.ts';
import { pageName } from '#platform/page/page-name.ts';
import { formatPhone } from '#site/format-phone.ts';
import { routeOf } from '#site/routes.ts';
import { Link } from '#ui/link.tsx';
import { SiteLink } from '#ui/links/site-link.tsx';
import type { WovenIn } from './legal-clauses.tsx';
import type { LegalKind } from './legal-kinds.ts';
import { MailLink } from './mail-link.tsx';

const { retentionDays } = legal;
const years = (kind: keyof typeof retentionDays) => retentionDays[kind] / 365;

/** Who the company is, and the terms of the law: what the clauses name and never write down themselves. */
const facts = {
  company: brand.legalName,
  brand: brand.name,
  taxId: brand.taxId,
  address: brand.postalAddress,
  phone: formatPhone(brand.whatsapp),
  free: legal.freeConsultationsPerMonth,
  processorDays: legal.processorUpdateDays,
  consultDays: legal.consultation.answerDays,
  consultMore: legal.consultation.extensionDays,
  claimDays: legal.claim.answerDays,
  claimMore: legal.claim.extensionDays,
  completionDays: legal.claim.completionDays,
  abandonedMonths: legal.claim.abandonedAfterMonths,
  transferDays: legal.claim.transferDays,
  ticketYears: years('tickets'),
  quarantineDays: retentionDays.quarantine,
  meetingYears: years('meetings'),
  quoteYears: years('quotes'),
  orderYears: years('unpaid-orders'),
  paymentYears: years('payments'),
  consentYears: years('consent'),
  requestYears: years('data-requests'),
  mailDays: retentionDays['sent-mail'],
  deadMailDays: retentionDays['dead-letters'],
  notificationYears: years('notifications'),
};

export function useLegalValues(kind: LegalKind): WovenIn {
  const { words } = usePage();
  const elements: Record<string, ReactNode> = {
    contactEmail: <MailLink to={brand.email.contact} />,
    officerEmail: <MailLink to={brand.email.dataOfficer} />,
    site: <a href="/">{new URL(brand.siteUrl).host}</a>,
    authority: (
      <Link href={legal.authority} newTab={words.shell.newTab}>
        {new URL(legal.authority).host}
      </Link>
    ),
    policyLink: <SiteLink to="/politics">{pageName(routeOf('/politics'), words)}</SiteLink>,
  };
  return { values: { ...facts, since: legal[kind].inForceSince }, elements };
}
