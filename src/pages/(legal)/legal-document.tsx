import type { ReactNode } from 'react';
import { brand } from '#content/brand.ts';
import { legal } from '#content/catalogue/legal.ts';
import { postalAddressIn } from '#content/postal-address.ts';
import { storedQuestionLimits } from '#features/help/stored-question-limits.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { pageName } from '#platform/page/page-name.ts';
import { href } from '#site/address.ts';
import { legalLanguage } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { formatPhone } from '#site/phone.ts';
import { type RoutePath, routeOf } from '#site/routes.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/link.tsx';
import { ContactButton, SiteLink } from '#ui/links.tsx';
import { headline, size4 } from '#ui/look.ts';
import { NextStep } from '#ui/sections/next-step.tsx';
import { Tabs } from '#ui/tabs.tsx';
import style from './legal-text.module.css';
import { type Clause, LegalHead, LegalText, MailLink, type WovenIn } from './legal-text.tsx';

/** The three legal texts, in the order of their tabs. */
const legalPaths = { terms: '/terms', policy: '/politics', notice: '/advice' } as const satisfies Record<
  string,
  RoutePath
>;

type LegalKind = keyof typeof legalPaths;

interface Props {
  readonly kind: LegalKind;
  readonly words: {
    readonly headline: string;
    readonly lead: string;
    readonly clauses: Readonly<Record<string, Clause>>;
  };
  readonly picture: ReactNode;
  /** Content below the text of a clause, by its key: a table. */
  readonly below?: Readonly<Record<string, ReactNode>>;
}

/** One of the three legal texts: its header with the tabs, its contents, its numbered clauses. */
export function LegalDocument({ kind, words, picture, below = {} }: Props) {
  const { words: all, language } = usePage();
  const { inForceSince, lastRevised } = legal[kind];
  return (
    <>
      <LegalHead
        title={words.headline}
        lead={words.lead}
        dates={[
          format(all.legal.inForce, language, { day: inForceSince }),
          format(all.legal.revised, language, { day: lastRevised }),
        ]}
        tabs={<LegalTabs kind={kind} />}
        picture={picture}
      />
      <LegalText
        clauses={words.clauses}
        wovenIn={useLegalValues(kind)}
        note={<BindingNote kind={kind} />}
        below={below}
      />
      <NextStep
        tone="ice"
        title={all.legal.nextTitle}
        text={all.legal.nextText}
        actions={
          <>
            <ContactButton size="large" />
            <Button href={`mailto:${brand.email.dataOfficer}`} look="secondary" size="large">
              {all.legal.officer}
            </Button>
          </>
        }
      />
    </>
  );
}

/** Links from one of the three legal texts to the others. */
function LegalTabs({ kind }: { readonly kind: LegalKind }) {
  const { words, language } = usePage();
  const tabs = Object.values(legalPaths).map((path) => ({
    href: href(path, language),
    label: pageName(routeOf(path), words),
  }));
  return <Tabs label={words.legal.tabs} tabs={tabs} current={href(legalPaths[kind], language)} />;
}

/** Above every version but the binding one. */
function BindingNote({ kind }: { readonly kind: LegalKind }) {
  const { words, language } = usePage();
  if (language === legalLanguage) return null;
  const { bindingTitle, bindingText, bindingLink } = words.legal;
  return (
    <div role="note" className={style.note} {...dataProps({ scheme: 'light' })}>
      <p className={classNames(headline, size4)}>{bindingTitle}</p>
      <p>{bindingText}</p>
      <Link href={href(legalPaths[kind], legalLanguage)} hrefLang={legalLanguage} arrow>
        {bindingLink}
      </Link>
    </div>
  );
}

const { retentionDays } = legal;
const years = (kind: keyof typeof retentionDays) => retentionDays[kind] / 365;

/** The company's data, and the periods of the law: the clauses use these and never repeat them. */
const facts = {
  company: brand.legalName,
  brand: brand.name,
  taxId: brand.taxId,
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
  questionDays: storedQuestionLimits.days,
};

function useLegalValues(kind: LegalKind): WovenIn {
  const { words, language } = usePage();
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
  return { values: { ...facts, address: postalAddressIn(language), since: legal[kind].inForceSince }, elements };
}
