import { createEvent, type EventAttributes } from 'ics';
import { brand } from '#content/brand.ts';
import { wordsIn } from '#content/words.ts';
import type { CalendarEntry } from '#platform/server/mail/tables.ts';
import { languageOf } from '#platform/server/pages/choose-language.ts';
import { teamLanguage } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { staffHref } from '#site/staff.ts';
import { meetingLength } from '../free-times.ts';
import { type MeetingMailDeps, meetingAddress } from './meeting.ts';
import type { MeetingChange } from './store/change-meeting.ts';
import type { Meeting } from './tables.ts';

type Invited = Pick<MeetingChange, 'meeting' | 'accountName'>;

type Method = Parameters<typeof calendarEntry>[0]['method'];

/**
 * The entry for the visitor's calendar. A cancelled meeting has no meeting URL and no link to change it. The topic is left
 * out: anyone can have typed the address that the entry is mailed to, and calendars turn text into links.
 */
export function visitorEntry(
  { meeting, accountName }: Invited,
  { config, secret }: MeetingMailDeps,
  method: Method,
): string {
  const language = languageOf(meeting);
  const { calendar, visitor } = wordsIn(language).meetingMail;
  const { meetingUrl } = config.meetings;
  const link = `${config.publicUrl}${meetingAddress(secret, meeting.reference, language)}`;
  const summary = format(calendar.forVisitor, language, { company: brand.name });
  const where = meetingUrl ? format(calendar.call, language, { url: meetingUrl }) : visitor.linkFollows;
  const ways = meeting.state === 'cancelled' ? [] : [where, format(calendar.change, language, { link })];
  const participants = [{ name: accountName, email: meeting.email }];
  return calendarEntry({ method, meeting, summary, description: ways.join('\n\n'), meetingUrl, participants });
}

/** The entry for the team's calendar. */
function teamEntry({ meeting }: Invited, { config }: MeetingMailDeps, method: Method): string {
  const { calendar, team } = wordsIn(teamLanguage).meetingMail;
  const { name, email, topic, reference } = meeting;
  const { meetingUrl } = config.meetings;
  const link = `${config.publicUrl}${staffHref(teamLanguage, { view: 'bookings', q: reference })}`;
  const summary = format(calendar.forTeam, teamLanguage, { name });
  const where = meetingUrl
    ? format(calendar.call, teamLanguage, { url: meetingUrl })
    : format(team.linkFollows, teamLanguage, { name });
  const visitor = `${name} <${email}>`;
  const ways = meeting.state === 'cancelled' ? [] : [where];
  const description = [visitor, topic, ...ways, format(calendar.open, teamLanguage, { link })].join('\n\n');
  const participants: Participant[] = [
    { name, email },
    { name: brand.name, email: config.teamEmail },
  ];
  return calendarEntry({ method, meeting, summary, description, meetingUrl, participants });
}

/** The attachment of a mail about the meeting. */
export function entryWith(of: 'visitor' | 'team', invited: Invited, deps: MeetingMailDeps): CalendarEntry {
  const method = invited.meeting.state === 'cancelled' ? 'CANCEL' : 'REQUEST';
  const write = of === 'visitor' ? visitorEntry : teamEntry;
  return { kind: 'calendar', method, content: write(invited, deps, method) };
}

interface Participant {
  /** Undefined: only the address is shown. */
  readonly name: string | undefined;
  readonly email: string;
}

interface Entry {
  /** PUBLISH: a file for download, which invites no one. */
  readonly method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  readonly meeting: Meeting;
  readonly summary: string;
  readonly description: string;
  /** The address of the video call. */
  readonly meetingUrl: string | undefined;
  readonly participants: readonly Participant[];
}

/** The same for all entries of a meeting, also if the site moves: calendars identify the meeting by it. */
function uidOf({ id }: Meeting): string {
  return `${id}@${new URL(brand.siteUrl).hostname}`;
}

/** Minutes before a meeting at which calendars remind of it. */
const alarmMinutes = 10;

/** The iCalendar file of a meeting. A calendar that has an older version replaces it. */
export function calendarEntry({ method, meeting, summary, description, meetingUrl, participants }: Entry): string {
  const startsAt = meeting.startsAt.getTime();
  const isCancelled = meeting.state === 'cancelled';
  const event: EventAttributes & { readonly timestamp: number } = {
    productId: `-//${brand.name}//Meetings//EN`,
    method,
    uid: uidOf(meeting),
    sequence: meeting.sequence,
    // When the meeting last changed, not when the file is requested.
    timestamp: (meeting.cancelledAt ?? meeting.bookedAt).getTime(),
    start: startsAt,
    end: startsAt + meetingLength,
    title: summary,
    description,
    // A cancelled meeting has no URL, so that no one waits there.
    ...(meetingUrl && !isCancelled && { location: meetingUrl, url: meetingUrl }),
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
    busyStatus: isCancelled ? 'FREE' : 'BUSY',
    transp: isCancelled ? 'TRANSPARENT' : 'OPAQUE',
  };
  const { error, value } = createEvent(event);
  if (error || !value) throw new Error('The iCalendar entry of a meeting could not be written', { cause: error });
  const lines = withPeople(linesOf(value), method === 'PUBLISH' ? [] : participants);
  return foldLines(isCancelled ? lines : withAlarm(lines));
}

/** The package folds lines by characters, but the standard counts octets, so its folds are undone here. */
function linesOf(file: string): string[] {
  return file
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter(Boolean);
}

/** The package rejects addresses with letters such as ñ, and writes quotation marks in names that break the line. */
function withPeople(lines: readonly string[], participants: readonly Participant[]): string[] {
  const end = lines.indexOf('END:VEVENT');
  const organizer = `ORGANIZER;CN=${quoted(brand.name)}:mailto:${brand.email.contact}`;
  const answer = 'ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE';
  const attendees = participants.map(({ name, email }) => {
    return `ATTENDEE;${name === undefined ? '' : `CN=${quoted(name)};`}${answer}:mailto:${email}`;
  });
  return [...lines.slice(0, end), organizer, ...attendees, ...lines.slice(end)];
}

/** It says what the summary says, whose line is escaped already. */
function withAlarm(lines: readonly string[]): string[] {
  const end = lines.indexOf('END:VEVENT');
  const summary = lines.find((line) => line.startsWith('SUMMARY:'))?.slice('SUMMARY:'.length) ?? '';
  const alarm = [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:-PT${alarmMinutes}M`,
    `DESCRIPTION:${summary}`,
    'END:VALARM',
  ];
  return [...lines.slice(0, end), ...alarm, ...lines.slice(end)];
}

function quoted(name: string): string {
  return `"${name.replace(/["\p{Cc}\p{Zl}\p{Zp}]/gu, (character) => (character === '"' ? '’' : ' '))}"`;
}

/** Octets that a line of an iCalendar file may have (RFC 5545). */
const longest = 75;

/** Breaks long lines without splitting a character; a continued line starts with a space. */
function foldLines(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > longest) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
