import { wordsIn } from '#content/words.ts';
import type { User } from '#features/accounts/server/store/account.ts';
import { languageIn } from '#platform/browser/stored/user-language.ts';
import { pick } from '#platform/database/queries.ts';
import { hoursIn } from '#platform/opening-hours.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { Mail } from '#platform/server/mail/outbox.ts';
import { type ReplySide, replyAddress, threadTopic } from '#platform/server/mail/reply-address.ts';
import { mailLimit } from '#platform/server/mail/unproven-recipient.ts';
import { languageOf } from '#platform/server/pages/choose-language.ts';
import { dashboardHref } from '#site/dashboard.ts';
import { regionName } from '#site/formatters.ts';
import { defaultLanguage, type Language, teamLanguage } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { formatPhone } from '#site/phone.ts';
import { staffHref } from '#site/staff.ts';
import { bogotaTime } from '#site/time.ts';
import { mailIn } from '#ui/mail/mail-in.ts';
import { factColumns } from '../ticket-fields.ts';
import { visibleName } from './file-names.ts';
import { statusAddress, writtenMessage } from './status.ts';
import type { AboutReply, TicketMessage } from './store/conversation.ts';
import type { MailsOf } from './store/save-ticket.ts';
import type { SavedFile, Ticket } from './tables.ts';

declare module '#platform/server/mail/outbox.ts' {
  interface MailKeys {
    readonly 'ticket-visitor': `ticket:${string}:visitor`;
    /** To an address that is proven to be the visitor's. */
    readonly 'ticket-proven-visitor': `ticket:${string}:visitor`;
    readonly 'ticket-answer': `ticket:${string}:answer:${string}`;
    readonly 'ticket-answer-closed': `ticket:${string}:answer:${string}`;
    readonly 'ticket-closed': `ticket:${string}:closed:${number}`;
    readonly 'ticket-incomplete': `ticket:${string}:incomplete:${string}`;
    readonly 'ticket-first': `ticket:${string}:first`;
    readonly 'ticket-team': `ticket:${string}:team`;
    readonly 'ticket-reply': `ticket:${string}:reply:${string}`;
  }
}

/** The mails about a new ticket: one to the team and one to the visitor. */
export function ticketMails(deps: TicketMailDeps): MailsOf {
  return (...ticket) => [teamMail(deps, ...ticket), visitorMail(deps, ...ticket)];
}

/** The settings that the mails need: the team's address, the one for replies if mail comes in, and the URL of the site. */
type MailConfig = Pick<Config, 'teamEmail' | 'publicUrl'> & Partial<Pick<Config, 'replyEmail'>>;

export interface TicketMailDeps {
  readonly config: MailConfig;
  /** Signs the key of the link. */
  readonly secret: string;
  /**
   * `proven`: the visitor has proven that the address is theirs. `released`: the team has reviewed the ticket, so it is
   * not part of a flood. `trusted`: our own canary. Undefined: an unknown sender.
   */
  readonly sender?: 'proven' | 'released' | 'trusted' | undefined;
  /** The Message-ID of the mail that the ticket came with, if any. */
  readonly follows?: readonly string[] | undefined;
  /** Files of that mail, or its end, could not be kept. */
  readonly isIncomplete?: boolean | undefined;
}

type ReplyDeps = Pick<TicketMailDeps, 'config' | 'secret'>;

/** Where a reply to a mail goes: to a signed address, from which it joins the ticket, or else to `otherwise`. */
function replyTo({ config, secret }: ReplyDeps, reference: string, side: ReplySide, otherwise: string): string {
  return config.replyEmail ? replyAddress(secret, config.replyEmail, { reference, side }) : otherwise;
}

/**
 * Confirms to the visitor, in their language, that the message arrived. Replies go to the team. A mail to an unproven
 * address contains nothing that was typed; it links to a page that shows the message.
 */
export function visitorMail(deps: TicketMailDeps, ...[ticket, attachments]: Parameters<MailsOf>): Mail {
  const { config, secret, sender, follows, isIncomplete } = deps;
  const language = languageOf(ticket);
  const words = wordsIn(language).mail.visitor;
  const { reference, name, email } = ticket;
  const { publicUrl } = config;
  const isProven = sender === 'proven';
  const count = attachments.length;
  const { write, label, heading, greeting, paragraph, facts, button, list, quote, signature, note } = mailIn(
    { kind: 'ticket', language, publicUrl },
    { reference, count },
  );
  const { received } = wordsIn(language).mail.team.labels;
  const status = `${publicUrl}${statusAddress(secret, reference, language)}`;
  const files =
    count > 0 ? [paragraph(words.attachments), list(attachments.map((file) => visibleName(file.name)))] : [];
  return {
    key: `ticket:${reference}:visitor`,
    recipient: email,
    replyTo: replyTo(deps, reference, 'customer', config.teamEmail),
    thread: { topic: threadTopic({ reference, side: 'customer' }), starts: true, follows },
    ...write(words.subject, [
      label(reference),
      heading(words.title),
      greeting(isProven ? name : undefined),
      paragraph(words.thanks),
      ...(isProven ? [paragraph(words.written), quote(writtenMessage(ticket)), ...files] : []),
      facts({ received }, { received: receivedAt(ticket, language) }),
      ...(count > 0 && !isProven ? [paragraph(words.attachmentCount)] : []),
      ...(isIncomplete ? [paragraph(words.incomplete)] : []),
      button(isProven ? words.status : words.read, status),
      paragraph(words.hours),
      list(hoursIn(language, ticket.country)),
      paragraph(words.reference),
      paragraph(words.more),
      signature(),
      note(isProven ? words.mistake : words.notYou),
    ]),
    limit: sender ? undefined : mailLimit(secret, 'confirmation', email),
  };
}

const languageNames = new Intl.DisplayNames(teamLanguage, { type: 'language' });

function receivedAt({ createdAt, country }: Ticket, language: Language): string {
  const written = bogotaTime(createdAt.getTime(), language, country);
  return format(wordsIn(language).supportStatus.found.time, language, written);
}

/** Notifies the team of a new ticket. Replies go to the visitor. */
export function teamMail(deps: TicketMailDeps, ...[ticket, attachments]: Parameters<MailsOf>): Mail {
  const { teamEmail, publicUrl } = deps.config;
  const { team: words, reply } = wordsIn(teamLanguage).mail;
  const { reference, name, email, phone, message, page, apiClient } = ticket;
  const count = attachments.length;
  const { message: _, ...senderLabels } = wordsIn(teamLanguage).contactForm.labels;
  const { write, label, heading, paragraph, facts, list, quote, button } = mailIn(
    { kind: 'ticket', language: teamLanguage, publicUrl, toTeam: true },
    { reference, name, count },
  );
  const known = {
    ...pick(ticket, ...factColumns),
    phone: phone && formatPhone(phone.replace('+', '')),
    page,
    apiClient,
    language: languageNames.of(ticket.language),
    country: ticket.country && regionName(ticket.country.toUpperCase(), teamLanguage),
    campaign: Object.entries(ticket.campaign)
      .map(([key, value]) => `${key} ${value}`)
      .join(', '),
    received: receivedAt(ticket, teamLanguage),
  };
  return {
    key: `ticket:${reference}:team`,
    recipient: teamEmail,
    replyTo: replyTo(deps, reference, 'team', email),
    thread: { topic: threadTopic({ reference, side: 'team' }), starts: true },
    ...write(words.subject, [
      label(reference),
      heading(words.title),
      quote(message),
      ...(count > 0 ? [paragraph(words.attachments), list(attachments.map((file) => visibleName(file.name)))] : []),
      ...(deps.isIncomplete ? [paragraph(reply.incomplete)] : []),
      facts<string>({ ...senderLabels, ...words.labels }, known),
      button(reply.open, `${publicUrl}${consoleHref(reference)}`),
      paragraph(words.intro),
    ]),
  };
}

/**
 * The account that a mail about a ticket goes to. It is greeted by its own name: that of the ticket was typed by whoever
 * wrote it, and an answer by the team does not prove who that was.
 */
type Owner = Pick<User, 'email' | 'language' | 'name'>;

interface AnswerInMail {
  readonly messageId: string;
  readonly text: string;
  /** Named only: the pages that the mail links to have them. */
  readonly attachments?: readonly Pick<SavedFile, 'name'>[];
  readonly closes?: boolean;
  /** The Message-IDs of the visitor's mails. */
  readonly follows?: readonly string[] | undefined;
}

/**
 * Sends the team's answer to the visitor: to the address and in the language of their account if they have one,
 * otherwise in the language of the ticket. Replies go to the team. The visitor's message is not quoted, only linked,
 * because an answer by the team does not prove that the address belongs to the visitor.
 */
export function answerMail(
  deps: ReplyDeps,
  [ticket, owner]: readonly [Ticket, Owner | undefined],
  { messageId, text, attachments = [], closes = false, follows }: AnswerInMail,
): Mail {
  const { config, secret } = deps;
  const { teamEmail, publicUrl } = config;
  const language = languageIn(owner?.language ?? ticket.language) ?? defaultLanguage;
  const words = wordsIn(language).mail.answer;
  const { reference } = ticket;
  const count = attachments.length;
  const { write, label, heading, greeting, paragraph, list, quote, button, link, signature } = mailIn(
    { kind: 'ticket', language, publicUrl },
    { reference, about: ticket.about ?? '', count },
  );
  const inAccount = dashboardHref(language, { view: 'tickets', ticket: reference });
  const status = `${publicUrl}${statusAddress(secret, reference, language)}`;
  return {
    key: `ticket:${reference}:answer:${messageId}`,
    recipient: owner?.email ?? ticket.email,
    replyTo: replyTo(deps, reference, 'customer', teamEmail),
    thread: { topic: threadTopic({ reference, side: 'customer' }), follows },
    isPersonal: true,
    ...write(`Re: ${subjectOf(ticket)}`, [
      label(reference),
      heading(words.title),
      greeting(owner?.name || undefined),
      quote(text),
      ...(count > 0 ? [paragraph(words.files), list(attachments.map((file) => visibleName(file.name)))] : []),
      ...(closes ? [paragraph(words.closed)] : []),
      paragraph(owner ? words.more : words.moreHere),
      ...(owner
        ? [button(words.account, `${publicUrl}${inAccount}`), link(words.status, status)]
        : [button(words.open, status)]),
      signature(),
    ]),
  };
}

/** Tells the visitor that their ticket is closed, to the address and in the language of an answer. */
export function closedMail(
  deps: ReplyDeps,
  [ticket, owner]: readonly [Ticket, Owner | undefined],
  { at, follows }: { readonly at: Date; readonly follows?: readonly string[] | undefined },
): Mail {
  const { config, secret } = deps;
  const { teamEmail, publicUrl } = config;
  const language = languageIn(owner?.language ?? ticket.language) ?? defaultLanguage;
  const words = wordsIn(language).mail.closed;
  const { reference } = ticket;
  const { write, label, heading, greeting, paragraph, button, signature } = mailIn(
    { kind: 'ticket', language, publicUrl },
    { reference, about: ticket.about ?? '' },
  );
  return {
    key: `ticket:${reference}:closed:${at.getTime()}`,
    recipient: owner?.email ?? ticket.email,
    replyTo: replyTo(deps, reference, 'customer', teamEmail),
    thread: { topic: threadTopic({ reference, side: 'customer' }), follows },
    ...write(`Re: ${subjectOf(ticket)}`, [
      label(reference),
      heading(words.title),
      greeting(owner?.name || undefined),
      paragraph(words.text),
      paragraph(words.reopen),
      button(words.status, `${publicUrl}${statusAddress(secret, reference, language)}`),
      signature(),
    ]),
  };
}

interface IncompleteMessage {
  /** Who sent it, which need not be the person of the ticket. */
  readonly to: string;
  readonly messageId: string;
  /** Its Message-ID. */
  readonly follows: readonly string[];
}

/** Tells whoever wrote again by mail, in the language of the ticket, that files or the end of it could not be kept. */
export function incompleteMail(deps: ReplyDeps, ticket: Ticket, { to, messageId, follows }: IncompleteMessage): Mail {
  const { config, secret } = deps;
  const language = languageOf(ticket);
  const { incomplete: words, visitor } = wordsIn(language).mail;
  const { reference } = ticket;
  const { write, label, heading, greeting, paragraph, signature } = mailIn(
    { kind: 'ticket', language, publicUrl: config.publicUrl },
    { reference },
  );
  return {
    key: `ticket:${reference}:incomplete:${messageId}`,
    recipient: to,
    replyTo: replyTo(deps, reference, 'customer', config.teamEmail),
    thread: { topic: threadTopic({ reference, side: 'customer' }), follows },
    ...write(`Re: ${subjectOf(ticket)}`, [
      label(reference),
      heading(words.title),
      greeting(undefined),
      paragraph(visitor.incomplete),
      paragraph(words.arrived),
      signature(),
    ]),
    limit: mailLimit(secret, 'confirmation', to),
  };
}

/** The subject of the first mail to the visitor: some programs show mails as one conversation only if theirs is alike. */
function subjectOf(ticket: Ticket): string {
  const { visitor, first } = wordsIn(languageOf(ticket)).mail;
  return ticket.openedBy === 'team' ? first.subjects[topicOf(ticket.about)] : visitor.subject;
}

/** What a ticket is about, by the first letter of its reference. */
function topicOf(about: string | null): 'payment' | 'quote' | 'meeting' | 'other' {
  if (about?.startsWith('P-')) return 'payment';
  if (about?.startsWith('Q-')) return 'quote';
  return about?.startsWith('M-') ? 'meeting' : 'other';
}

/**
 * A person of the team writes to a customer, who had not written before. To the address and in the account of
 * `answerMail`, but in the language that the team chose.
 */
export function firstMail(deps: ReplyDeps, [ticket, owner]: readonly [Ticket, Owner | undefined]): Mail {
  const { config, secret } = deps;
  const { teamEmail, publicUrl } = config;
  const language = languageOf(ticket);
  const words = wordsIn(language).mail.first;
  const { reference, about, message } = ticket;
  const topic = topicOf(about);
  const { write, label, heading, greeting, paragraph, quote, button, signature } = mailIn(
    { kind: topic === 'other' ? 'ticket' : topic, language, publicUrl, why: 'customer' },
    { reference, about: about ?? '' },
  );
  const inAccount = dashboardHref(language, { view: 'tickets', ticket: reference });
  const status = `${publicUrl}${statusAddress(secret, reference, language)}`;
  return {
    key: `ticket:${reference}:first`,
    recipient: owner?.email ?? ticket.email,
    replyTo: replyTo(deps, reference, 'customer', teamEmail),
    thread: { topic: threadTopic({ reference, side: 'customer' }), starts: true },
    isPersonal: true,
    ...write(words.subjects[topic], [
      label(reference),
      heading(words.titles[topic]),
      greeting(owner?.name || undefined),
      quote(message),
      paragraph(words.more),
      owner ? button(words.account, `${publicUrl}${inAccount}`) : button(words.status, status),
      signature(),
    ]),
  };
}

/** Notifies the team that a visitor has written again. */
export function replyMail(
  deps: ReplyDeps,
  ticket: Ticket,
  message: TicketMessage,
  { attachments = [], follows, isIncomplete }: AboutReply = {},
): Mail {
  const { teamEmail, publicUrl, replyEmail } = deps.config;
  const words = wordsIn(teamLanguage).mail.reply;
  const { reference, name, email } = ticket;
  const count = attachments.length;
  const { write, label, heading, paragraph, list, quote, button } = mailIn(
    { kind: 'ticket', language: teamLanguage, publicUrl, toTeam: true },
    { reference, name, count },
  );
  return {
    key: `ticket:${reference}:reply:${message.id}`,
    recipient: teamEmail,
    replyTo: replyTo(deps, reference, 'team', email),
    thread: { topic: threadTopic({ reference, side: 'team' }), follows },
    ...write(`Re: ${wordsIn(teamLanguage).mail.team.subject}`, [
      label(reference),
      heading(words.title),
      quote(message.text),
      ...(count > 0
        ? [
            paragraph(wordsIn(teamLanguage).mail.team.attachments),
            list(attachments.map((file) => visibleName(file.name))),
          ]
        : []),
      ...(isIncomplete ? [paragraph(words.incomplete)] : []),
      button(words.open, `${publicUrl}${consoleHref(reference)}`),
      paragraph(replyEmail ? words.answer : words.intro),
    ]),
  };
}

function consoleHref(reference: string): string {
  return staffHref(teamLanguage, { view: 'ticket', ticket: reference });
}
