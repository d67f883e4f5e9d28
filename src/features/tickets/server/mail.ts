import { brand } from '#content/brand.ts';
import { wordsIn } from '#content/words.ts';
import type { User } from '#features/accounts/server/store/sessions.ts';
import { languageIn } from '#platform/browser/stored/user-language.ts';
import { hoursIn } from '#platform/opening-hours.ts';
import type { Config } from '#platform/server/config/config.ts';
import { languageOf } from '#platform/server/language-of.ts';
import type { MailPart } from '#platform/server/mail/mail-body.ts';
import { mailHtml, mailText } from '#platform/server/mail/mail-body.ts';
import type { Mail } from '#platform/server/mail/outbox.ts';
import { greetingPart, mailLimit, plainName } from '#platform/server/mail/unproven-recipient.ts';
import { dashboardHref } from '#site/dashboard.ts';
import type { Language } from '#site/languages.ts';
import { defaultLanguage } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { staffHref } from '#site/staff.ts';
import { bogotaTime } from '#site/time.ts';
import { statusAddress } from './status.ts';
import type { TicketMessage } from './store/conversation.ts';
import type { MailsOf } from './store/save-ticket.ts';
import type { Ticket } from './tables.ts';
import { writtenMessage } from './written-message.ts';

/** The mails about a new ticket: one to the team and one to the visitor. */
export function ticketMails(deps: TicketMailDeps): MailsOf {
  return (...ticket) => [teamMail(deps.config.teamEmail, ...ticket), visitorMail(deps, ...ticket)];
}

/** The settings that the mails need: the team's address and the URL of the site. */
export type MailConfig = Pick<Config, 'teamEmail' | 'publicUrl'>;

export interface TicketMailDeps {
  readonly config: MailConfig;
  /** Signs the key of the link. */
  readonly secret: string;
  /**
   * `proven`: the visitor has proven that the address is theirs. `released`: the team has reviewed the ticket, so it is
   * not part of a flood. `trusted`: our own canary. Undefined: an unknown sender.
   */
  readonly sender?: 'proven' | 'released' | 'trusted' | undefined;
}

/**
 * Confirms to the visitor, in their language, that the message arrived. Replies go to the team. A mail to an unproven
 * address contains nothing that was typed; it links to a page that shows the message.
 */
function visitorMail({ config, secret, sender }: TicketMailDeps, ...[ticket, attachments]: Parameters<MailsOf>): Mail {
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

function fileNames(attachments: readonly { readonly name: string }[]): MailPart {
  return { kind: 'list', items: attachments.map(({ name }) => name) };
}

/** The language that the team works in. */
export const teamLanguage: Language = 'es';

const languageNames = new Intl.DisplayNames(teamLanguage, { type: 'language' });

/** Notifies the team of a new ticket. Replies go to the visitor. */
function teamMail(teamEmail: string, ...[ticket, attachments]: Parameters<MailsOf>): Mail {
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

interface TeamAnswer {
  readonly messageId: string;
  readonly text: string;
}

/**
 * Sends the team's answer to the visitor: to the address and in the language of their account if they have one,
 * otherwise in the language of the ticket. Replies go to the team. The visitor's message is not quoted, only linked,
 * because an answer by the team does not prove that the address belongs to the visitor.
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

/** Notifies the team that a visitor has replied from the dashboard. */
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
