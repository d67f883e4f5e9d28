import type { SendMailOptions } from 'nodemailer';
import { MailFailure } from './mail-failure.ts';
import { type Mailbox, oneLine, readMailbox } from './mailbox.ts';
import type { OutboxMessage } from './outbox.ts';

/**
 * What nodemailer makes a mail of. Addresses go in as objects, which it does not search for further ones, and as
 * an envelope of their own, so that nobody else gets the mail whatever its head says.
 */
export function composeMail(mail: OutgoingMail, from: Mailbox, attachment?: Attachment | Invitation): SendMailOptions {
  const to = readMailbox(mail.recipient);
  if (!to) throw new MailFailure('the recipient is no address');
  // Without a Reply-To that can be used the mail is still worth sending.
  const replyTo = readMailbox(mail.replyTo ?? '');
  return {
    // The same at every attempt: who gets the mail twice after a crash can see that it is one.
    messageId: `<${mail.id}@${from.address.split('@').at(-1)}>`,
    from,
    to,
    ...(replyTo && { replyTo }),
    subject: oneLine(mail.subject),
    text: mail.text,
    ...(mail.html !== null && { html: mail.html }),
    ...(attachment && attached(attachment)),
    envelope: { from: from.address, to: [to.address] },
    // Keeps absence notes from being answered to it (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function attached(attachment: Attachment | Invitation): Pick<SendMailOptions, 'attachments' | 'icalEvent'> {
  if ('calendar' in attachment) {
    const { method, calendar: content } = attachment;
    // Under one name, so that a program that shows it as a file knows the newer one.
    return { icalEvent: { method, content, filename: 'invite.ics' } };
  }
  const { name, type, content } = attachment;
  return { attachments: [{ filename: oneLine(name), contentType: type, content: Buffer.from(content) }] };
}
/** A message of the outbox, as far as it concerns whoever carries it. */
export type OutgoingMail = Pick<
  OutboxMessage,
  'id' | 'createdAt' | 'recipient' | 'replyTo' | 'subject' | 'text' | 'html'
>;

/** A file that goes with a message. */
export interface Attachment {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
}

/** An entry for the reader's calendar: mail programs show it beside the text, and offer to answer it. */
export interface Invitation {
  readonly method: 'REQUEST' | 'CANCEL';
  /** An iCalendar file. */
  readonly calendar: string;
}
