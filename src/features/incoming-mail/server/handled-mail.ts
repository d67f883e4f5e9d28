import type { attachmentFiles } from '#features/tickets/server/attachments.ts';
import type { Db } from '#platform/database/database.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { TeamConfig } from './find-ticket.ts';
import type { ReadMail } from './parse-mail.ts';
import type { SplitText } from './split-quoted.ts';
import type { IncomingMail } from './store.ts';

export interface HandleDeps {
  readonly config: TeamConfig & Pick<Config, 'publicUrl' | 'dataDir' | 'meetings' | 'authSecret' | 'staffSecondFactor'>;
  readonly db: Db;
  readonly secret: string;
  readonly now: Date;
  /** Called for a new ticket. */
  readonly onTicket?: ((state: 'new' | 'quarantined') => void) | undefined;
}

/** A message that was read, with everything that is needed to handle it. */
export interface HandledMail {
  readonly stored: IncomingMail;
  readonly read: ReadMail & { readonly from: NonNullable<ReadMail['from']> };
  readonly split: SplitText;
  /** The same for every copy of the message, so that it is added once. */
  readonly messageId: string;
  readonly files: ReturnType<typeof attachmentFiles>;
  readonly refusedFiles: readonly string[];
}

/** What is stored about a message once it has been read. */
export function factsOf({ from, subject, mailId }: ReadMail) {
  return { sender: from?.address ?? null, subject, mailId: mailId ?? null };
}

/** What was written; everything, if nothing is left without the quoted text. */
export function textOf({ read, split }: Pick<HandledMail, 'read' | 'split'>): string {
  return split.text || (read.attachments.length > 0 ? '' : read.text);
}
