import { brand } from '#content/brand.ts';
import { wordsIn } from '#content/words.ts';
import { teamLanguage } from '#features/tickets/server/mail/team-mail.ts';
import { languageOf } from '#platform/server/language-of.ts';
import type { CalendarEntry } from '#platform/server/mail/tables.ts';
import { plainName } from '#platform/server/mail/unproven-recipient.ts';
import { format } from '#site/message.ts';
import { staffHref } from '#site/staff.ts';
import type { MeetingMailDeps } from '../mail/mail-parts.ts';
import { meetingAddress } from '../meeting-address.ts';
import type { Meeting } from '../store/meeting-change.ts';
import { calendarEntry, type Participant } from './calendar-entry.ts';

type Method = Parameters<typeof calendarEntry>[0]['method'];

/**
 * How the meeting stands in the visitor's calendar. One that is off has no room, and nothing to change. What it is about
 * is not in it: the entry is mailed to an address that anybody can have typed, and calendars make links of what they show.
 */
export function visitorEntry(meeting: Meeting, { config, secret }: MeetingMailDeps, method: Method): string {
  const language = languageOf(meeting);
  const { calendar, visitor } = wordsIn(language).meetingMail;
  const { room } = config.meetings;
  const link = `${config.publicUrl}${meetingAddress(secret, meeting.reference, language)}`;
  const summary = format(calendar.forVisitor, language, { company: brand.name });
  const where = room ? format(calendar.room, language, { room }) : visitor.noRoom;
  const ways = meeting.state === 'cancelled' ? [] : [where, format(calendar.change, language, { link })];
  const participants = [{ name: plainName(meeting.name), email: meeting.email }];
  return calendarEntry({ method, meeting, summary, description: ways.join('\n\n'), room, participants });
}

/** … and in the team's. */
function teamEntry(meeting: Meeting, { config }: MeetingMailDeps, method: Method): string {
  const { calendar, team } = wordsIn(teamLanguage).meetingMail;
  const { name, email, topic, reference } = meeting;
  const { room } = config.meetings;
  const link = `${config.publicUrl}${staffHref(teamLanguage, { view: 'bookings', q: reference })}`;
  const summary = format(calendar.forTeam, teamLanguage, { name });
  const where = room ? format(calendar.room, teamLanguage, { room }) : format(team.noRoom, teamLanguage, { name });
  const whom = `${name} <${email}>`;
  const ways = meeting.state === 'cancelled' ? [] : [where];
  const description = [whom, topic, ...ways, format(calendar.open, teamLanguage, { link })].join('\n\n');
  const participants: Participant[] = [
    { name, email },
    { name: brand.name, email: config.teamEmail },
  ];
  return calendarEntry({ method, meeting, summary, description, room, participants });
}

/** What goes with a mail about it. */
export function entryWith(of: 'visitor' | 'team', meeting: Meeting, deps: MeetingMailDeps): CalendarEntry {
  const method = meeting.state === 'cancelled' ? 'CANCEL' : 'REQUEST';
  const write = of === 'visitor' ? visitorEntry : teamEntry;
  return { kind: 'calendar', method, content: write(meeting, deps, method) };
}
