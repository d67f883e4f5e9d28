import type { ReactNode } from 'react';
import { usePage } from '#platform/page/page.ts';
import { countryName } from '#site/region-names.ts';
import { FactBox } from '#ui/console/fact-box.tsx';
import { languageName } from '#ui/console/language-name.ts';
import { MailLink } from '#ui/console/mail-link.tsx';
import { Moment } from '#ui/console/moment.tsx';
import type { StaffQuote } from '../../../staff-quote-lines.ts';

/** Everything that is known of who asked. */
export function QuoteFacts({ quote }: { quote: StaffQuote }) {
  const { words, language } = usePage();
  const { quote: text, payment: shared } = words.staff;
  const { labels } = text;
  const { name, company, email, note, country } = quote;
  const rows: Readonly<Record<keyof typeof labels, ReactNode>> = {
    // Name and address are empty once the account of whoever asked is deleted.
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
