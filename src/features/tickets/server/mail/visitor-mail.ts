import { brand } from '#content/brand.ts';
import { wordsIn } from '#content/words.ts';
import { hoursIn } from '#platform/opening-hours.ts';
import type { Config } from '#platform/server/config/config.ts';
import { languageOf } from '#platform/server/language-of.ts';
import { type MailPart, mailHtml, mailText } from '#platform/server/mail/mail-body.ts';
import type { Mail } from '#platform/server/mail/outbox.ts';
import { greetingPart, mailLimit, plainName } from '#platform/server/mail/unproven-recipient.ts';
import { format } from '#site/message.ts';
import { bogotaTime } from '#site/time.ts';
import { statusAddress } from '../status/status-address.ts';
import type { MailsOf } from '../store/save-ticket.ts';
import { writtenMessage } from '../written-message.ts';

/** Whom the mails name, and where the site is. */
export type MailConfig = Pick<Config, 'teamEmail' | 'publicUrl'>;

export interface TicketMailDeps {
  readonly config: MailConfig;
  /** Makes the key of the link. */
  readonly secret: string;
  /**
   * `proven`: whoever wrote has shown that the address is theirs. `released`: somebody of the team has looked at the
   * ticket, so that it is no flood. `trusted`: it is our own canary. Left out: a stranger wrote.
   */
  readonly sender?: 'proven' | 'released' | 'trusted' | undefined;
}

/**
 * Tells the visitor, in their language, that the message arrived. A reply goes to the team. To an address that is not
 * proven it says nothing that somebody typed: what was written can be read where the link leads.
 */
export function visitorMail(
  { config, secret, sender }: TicketMailDeps,
  ...[ticket, attachments]: Parameters<MailsOf>
): Mail {
  const language = languageOf(ticket);
  const { mail, supportStatus } = wordsIn(language);
  const words = mail.visitor;
  const { reference, name, email } = ticket;
  const isProven = sender === 'proven';
  const count = attachments.length;
  const received = format(supportStatus.found.time, language, bogotaTime(ticket.createdAt.getTime(), language));
  const paragraph = (text: string): MailPart => {
    return { kind: 'paragraph', text: format(text, language, { reference, received, count, company: brand.name }) };
  };
  const quoted: MailPart[] = [
    paragraph(words.written),
    { kind: 'quote', text: writtenMessage(ticket) },
    ...(count > 0 ? [paragraph(words.attachments), fileNames(attachments)] : []),
  ];
  const counted: MailPart[] = count > 0 ? [paragraph(words.attachmentCount)] : [];
  const parts: MailPart[] = [
    greetingPart(language, isProven ? name : plainName(name)),
    paragraph(words.thanks),
    paragraph(words.reference),
    ...(isProven ? [] : counted),
    {
      kind: 'link',
      text: isProven ? words.status : words.read,
      href: `${config.publicUrl}${statusAddress(secret, reference, language)}`,
    },
    paragraph(words.hours),
    { kind: 'list', items: hoursIn(language) },
    ...(isProven ? quoted : []),
    paragraph(words.more),
    paragraph(isProven ? words.mistake : words.notYou),
    paragraph(words.signature),
  ];
  return {
    key: `ticket:${reference}:visitor`,
    recipient: email,
    replyTo: config.teamEmail,
    subject: format(words.subject, language, { reference }),
    text: mailText(parts),
    html: mailHtml(language, parts),
    limit: sender ? undefined : mailLimit(secret, 'confirmation', email),
  };
}

export function fileNames(attachments: readonly { readonly name: string }[]): MailPart {
  return { kind: 'list', items: attachments.map(({ name }) => name) };
}
