import type { Db } from '../../database/database.ts';
import { DocumentFailure } from '../documents/send-document.ts';
import type { Log } from '../logging/log.ts';
import { limits } from '../security/limits.ts';
import { type Attachment, type InlinePicture, MailFailure, reasonOf } from './compose-mail.ts';
import type { MailTransport } from './mail-transport.ts';
import { type ClaimedMail, markMailFailed, markMailSent, type OutboxMessage, renewClaim } from './outbox.ts';
import type { PlannedDocument } from './tables.ts';

/** Makes the file that a message needs. Its errors must contain no personal data: see `reasonOf`. */
export type Attach = (document: PlannedDocument) => Promise<Attachment>;

/** For a server that makes no documents: a message that needs one waits for a server that does. */
export const attachNothing: Attach = async ({ kind }) => {
  throw new MailFailure(`this server cannot make a ${kind}`);
};

/** A message is not sent without its file: it is retried, like one that a mail server refused. */
export async function attachmentFor({ attachment }: Pick<OutboxMessage, 'attachment'>, attach: Attach) {
  if (!attachment) return undefined;
  if (attachment.kind === 'calendar') return { method: attachment.method, calendar: attachment.content };
  return attach(attachment).catch((cause: unknown) => {
    const reason = cause instanceof DocumentFailure ? cause.message : reasonOf(cause);
    throw new MailFailure(`the attachment could not be made: ${reason}`, { cause });
  });
}

/** Permanent by its first digit, and yet about something that passes: a full mailbox, a busy server, our daily limit. */
const passing = new Set(['5.2.2', '5.3.1', '5.4.5']);

/**
 * Whether another attempt would get the same answer: the server has refused this recipient or this message for good. A
 * refusal of our connection, password or sender concerns all mail, and is retried, since the operator can correct it.
 */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error && 'command' in error && 'response' in error)) return false;
  if (error.command !== 'RCPT TO' && error.command !== 'DATA') return false;
  const [, code = '', detail] = /^(5\d\d)(?:[ -](5\.\d{1,3}\.\d{1,3}))?/.exec(String(error.response)) ?? [];
  // 50x: a command that it does not understand. 53x: it wants a password or TLS. 552: in most cases a full mailbox.
  if (detail === undefined) return Number(code) >= 550 && code !== '552' && code !== '555';
  return Number(code) >= 550 && !passing.has(detail);
}

export type PicturesIn = (html: string) => readonly InlinePicture[];

export interface DeliveryDeps {
  readonly db: Db;
  readonly transport: MailTransport;
  readonly attach: Attach;
  /** The pictures that HTML refers to. They are added when a message is sent, so that the outbox stays small. */
  readonly picturesIn?: PicturesIn | undefined;
  /** Gets ids and reasons, never the recipient or the content of a message. */
  readonly log: Log;
  readonly now: () => Date;
  /** Called with the result of every attempt. */
  readonly count?: ((outcome: 'sent' | 'failed' | 'dead') => void) | undefined;
}

/** Both reject while the database is away. */
interface Delivery {
  /** Sends a message and records the result. */
  deliver(mail: ClaimedMail): Promise<void>;
  /** Records results that could not be recorded before. */
  finish(): Promise<void>;
}

export function createDelivery(deps: DeliveryDeps): Delivery {
  const { db, transport, attach, picturesIn, log, now, count = () => undefined } = deps;
  /**
   * Messages that were sent while the database went away, and when: this server must not send them again, and records
   * them as soon as it can, long before another server may claim them.
   */
  const unwritten = new Map<string, Date>();
  /** Messages that are being sent. A clock that jumps ends their claims early, and they are claimed again. */
  const sending = new Set<string>();

  async function writeDown(id: string, sentAt: Date): Promise<void> {
    await markMailSent(db, id, sentAt);
    unwritten.delete(id);
  }

  function noteFailure(state: 'waiting' | 'dead', facts: object): void {
    count(state === 'dead' ? 'dead' : 'failed');
    if (state === 'dead') log.error(facts, 'a mail was given up: see npm run outbox');
    else log.warn(facts, 'a mail could not be sent');
  }

  /** Whether the message was sent. If not, it will be tried again or was given up, or another server has taken it. */
  async function attempt(mail: ClaimedMail): Promise<boolean> {
    const { id } = mail;
    let claimed = mail;
    try {
      if (mail.secretUntil && mail.secretUntil <= now()) throw new MailFailure('it would come too late');
      const attachment = await attachmentFor(mail, attach);
      if (attachment && 'content' in attachment) {
        // On a busy machine, drawing may have taken longer than the claim.
        const renewed = await renewClaim(db, mail, new Date(now().getTime() + limits.mail.claim));
        if (!renewed) return false;
        claimed = renewed;
      }
      await transport.send(mail, { attachment, pictures: picturesIn?.(mail.html ?? '') });
    } catch (error) {
      const reason = reasonOf(error);
      const state = await markMailFailed(db, claimed, { reason, now: now(), isFinal: isFinal(error) });
      noteFailure(state, { mail: id, attempts: mail.attempts + 1, reason });
      return false;
    }
    unwritten.set(id, now());
    count('sent');
    log.info({ mail: id, attempts: mail.attempts + 1 }, 'a mail was sent');
    return true;
  }

  return {
    async deliver(mail) {
      const { id } = mail;
      if (sending.has(id)) return;
      sending.add(id);
      try {
        if (unwritten.has(id) || (await attempt(mail))) await writeDown(id, unwritten.get(id) ?? now());
      } finally {
        sending.delete(id);
      }
    },
    async finish() {
      for (const [id, sentAt] of unwritten) await writeDown(id, sentAt);
    },
  };
}
