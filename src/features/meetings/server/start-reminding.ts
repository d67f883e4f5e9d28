import type { Db } from '#platform/database/database.ts';
import type { Log } from '#platform/server/logging/log.ts';
import { startRegularWork } from '#platform/server/start/regular-work.ts';
import type { MeetingMailDeps } from './mail/mail-parts.ts';
import { reminderMail } from './mail/meeting-mails.ts';
import { endExpiredHolds } from './store/holds.ts';
import { remindMeetings } from './store/remind-meetings.ts';

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
