import { wordsIn } from '#content/words.ts';
import { type MailPart, mailHtml, mailText } from '#platform/server/mail/mail-body.ts';
import type { Mail } from '#platform/server/mail/outbox.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { bogotaTime } from '#site/time.ts';
import type { MailsOf } from '../store/save-ticket.ts';
import type { Ticket } from '../tables.ts';
import { fileNames } from './visitor-mail.ts';

/** In which the company works. */
export const teamLanguage: Language = 'es';

const languageNames = new Intl.DisplayNames(teamLanguage, { type: 'language' });

/** Tells the team who wrote what and from where. A reply goes to the visitor. */
export function teamMail(teamEmail: string, ...[ticket, attachments]: Parameters<MailsOf>): Mail {
  const words = wordsIn(teamLanguage).mail.team;
  const { reference, name, email, message } = ticket;
  const paragraph = (text: string, values: Readonly<Record<string, string | number>> = {}): MailPart => {
    return { kind: 'paragraph', text: format(text, teamLanguage, values) };
  };
  const count = attachments.length;
  const parts: MailPart[] = [
    paragraph(words.intro, { name }),
    { kind: 'list', items: factsOf(ticket) },
    paragraph(words.written),
    { kind: 'quote', text: message },
    ...(count > 0 ? [paragraph(words.attachments, { count }), fileNames(attachments)] : []),
    paragraph(words.show, { command: `npm run tickets -- --show ${reference}` }),
  ];
  return {
    key: `ticket:${reference}:team`,
    recipient: teamEmail,
    replyTo: email,
    subject: format(words.subject, teamLanguage, { reference, name }),
    text: mailText(parts),
    html: mailHtml(teamLanguage, parts),
  };
}

function factsOf({ reference, name, email, phone, language, country, page, ...rest }: Ticket): string[] {
  const words = wordsIn(teamLanguage);
  const { fact, labels } = words.mail.team;
  const campaign = Object.entries(rest.campaign).map(([key, value]) => `${key} ${value}`);
  const values: Readonly<Record<keyof typeof labels, string | null | undefined>> = {
    reference,
    name,
    email,
    phone,
    page,
    apiClient: rest.apiClient,
    language: languageNames.of(language),
    country: country?.toUpperCase(),
    campaign: campaign.join(', ') || null,
    received: format(words.supportStatus.found.time, teamLanguage, bogotaTime(rest.createdAt.getTime(), teamLanguage)),
  };
  return (Object.keys(labels) as (keyof typeof labels)[]).flatMap((key) => {
    const value = values[key];
    return value ? [format(fact, teamLanguage, { label: labels[key], value })] : [];
  });
}
