import { brand } from '#content/brand.ts';
import { wordsIn } from '#content/words.ts';
import type { User } from '#features/accounts/server/store/open-session.ts';
import { languageIn } from '#platform/browser/stored/user-language.ts';
import { type MailPart, mailHtml, mailText } from '#platform/server/mail/mail-body.ts';
import type { Mail } from '#platform/server/mail/outbox.ts';
import { greetingPart, plainName } from '#platform/server/mail/unproven-recipient.ts';
import { dashboardHref } from '#site/dashboard.ts';
import { defaultLanguage } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { statusAddress } from '../status/status-address.ts';
import type { Ticket } from '../tables.ts';
import type { TicketMailDeps } from './visitor-mail.ts';

interface TeamAnswer {
  readonly messageId: string;
  readonly text: string;
}

/**
 * Brings the visitor what the team answered: whoever has an account at its address and in its language, all others in
 * the language of the ticket. A reply goes to the team. What the visitor wrote is not quoted: that somebody of the team
 * answers does not prove whose address it is, and a link leads to it.
 */
export function answerMail(
  { config: { teamEmail, publicUrl }, secret }: Pick<TicketMailDeps, 'config' | 'secret'>,
  [ticket, owner]: readonly [Ticket, Pick<User, 'email' | 'language'> | undefined],
  { messageId, text }: TeamAnswer,
): Mail {
  const language = languageIn(owner?.language ?? ticket.language) ?? defaultLanguage;
  const words = wordsIn(language).mail.answer;
  const { reference } = ticket;
  const say = (phrase: string) => format(phrase, language, { reference, company: brand.name });
  const paragraph = (phrase: string): MailPart => ({ kind: 'paragraph', text: say(phrase) });
  const link = (phrase: string, path: string): MailPart => {
    return { kind: 'link', text: say(phrase), href: `${publicUrl}${path}` };
  };
  const parts: MailPart[] = [
    greetingPart(language, plainName(ticket.name)),
    paragraph(words.answered),
    { kind: 'quote', text },
    paragraph(words.more),
    link(words.account, dashboardHref(language, { view: 'tickets', ticket: reference })),
    link(words.status, statusAddress(secret, reference, language)),
    paragraph(words.signature),
  ];
  return {
    key: `ticket:${reference}:answer:${messageId}`,
    recipient: owner?.email ?? ticket.email,
    replyTo: teamEmail,
    subject: say(words.subject),
    text: mailText(parts),
    html: mailHtml(language, parts),
  };
}
