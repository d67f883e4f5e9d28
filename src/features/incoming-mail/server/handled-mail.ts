import type { attachmentFiles } from '#features/tickets/server/attachments.ts';
import type { Db } from '#platform/database/database.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { Language } from '#site/languages.ts';
import type { TeamConfig } from './find-ticket.ts';
import { invitationLines } from './invitation.ts';
import type { MailSource, ReadMail } from './parse-mail.ts';
import type { IncomingMail } from './store.ts';

export interface HandleDeps {
  readonly config: TeamConfig &
    Pick<Config, 'publicUrl' | 'dataDir' | 'meetings' | 'authSecret' | 'staffSecondFactor' | 'inboundAuthServer'>;
  readonly db: Db;
  readonly secret: string;
  readonly now: Date;
  /** Reads a message in another process. Rejects with `ParsingStopped` if it took too much of the machine. */
  readonly parse: (source: MailSource) => Promise<ReadMail>;
  /** Called for a new ticket. */
  readonly onTicket?: ((state: 'new' | 'quarantined') => void) | undefined;
}

/** Reading a message took more time or memory than any message needs, or has ended the process. */
export class ParsingStopped extends Error {
  override readonly name = 'ParsingStopped';
}

/** A message whose structure is broken beyond reading. */
export class MailUnreadable extends Error {
  override readonly name = 'MailUnreadable';
}

/** A message that was read, with everything that is needed to handle it. */
export interface HandledMail {
  readonly stored: IncomingMail;
  readonly read: ReadMail & { readonly from: NonNullable<ReadMail['from']> };
  /** The same for every copy of the message, so that it is added once. */
  readonly messageId: string;
  readonly files: ReturnType<typeof attachmentFiles>;
}

/** What is stored about a message once it has been read. */
export function factsOf({ from, subject, mailId }: Pick<ReadMail, 'from' | 'subject' | 'mailId'>) {
  return { sender: from?.address ?? null, subject, mailId: mailId ?? null };
}

/** What is missing in the ticket, and stays in the message as it arrived. */
export function missingParts({ missingFiles, isCut }: ReadMail) {
  return { refusedFiles: missingFiles, isCut };
}

/** Worth telling whoever wrote it: the end of a text that is longer than any that people write is not. */
export function isIncomplete({ stored, read }: HandledMail): boolean {
  return !stored.isWhole || read.missingFiles.length > 0;
}

/** The text with the date of an invitation below it. */
export function withInvitation(text: string, { invitation }: ReadMail, { language, country }: TicketPlace): string {
  if (!invitation) return text;
  const lines = invitationLines(invitation, language, country);
  return [text, lines.join('\n')].filter(Boolean).join('\n\n');
}

interface TicketPlace {
  readonly language: Language;
  readonly country?: string | null;
}

/** What was written; everything, if nothing is left without the quoted text. */
export function textOf({ split, files, text }: ReadMail): string {
  return split.text || (files.length > 0 ? '' : text);
}
