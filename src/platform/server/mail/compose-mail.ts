import type { SendMailOptions } from 'nodemailer';
import { MailFailure } from './mail-failure.ts';
import { type Mailbox, oneLine, readMailbox } from './mailbox.ts';
import type { OutboxMessage } from './outbox.ts';

/**
 * The input for nodemailer. Addresses are objects, which it does not search for further ones, and have their own
 * envelope, so that no one else gets the mail whatever its headers say.
 */
export function composeMail(mail: OutgoingMail, from: Mailbox, attachment?: Attachment | Invitation): SendMailOptions {
  const to = readMailbox(mail.recipient);
  if (!to) throw new MailFailure('the recipient is not a valid address');
  // Without a usable Reply-To the mail is still worth sending.
  const replyTo = readMailbox(mail.replyTo ?? '');
  return {
    // The same at every attempt: a reader who gets the mail twice after a crash can see that it is one.
    messageId: `<${mail.id}@${from.address.split('@').at(-1)}>`,
    from,
    to,
    ...(replyTo && { replyTo }),
    subject: oneLine(mail.subject),
    text: mail.text,
    ...(mail.html !== null && { html: mail.html }),
    ...(attachment && attached(attachment)),
    envelope: { from: from.address, to: [to.address] },
    // Prevents automatic replies (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function attached(attachment: Attachment | Invitation): Pick<SendMailOptions, 'attachments' | 'icalEvent'> {
  if ('calendar' in attachment) {
    const { method, calendar: content } = attachment;
    // Always the same name, so that a program that shows it as a file recognises the newer one.
    return { icalEvent: { method, content, filename: 'invite.ics' } };
  }
  const { name, type, content } = attachment;
  return { attachments: [{ filename: oneLine(name), contentType: type, content: Buffer.from(content) }] };
}
/** The part of an outbox message that the transport needs. */
export type OutgoingMail = Pick<
  OutboxMessage,
  'id' | 'createdAt' | 'recipient' | 'replyTo' | 'subject' | 'text' | 'html'
>;

/** A file that is attached to a message. */
export interface Attachment {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
}

/** A calendar entry: mail programs show it beside the text, and offer to reply to it. */
export interface Invitation {
  readonly method: 'REQUEST' | 'CANCEL';
  /** An iCalendar file. */
  readonly calendar: string;
}
