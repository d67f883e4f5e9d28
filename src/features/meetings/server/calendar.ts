import { createEvent, type EventAttributes } from 'ics';
import { brand } from '#content/brand.ts';
import { wordsIn } from '#content/words.ts';
import { teamLanguage } from '#features/tickets/server/mail.ts';
import { languageOf } from '#platform/server/language-of.ts';
import type { CalendarEntry } from '#platform/server/mail/tables.ts';
import { plainName } from '#platform/server/mail/unproven-recipient.ts';
import { format } from '#site/message.ts';
import { staffHref } from '#site/staff.ts';
import { meetingLength } from '../free-times.ts';
import { meetingAddress } from './meeting-address.ts';
import type { MeetingMailDeps } from './meeting-parts.ts';
import type { Meeting } from './tables.ts';

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

/** Whom an entry names. */
interface Participant {
  /** Undefined: by the address alone. */
  readonly name: string | undefined;
  readonly email: string;
}

interface Entry {
  /** PUBLISH: a file to take along, which asks nobody to come. */
  readonly method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  readonly meeting: Meeting;
  readonly summary: string;
  readonly description: string;
  /** The address of the video room. */
  readonly room: string | undefined;
  readonly participants: readonly Participant[];
}

/** The same for all entries of a meeting, wherever the site may stand by then: calendars know it by this. */
function uidOf({ id }: Meeting): string {
  return `${id}@${new URL(brand.siteUrl).hostname}`;
}

/** An iCalendar file of a meeting as it is now. A calendar that has an older one replaces it. */
export function calendarEntry({ method, meeting, summary, description, room, participants }: Entry): string {
  const startsAt = meeting.startsAt.getTime();
  const isCancelled = meeting.state === 'cancelled';
  const event: EventAttributes & { readonly timestamp: number } = {
    productId: `-//${brand.name}//Meetings//EN`,
    method,
    uid: uidOf(meeting),
    sequence: meeting.sequence,
    // When it became what it is, and not when somebody looks at it.
    timestamp: (meeting.cancelledAt ?? meeting.bookedAt).getTime(),
    start: startsAt,
    end: startsAt + meetingLength,
    title: summary,
    description,
    // Nobody is to wait in the room of one that is off.
    ...(room && !isCancelled && { location: room, url: room }),
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
    busyStatus: isCancelled ? 'FREE' : 'BUSY',
    transp: isCancelled ? 'TRANSPARENT' : 'OPAQUE',
  };
  const { error, value } = createEvent(event);
  if (error || !value) throw new Error('The calendar entry could not be written', { cause: error });
  return foldLines(withPeople(linesOf(value), method === 'PUBLISH' ? [] : participants));
}

/** The package folds by characters, where the standard counts octets: what it folded is made whole again. */
function linesOf(file: string): string[] {
  return file
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter(Boolean);
}

/** The package knows no addresses with letters such as ñ, and writes quotation marks in names so that none can read on. */
function withPeople(lines: readonly string[], participants: readonly Participant[]): string[] {
  const end = lines.indexOf('END:VEVENT');
  const organizer = `ORGANIZER;CN=${quoted(brand.name)}:mailto:${brand.email.contact}`;
  const answer = 'ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE';
  const attendees = participants.map(({ name, email }) => {
    return `ATTENDEE;${name === undefined ? '' : `CN=${quoted(name)};`}${answer}:mailto:${email}`;
  });
  return [...lines.slice(0, end), organizer, ...attendees, ...lines.slice(end)];
}

function quoted(name: string): string {
  return `"${name.replace(/["\p{Cc}\p{Zl}\p{Zp}]/gu, (sign) => (sign === '"' ? '’' : ' '))}"`;
}

/** Octets that a line of an iCalendar file may have (RFC 5545). */
const longest = 75;

/** Breaks long lines so that no character is cut in two: what follows on the next line begins with a space. */
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
