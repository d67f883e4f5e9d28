import { DocumentFailure } from '../documents/document-failure.ts';
import type { Attachment, Invitation } from './compose-mail.ts';
import { MailFailure, reasonOf } from './mail-failure.ts';
import type { OutboxMessage } from './outbox.ts';
import type { PlannedDocument } from './tables.ts';

/** Makes the file that a message needs. Its errors must contain no personal data: see `reasonOf`. */
export type Attach = (document: PlannedDocument) => Promise<Attachment>;

/** For a server that makes no documents: a message that needs one waits for a server that does. */
export const attachNothing: Attach = async ({ kind }) => {
  throw new MailFailure(`this server cannot make a ${kind}`);
};

/** A message is not sent without its file: it is retried, like one that a mail server refused. */
export async function attachmentFor(
  { attachment }: Pick<OutboxMessage, 'attachment'>,
  attach: Attach,
): Promise<Attachment | Invitation | undefined> {
  if (!attachment) return undefined;
  if (attachment.kind === 'calendar') return { method: attachment.method, calendar: attachment.content };
  return attach(attachment).catch((cause: unknown) => {
    const reason = cause instanceof DocumentFailure ? cause.message : reasonOf(cause);
    throw new MailFailure(`the attachment could not be made: ${reason}`, { cause });
  });
}
