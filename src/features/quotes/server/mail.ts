import { brand } from '#content/brand.ts';
import { wordsIn } from '#content/words.ts';
import { teamLanguage as language } from '#features/tickets/server/mail.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { MailPart } from '#platform/server/mail/mail-body.ts';
import { mailHtml, mailText } from '#platform/server/mail/mail-body.ts';
import type { Mail } from '#platform/server/mail/outbox.ts';
import { greetingPart, mailLimit, plainName } from '#platform/server/mail/unproven-recipient.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import { madeHref, pdfHref } from '#site/quotes.ts';
import { staffHref } from '#site/staff.ts';
import { bogotaTime } from '#site/time.ts';
import type { Quote } from '../quote.ts';
import { choiceAddress, quoteOf } from './quote-of.ts';
import type { StoredQuote } from './store.ts';

/** The mails about a new quote, to the visitor and to the team. */
export function quoteMails(deps: QuoteMailDeps) {
  return (stored: StoredQuote): readonly Mail[] => [visitorQuoteMail(deps, stored), teamQuoteMail(deps.config, stored)];
}

/**
 * The visitor's mail with the quote as a PDF, in their language. Replies go to the team. If the address is not verified,
 * mail and PDF contain nothing that was typed except a plain name; the page of the quote has everything.
 */
function visitorQuoteMail({ config, secret, isProven }: QuoteMailDeps, stored: StoredQuote): Mail {
  const { publicUrl, teamEmail } = config;
  const quote = quoteOf(stored, config);
  const { reference, language, currency, name, email, note, verifyUrl } = quote;
  const { visitor } = wordsIn(language).quoteMail;
  const facts = { ...quoteFacts(quote, language), company: brand.name };
  const paragraph = (text: string): MailPart => ({ kind: 'paragraph', text: format(text, language, facts) });
  const link = (text: string, href: string): MailPart => ({ kind: 'link', text, href });
  const parts: MailPart[] = [
    greetingPart(language, isProven ? name : plainName(name)),
    paragraph(visitor.text),
    link(visitor.open, `${publicUrl}${madeHref(language, reference)}`),
    ...(note && !isProven ? [paragraph(visitor.note)] : []),
    paragraph(visitor.items),
    { kind: 'list', items: [...chosenLines(quote, language), ...sumLines(quote, language)] },
    link(visitor.change, `${publicUrl}${choiceAddress(language, stored.selection, currency)}`),
    link(visitor.check, verifyUrl),
    paragraph(visitor.more),
    paragraph(visitor.mistake),
    paragraph(visitor.signature),
  ];
  return {
    key: `quote:${reference}:visitor`,
    recipient: email,
    replyTo: teamEmail,
    attachment: { kind: 'quote', reference, ...(isProven && { isWhole: true }) },
    subject: format(visitor.subject, language, facts),
    text: mailText(parts),
    html: mailHtml(language, parts),
    limit: isProven ? undefined : mailLimit(secret, 'confirmation', email),
  };
}
interface QuoteMailDeps {
  readonly config: Pick<Config, 'teamEmail' | 'publicUrl'>;
  /** For the keys of the mail limits. */
  readonly secret: string;
  /** The visitor has verified that the address is theirs. */
  readonly isProven: boolean;
}

/** The team's mail about a lead. Replies go to the visitor. */
function teamQuoteMail(config: Pick<Config, 'teamEmail' | 'publicUrl'>, stored: StoredQuote): Mail {
  const { publicUrl, teamEmail } = config;
  const quote = quoteOf(stored, config);
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

/** The total and the validity of a quote, as text. */
function quoteFacts({ reference, name, total, currency, validUntil }: Quote, language: Language) {
  return {
    reference,
    name,
    total: formatMoney({ minor: total, currency }, language, 'code'),
    until: bogotaTime(validUntil, language).date,
  };
}

/** The subtotal and taxes, if the total is more than the sum of the lines. */
function sumLines({ taxes, subtotal, total, currency }: Quote, language: Language): string[] {
  const { fact, labels } = wordsIn(language).quoteMail.team;
  const line = (label: string, minor: number) =>
    format(fact, language, { label, value: formatMoney({ minor, currency }, language, 'code') });
  if (taxes.length === 0) return [];
  return [
    line(labels.subtotal, subtotal),
    ...taxes.map(({ name, minor }) => line(name, minor)),
    line(labels.total, total),
  ];
}

/** A line for each chosen item. */
function chosenLines({ lines, currency }: Quote, language: Language): string[] {
  const { visitor } = wordsIn(language).quoteMail;
  return lines.map(({ name, amount, total: minor }) => {
    const total = minor === undefined ? visitor.byAgreement : formatMoney({ minor, currency }, language, 'code');
    return format(amount ? visitor.itemAmount : visitor.item, language, { name, amount, total });
  });
}
