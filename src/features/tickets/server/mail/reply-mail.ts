import { wordsIn } from '#content/words.ts';
import { type MailPart, mailHtml, mailText } from '#platform/server/mail/mail-body.ts';
import type { Mail } from '#platform/server/mail/outbox.ts';
import { format } from '#site/message.ts';
import { staffHref } from '#site/staff.ts';
import type { TicketMessage } from '../store/conversation.ts';
import type { Ticket } from '../tables.ts';
import { teamLanguage } from './team-mail.ts';
import type { MailConfig } from './visitor-mail.ts';

/** Tells the team that a visitor has written on, from the dashboard. */
export function replyMail({ teamEmail, publicUrl }: MailConfig, ticket: Ticket, message: TicketMessage): Mail {
  const words = wordsIn(teamLanguage).mail.reply;
  const { reference, name, email } = ticket;
  const say = (text: string) => format(text, teamLanguage, { reference, name });
  const parts: MailPart[] = [
    { kind: 'paragraph', text: say(words.intro) },
    { kind: 'quote', text: message.text },
    {
      kind: 'link',
      text: say(words.open),
      href: `${publicUrl}${staffHref(teamLanguage, { view: 'ticket', ticket: reference })}`,
    },
  ];
  return {
    key: `ticket:${reference}:reply:${message.id}`,
    recipient: teamEmail,
    replyTo: email,
    subject: say(words.subject),
    text: mailText(parts),
    html: mailHtml(teamLanguage, parts),
  };
}
