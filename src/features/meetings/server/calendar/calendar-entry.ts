import { createEvent, type EventAttributes } from 'ics';
import { brand } from '#content/brand.ts';
import { meetingLength } from '../../free-times.ts';
import type { Meeting } from '../store/meeting-change.ts';
import { foldLines } from './fold-lines.ts';

/** Whom an entry names. */
export interface Participant {
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
