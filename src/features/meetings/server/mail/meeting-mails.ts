import type { Mail } from '#platform/server/mail/outbox/queue-mail.ts';
import type { Meeting, MeetingMails } from '../store/meeting-change.ts';
import type { MeetingMailDeps } from './mail-parts.ts';
import { teamMeetingMail } from './team-meeting-mail.ts';
import { visitorMeetingMail } from './visitor-mail.ts';

/** What a change of a meeting is told of with: to the visitor and to the team. */
export function meetingMails(deps: MeetingMailDeps): MeetingMails {
  return (change) => [visitorMeetingMail(change, deps), teamMeetingMail(change, deps)];
}

export function reminderMail(deps: MeetingMailDeps): (meeting: Meeting) => Mail {
  return (meeting) => visitorMeetingMail({ news: 'reminder', meeting }, deps);
}
