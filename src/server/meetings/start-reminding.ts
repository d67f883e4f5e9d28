import type { Db } from '#database/database.ts';
import { endExpiredHolds } from '#database/meetings/holds.ts';
import { remindMeetings } from '#database/meetings/remind-meetings.ts';
import type { Log } from '../logging/log.ts';
import { startRegularWork } from '../start/regular-work.ts';
import type { MeetingMailDeps } from './mail/mail-parts.ts';
import { reminderMail } from './mail/meeting-mails.ts';

/** Milliseconds from one look for meetings of tomorrow to the next, more or less. */
const lookEvery = 60_000;
const atOnce = 50;

interface Deps {
  readonly config: MeetingMailDeps['config'];
  readonly db: Db;
  readonly log: Log;
  readonly secretOf: () => Promise<string>;
  /** To be called after mail was queued and committed. */
  readonly wakeMail?: (() => void) | undefined;
}

/** Reminds visitors the day before, once each, and notes which holds have expired. Several servers may do it side by side. */
export function startReminding({ config, db, log, secretOf, wakeMail }: Deps): { stop: () => Promise<void> } {
  const work = async () => {
    const mailOf = reminderMail({ config, secret: await secretOf() });
    if ((await remindMeetings(db, mailOf, new Date(), atOnce)) > 0) wakeMail?.();
    await endExpiredHolds(db, new Date());
  };
  return startRegularWork({ every: lookEvery, work, log, failure: 'nobody could be reminded of meetings' });
}
