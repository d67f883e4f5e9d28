import type { ActionDeps } from '#platform/server/staff/staff-actions.ts';
import { meetingMails } from './mail.ts';
import { cancelMeeting } from './store/change-meeting.ts';

/** The team cancels a meeting. */
export async function cancelByTeam({ db, by, config, secretOf, wakeMail }: ActionDeps, reference: string) {
  const mailsOf = meetingMails({ config, secret: await secretOf() });
  const outcome = await cancelMeeting(db, { reference, now: by.at, team: by }, mailsOf);
  if (typeof outcome !== 'string' && outcome.isNew) wakeMail();
  return outcome;
}
