import type { Db } from '../../database/database.ts';
import type { Log } from '../logging/log.ts';
import type { Attach } from './attach.ts';
import { attachmentFor } from './attach.ts';
import { MailFailure, reasonOf } from './mail-failure.ts';
import type { MailTransport } from './mail-transport.ts';
import type { ClaimedMail } from './outbox.ts';
import { markMailFailed, markMailSent } from './settle-mail.ts';

export interface DeliveryDeps {
  readonly db: Db;
  readonly transport: MailTransport;
  readonly attach: Attach;
  /** Gets ids and reasons; never whom a message is for or what it says. */
  readonly log: Log;
  readonly now: () => Date;
  /** Told what became of every attempt. */
  readonly count?: ((outcome: 'sent' | 'failed' | 'dead') => void) | undefined;
}

/** Both reject while the database is away. */
interface Delivery {
  /** Sends a message and writes down what became of it. */
  deliver(mail: ClaimedMail): Promise<void>;
  /** Writes down what could not be written down before. */
  finish(): Promise<void>;
}

export function createDelivery({ db, transport, attach, log, now, count = () => undefined }: DeliveryDeps): Delivery {
  /**
   * What has left while the database went away, and when: it must not be sent again by this server, and is written
   * down as soon as that is possible, long before another server may claim it.
   */
  const unwritten = new Map<string, Date>();

  async function writeDown(id: string, sentAt: Date): Promise<void> {
    await markMailSent(db, id, sentAt);
    unwritten.delete(id);
  }

  function noteFailure(state: 'waiting' | 'dead', facts: object): void {
    count(state === 'dead' ? 'dead' : 'failed');
    if (state === 'dead') log.error(facts, 'a mail was given up: see npm run outbox');
    else log.warn(facts, 'a mail could not be sent');
  }

  return {
    async deliver(mail) {
      const { id } = mail;
      if (!unwritten.has(id)) {
        try {
          if (mail.secretUntil && mail.secretUntil <= now()) throw new MailFailure('it would come too late');
          await transport.send(mail, await attachmentFor(mail, attach));
        } catch (error) {
          const reason = reasonOf(error);
          const state = await markMailFailed(db, mail, { reason, now: now() });
          return noteFailure(state, { mail: id, attempts: mail.attempts + 1, reason });
        }
        unwritten.set(id, now());
        count('sent');
        log.info({ mail: id, attempts: mail.attempts + 1 }, 'a mail was sent');
      }
      await writeDown(id, unwritten.get(id) ?? now());
    },
    async finish() {
      for (const [id, sentAt] of unwritten) await writeDown(id, sentAt);
    },
  };
}
