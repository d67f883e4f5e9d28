import { wordsIn } from '#content/words.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { Mail } from '#platform/server/mail/outbox.ts';
import { mailLimit } from '#platform/server/mail/unproven-recipient.ts';
import { regionName } from '#site/formatters.ts';
import type { Language } from '#site/languages.ts';
import { teamLanguage } from '#site/languages.ts';
import { formatMoney } from '#site/money.ts';
import { pdfHref, quoteHref } from '#site/quote-links.ts';
import { staffHref } from '#site/staff.ts';
import { bogotaTime } from '#site/time.ts';
import { mailIn } from '#ui/mail/mail-in.ts';
import type { MailPart } from '#ui/mail/parts.ts';
import type { Quote } from '../quote.ts';
import { wordsOf } from '../words-of.ts';
import { choiceAddress, type QuoteConfig, quoteOf } from './quote-of.ts';
import type { StoredQuote } from './store.ts';

declare module '#platform/server/mail/outbox.ts' {
  interface MailKeys {
    readonly 'quote-visitor': `quote:${string}:visitor`;
    readonly 'quote-team': `quote:${string}:team`;
  }
}

/** The mails about a new quote, to the visitor and to the team. */
export function quoteMails(deps: QuoteMailDeps) {
  return (stored: StoredQuote): readonly Mail[] => [visitorQuoteMail(deps, stored), teamQuoteMail(deps.config, stored)];
}

interface QuoteMailDeps {
  readonly config: QuoteConfig & Pick<Config, 'teamEmail'>;
  /** For the keys of the mail limits. */
  readonly secret: string;
  /** The visitor has verified that the address is theirs. */
  readonly isProven: boolean;
}

/**
 * The visitor's mail with the quote as a PDF, in their language. Replies go to the team. If the address is not verified,
 * mail and PDF contain nothing that was typed; the page of the quote has everything.
 */
export function visitorQuoteMail({ config, secret, isProven }: QuoteMailDeps, stored: StoredQuote): Mail {
  const { publicUrl, teamEmail } = config;
  const quote = quoteOf(stored, config);
  const { reference, language, currency, name, email, note: written } = quote;
  const { visitor: words } = wordsOf(quote).quoteMail;
  const { write, label, heading, greeting, paragraph, button, link, signature, note } = mailIn(
    { kind: 'quote', language, publicUrl },
    quoteFacts(quote, language),
  );
  return {
    key: `quote:${reference}:visitor`,
    recipient: email,
    replyTo: teamEmail,
    attachment: { kind: 'quote', reference, ...(isProven && { isWhole: true }) },
    ...write(words.subject, [
      label(reference),
      heading(words.title),
      greeting(isProven ? name : undefined),
      paragraph(words.text),
      pricesOf(quote, language, words.items),
      ...(written && !isProven ? [paragraph(words.note)] : []),
      button(words.open, `${publicUrl}${quoteHref(language, reference)}`),
      link(words.change, `${publicUrl}${choiceAddress(language, stored.selection, currency)}`),
      link(words.check, quote.verifyUrl),
      paragraph(words.more),
      signature(),
      note(words.mistake),
    ]),
    limit: isProven ? undefined : mailLimit(secret, 'confirmation', email),
  };
}

/** The team's mail about a lead. Replies go to the visitor. */
export function teamQuoteMail(config: QuoteMailDeps['config'], stored: StoredQuote): Mail {
  const { publicUrl, teamEmail } = config;
  const content = quoteOf(stored, config);
  const { reference, name, company, email, country, note } = content;
  const { team: words } = wordsIn(teamLanguage).quoteMail;
  const values = quoteFacts(content, teamLanguage);
  const { write, label, heading, paragraph, facts, quote, button, link } = mailIn(
    { kind: 'quote', language: teamLanguage, publicUrl, toTeam: true },
    values,
  );
  const { subtotal: _, total: __, ...labels } = words.labels;
  const known = {
    name,
    company,
    email,
    language: new Intl.DisplayNames(teamLanguage, { type: 'language' }).of(content.language),
    country: country && regionName(country.toUpperCase(), teamLanguage),
  };
  return {
    key: `quote:${reference}:team`,
    recipient: teamEmail,
    replyTo: email,
    ...write(words.subject, [
      label(reference),
      heading(words.title),
      pricesOf(content, teamLanguage, words.items),
      paragraph(words.intro),
      ...(note ? [paragraph(words.written), quote(note)] : []),
      facts(labels, known),
      button(words.open, `${publicUrl}${staffHref(teamLanguage, { view: 'quote', quote: reference })}`),
      link(words.page, `${publicUrl}${quoteHref(content.language, reference)}`),
      link(words.pdf, `${publicUrl}${pdfHref(reference)}`),
    ]),
  };
}

function moneyIn({ currency }: Quote, language: Language): (minor: number) => string {
  return (minor) => formatMoney({ minor, currency }, language);
}

/** The total and the validity of a quote, as text. */
function quoteFacts(quote: Quote, language: Language) {
  const { reference, name, total, validUntil } = quote;
  return { reference, name, total: moneyIn(quote, language)(total), until: bogotaTime(validUntil, language).date };
}

/** As in the document: the lines, the subtotal and taxes if the total is more than the sum of the lines, and the total. */
function pricesOf(quote: Quote, language: Language, title: string): MailPart {
  const { team, visitor } = wordsIn(language).quoteMail;
  const { taxes, subtotal, total } = quote;
  const money = moneyIn(quote, language);
  return {
    kind: 'prices',
    title,
    lines: quote.lines.map(({ name, amount, total }) => ({
      label: name,
      detail: amount,
      value: total === undefined ? visitor.byAgreement : money(total),
    })),
    sums:
      taxes.length > 0
        ? [
            { label: team.labels.subtotal, value: money(subtotal) },
            ...taxes.map(({ name, minor }) => ({ label: name, value: money(minor) })),
          ]
        : [],
    total: { label: team.labels.total, value: money(total) },
  };
}
