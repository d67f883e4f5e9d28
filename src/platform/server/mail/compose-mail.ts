import type { SendMailOptions } from 'nodemailer';
import { certificateProblem } from './certificate-problem.ts';
import { type Mailbox, oneLine, readMailbox } from './mailbox.ts';
import type { OutboxMessage } from './outbox.ts';

/** Why a mail cannot be sent, in words without personal data. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure';
}

/** By the error codes of nodemailer and of the operating system. */
const reasons: Readonly<Record<string, string>> = {
  EAUTH: 'the mail server does not accept user or password',
  ENOAUTH: 'the mail server wants user and password',
  ECONNECTION: 'the mail server closed the connection',
  ECONNREFUSED: 'nothing listens at the address of the mail server',
  EDNS: 'the name of the mail server is not known',
  EENVELOPE: 'the mail server refused sender or recipient',
  EMESSAGE: 'the mail server refused the message',
  EPROTOCOL: 'the mail server gave an answer that was not expected',
  ESOCKET: 'the mail server cannot be reached',
  ETIMEDOUT: 'the mail server did not answer in time',
  ETLS: 'no safe connection to the mail server could be made',
  EACCES: 'the folder cannot be written to',
  EROFS: 'the folder cannot be written to',
  ENOSPC: 'the disk is full',
};

/**
 * For the team and the log. A mail server's answer often repeats the address, so only its numbers are used: `the mail
 * server refused sender or recipient (EENVELOPE, RCPT TO, 550 5.1.1)`.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof MailFailure) return error.message;
  if (!(error instanceof Error)) return 'unknown';
  const certificate = certificateProblem(error);
  if (certificate) return certificate;
  const code = known(error, 'code', /^[A-Z][A-Z0-9_]{1,30}$/);
  const command = known(error, 'command', /^[A-Z][A-Z ]{1,15}$/);
  const [answer] = /^\d{3}([ -]\d\.\d{1,3}\.\d{1,3})?(?!\S)/.exec(textOf(error, 'response')) ?? [];
  const words = reasons[underneath(error)] ?? reasons[code ?? ''] ?? error.name;
  const numbers = [code, command, answer?.replace('-', ' ')].filter((part) => part !== undefined);
  return numbers.length > 0 ? `${words} (${numbers.join(', ')})` : words;
}

/** nodemailer reports `ESOCKET` for every socket error of the operating system. */
function underneath(error: Error): string {
  return /\b(ECONNREFUSED)\b/.exec(error.message)?.[1] ?? '';
}

function known(error: Error, property: 'code' | 'command', pattern: RegExp): string | undefined {
  const value = textOf(error, property);
  return pattern.test(value) ? value : undefined;
}

function textOf(error: Error, property: 'code' | 'command' | 'response'): string {
  return property in error ? String(Reflect.get(error, property)) : '';
}

/**
 * The input for nodemailer. Addresses are objects, which it does not search for further ones, and have their own
 * envelope, so that no one else gets the mail whatever its headers say.
 */
export function composeMail(mail: OutgoingMail, from: Mailbox, files: MailFiles = {}): SendMailOptions {
  const to = readMailbox(mail.recipient);
  if (!to) throw new MailFailure('the recipient is not a valid address');
  // Without a usable Reply-To the mail is still worth sending.
  const replyTo = readMailbox(mail.replyTo ?? '');
  return {
    ...threadHeaders(mail, from),
    from,
    to,
    ...(replyTo && { replyTo }),
    subject: oneLine(mail.subject),
    text: mail.text,
    ...(mail.html !== null && { html: mail.html }),
    ...attached(files),
    envelope: { from: from.address, to: [to.address] },
    // Prevents automatic replies (RFC 3834).
    headers: mail.isPersonal ? {} : { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * The Message-ID is the same at every attempt: a reader who gets the mail twice after a crash can see that it is one.
 * `References` begins with the first message of the conversation, as mail programs expect.
 */
function threadHeaders({ id, thread }: OutgoingMail, from: Mailbox): SendMailOptions {
  const own = (name: string) => `<${name}@${from.address.split('@').at(-1)}>`;
  if (!thread) return { messageId: own(id) };
  const first = own(thread.topic);
  const follows = thread.follows ?? [];
  if (thread.starts) {
    const [latest] = follows.slice(-1);
    return { messageId: first, ...(latest && { inReplyTo: latest, references: [...follows] }) };
  }
  return { messageId: own(id), inReplyTo: follows.at(-1) ?? first, references: [first, ...follows] };
}

function attached({ attachment, pictures = [] }: MailFiles): Pick<SendMailOptions, 'attachments' | 'icalEvent'> {
  // Inline, in one part with the HTML: programs show them there, and not in their lists of attached files.
  const inline = pictures.map(({ id, name, content }) => {
    return { cid: id, filename: name, contentType: 'image/png', content: Buffer.from(content) };
  });
  if (!attachment) return { attachments: inline };
  if ('calendar' in attachment) {
    const { method, calendar: content } = attachment;
    // Always the same name, so that a program that shows it as a file recognises the newer one.
    return { attachments: inline, icalEvent: { method, content, filename: 'invite.ics' } };
  }
  const { name, type, content } = attachment;
  const file = { filename: oneLine(name), contentType: type, content: Buffer.from(content) };
  return { attachments: [file, ...inline] };
}

/** The part of an outbox message that the transport needs. */
export type OutgoingMail = Pick<
  OutboxMessage,
  'id' | 'createdAt' | 'recipient' | 'replyTo' | 'subject' | 'text' | 'html' | 'thread' | 'isPersonal'
>;

/** A file that is attached to a message. */
export interface Attachment {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
}

/** A picture that the HTML shows with `cid:` and its id. */
export interface InlinePicture {
  readonly id: string;
  readonly name: string;
  readonly content: Uint8Array;
}

/** What a message is sent with. */
export interface MailFiles {
  readonly attachment?: Attachment | Invitation | undefined;
  readonly pictures?: readonly InlinePicture[] | undefined;
}

/** A calendar entry: mail programs show it beside the text, and offer to reply to it. */
export interface Invitation {
  readonly method: 'REQUEST' | 'CANCEL';
  /** An iCalendar file. */
  readonly calendar: string;
}
