import { brand } from '#content/brand.ts';
import { wordsIn } from '#content/words.ts';
import type { Config } from '#platform/server/config/config.ts';
import { type MailPart, mailHtml, mailText } from '#platform/server/mail/mail-body.ts';
import type { Mail } from '#platform/server/mail/outbox/queue-mail.ts';
import { greetingPart, mailLimit, plainName } from '#platform/server/mail/unproven-recipient.ts';
import { format } from '#site/message.ts';
import { madeHref } from '#site/quotes.ts';
import { choiceAddress } from '../quote-address.ts';
import { quoteOf } from '../quote-of.ts';
import type { StoredQuote } from '../store/quote-rows.ts';
import { chosenLines, quoteFacts, sumLines } from './quote-facts.ts';

/**
 * Brings the quote to whoever asked for it, in their language, as a PDF. A reply goes to the team. To an address that is
 * not proven neither mail nor PDF says anything that somebody typed, but a plain name: the page of the quote has it all.
 */
export function visitorQuoteMail({ config, secret, isProven }: QuoteMailDeps, kept: StoredQuote): Mail {
  const { publicUrl, teamEmail } = config;
  const quote = quoteOf(kept, config);
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
    link(visitor.change, `${publicUrl}${choiceAddress(language, kept.selection, currency)}`),
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
export interface QuoteMailDeps {
  readonly config: Pick<Config, 'teamEmail' | 'publicUrl'>;
  /** For whom mails are counted. */
  readonly secret: string;
  /** Whoever asked for the quote has shown that the address is theirs. */
  readonly isProven: boolean;
}
