import { wordsIn } from '#content/words.ts';
import { teamLanguage as language } from '#features/tickets/server/mail/team-mail.ts';
import type { Config } from '#platform/server/config/config.ts';
import { type MailPart, mailHtml, mailText } from '#platform/server/mail/mail-body.ts';
import type { Mail } from '#platform/server/mail/outbox/queue-mail.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import { madeHref, pdfHref } from '#site/quotes.ts';
import { staffHref } from '#site/staff.ts';
import type { Quote } from '../../quote.ts';
import { quoteOf } from '../quote-of.ts';
import type { StoredQuote } from '../store/quote-rows.ts';
import { chosenLines, quoteFacts } from './quote-facts.ts';

/** A quote is a lead: who wants what. A reply goes to them. */
export function teamQuoteMail(config: Pick<Config, 'teamEmail' | 'publicUrl'>, kept: StoredQuote): Mail {
  const { publicUrl, teamEmail } = config;
  const quote = quoteOf(kept, config);
  const { reference, email, note } = quote;
  const { team } = wordsIn(language).quoteMail;
  const facts = quoteFacts(quote, language);
  const paragraph = (text: string): MailPart => ({ kind: 'paragraph', text: format(text, language, facts) });
  const link = (text: string, path: string): MailPart => ({ kind: 'link', text, href: `${publicUrl}${path}` });
  const written: MailPart[] = note ? [paragraph(team.written), { kind: 'quote', text: note }] : [];
  const parts: MailPart[] = [
    paragraph(team.intro),
    { kind: 'list', items: contactOf(quote) },
    paragraph(team.items),
    { kind: 'list', items: chosenLines(quote, language) },
    ...written,
    link(team.open, staffHref(language, { view: 'quote', quote: reference })),
    link(team.page, madeHref(quote.language, reference)),
    link(team.pdf, pdfHref(reference)),
  ];
  return {
    key: `quote:${reference}:team`,
    recipient: teamEmail,
    replyTo: email,
    subject: format(team.subject, language, facts),
    text: mailText(parts),
    html: mailHtml(language, parts),
  };
}

function contactOf(quote: Quote): string[] {
  const { fact, labels, tax } = wordsIn(language).quoteMail.team;
  const { reference, name, company, email, country, currency, taxes, subtotal } = quote;
  const money = (minor: number) => formatMoney({ minor, currency }, language, 'code');
  const known: Readonly<Record<keyof typeof labels, string | undefined>> = {
    reference,
    name,
    company,
    email,
    total: quoteFacts(quote, language).total,
    language: new Intl.DisplayNames(language, { type: 'language' }).of(quote.language),
    country: country?.toUpperCase(),
    subtotal: taxes.length > 0 ? money(subtotal) : undefined,
    taxes: taxes.map((one) => format(tax, language, { name: one.name, amount: money(one.minor) })).join(', '),
  };
  return (Object.keys(labels) as (keyof typeof labels)[]).flatMap((key) => {
    const value = known[key];
    return value ? [format(fact, language, { label: labels[key], value })] : [];
  });
}
