import { brand } from '#content/brand.ts';
import { wordsIn } from '#content/words.ts';
import type { Mail } from '#database/outbox/queue-mail.ts';
import type { MailsOf } from '#database/tickets/keep-ticket.ts';
import { href } from '#site/address.ts';
import { format } from '#site/message.ts';
import { hoursIn } from '#site/support/hours-in.ts';
import type { Config } from '../../config.ts';
import { languageOf } from '../../language-of.ts';
import { type MailPart, mailHtml, mailText } from '../../mail/mail-body.ts';
import { writtenMessage } from '../written-message.ts';

/** Whom the mails name, and where the site is. */
export type MailConfig = Pick<Config, 'teamEmail' | 'publicUrl'>;

/** Tells the visitor, in their language, that the message arrived. A reply goes to the team. */
export function visitorMail({ teamEmail, publicUrl }: MailConfig, ...[ticket, attachments]: Parameters<MailsOf>): Mail {
  const language = languageOf(ticket);
  const words = wordsIn(language).mail.visitor;
  const { reference, name, email } = ticket;
  const count = attachments.length;
  const paragraph = (text: string): MailPart => {
    return { kind: 'paragraph', text: format(text, language, { reference, name, count, company: brand.name }) };
  };
  const parts: MailPart[] = [
    paragraph(words.greeting),
    paragraph(words.thanks),
    paragraph(words.reference),
    {
      kind: 'link',
      text: format(words.status, language, {}),
      href: `${publicUrl}${href('/support/status', language)}?reference=${reference}`,
    },
    paragraph(words.hours),
    { kind: 'list', items: hoursIn(language) },
    paragraph(words.written),
    { kind: 'quote', text: writtenMessage(ticket) },
    ...(count > 0 ? [paragraph(words.attachments), fileNames(attachments)] : []),
    paragraph(words.more),
    paragraph(words.mistake),
    paragraph(words.signature),
  ];
  return {
    key: `ticket:${reference}:visitor`,
    recipient: email,
    replyTo: teamEmail,
    subject: format(words.subject, language, { reference }),
    text: mailText(parts),
    html: mailHtml(language, parts),
  };
}

export function fileNames(attachments: readonly { readonly name: string }[]): MailPart {
  return { kind: 'list', items: attachments.map(({ name }) => name) };
}
