import { wordsIn } from '#content/words.ts';
import { msPerDay, msPerMinute } from '#site/durations.ts';
import { dateFormat } from '#site/formatters.ts';
import { type Language, localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { bogota, type LocalTime, localTime, meetingTime, offsetAt, writeSpan } from '#site/time.ts';
import { countFirst, writeClock } from '#site/written-forms.ts';

/** A calendar's invitation, as far as a reader needs it. Its texts are a stranger's: one line each, and cut. */
export interface Invitation {
  readonly kind: 'invitation' | 'cancelled' | 'accepted' | 'declined' | 'tentative';
  readonly summary: string;
  readonly location: string;
  readonly organizer: string;
  readonly start: InvitationTime;
  /** Of whole days, the day after the last. */
  readonly end: InvitationTime | undefined;
  readonly isRepeated: boolean;
}

/**
 * A whole day, as its midnight in UTC; an instant in a zone that is known; or a time in a zone that we cannot look up,
 * by the name that it has in the invitation, or in none.
 */
type InvitationTime =
  | { readonly kind: 'day'; readonly day: number }
  | { readonly kind: 'instant'; readonly instant: number; readonly zone: string }
  | { readonly kind: 'local'; readonly at: LocalTime; readonly zoneName: string };

/** In characters. */
const longest = { source: 500_000, text: 300, head: 2_000 } as const;
const mostLines = 20_000;

/** The first event of a `text/calendar`. Undefined if there is none with a date. */
export function readInvitation(text: string): Invitation | undefined {
  const { calendar, event } = firstEvent(text);
  const find = (name: string) => event.find((property) => property.name === name);
  const start = timeOf(find('DTSTART'));
  if (!start) return undefined;
  const organizer = find('ORGANIZER');
  const address = oneLine(organizer?.value ?? '').replace(/^mailto:/i, '');
  const name = oneLine(organizer?.parameters.get('CN') ?? '');
  return {
    kind: kindOf(calendar, event),
    summary: oneLine(withoutEscapes(find('SUMMARY')?.value ?? '')),
    location: oneLine(withoutEscapes(find('LOCATION')?.value ?? '')),
    organizer: name && name !== address ? `${name} (${address})` : address,
    start,
    end: later(start, timeOf(find('DTEND')) ?? addDuration(start, find('DURATION')?.value)),
    isRepeated: (find('RRULE') ?? find('RDATE')) !== undefined,
  };
}

/** The properties of the first event and of the calendar before it, without those of alarms and zones within them. */
function firstEvent(text: string) {
  const within: Readonly<Record<string, Property[]>> = { VCALENDAR: [], VEVENT: [] };
  const path: string[] = [];
  for (const property of propertiesIn(text)) {
    const value = property.value.trim().toUpperCase();
    if (property.name === 'BEGIN') path.push(value);
    else if (property.name !== 'END') within[path.at(-1) ?? '']?.push(property);
    else if (path.pop() === 'VEVENT') break;
  }
  return { calendar: within['VCALENDAR'] ?? [], event: within['VEVENT'] ?? [] };
}

function kindOf(calendar: readonly Property[], event: readonly Property[]): Invitation['kind'] {
  const upper = (list: readonly Property[], name: string) =>
    list
      .find((property) => property.name === name)
      ?.value.trim()
      .toUpperCase();
  const method = upper(calendar, 'METHOD');
  if (method === 'CANCEL' || upper(event, 'STATUS') === 'CANCELLED') return 'cancelled';
  if (method !== 'REPLY') return 'invitation';
  const answer = event
    .find(({ name }) => name === 'ATTENDEE')
    ?.parameters.get('PARTSTAT')
    ?.toLowerCase();
  return (['accepted', 'declined', 'tentative'] as const).find((kind) => kind === answer) ?? 'invitation';
}

/** A long line continues on the next, after a space. */
function propertiesIn(text: string): Property[] {
  const unfolded = text
    .slice(0, longest.source)
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '');
  return unfolded.split('\n', mostLines).flatMap((line) => readProperty(line) ?? []);
}

interface Property {
  readonly name: string;
  readonly parameters: ReadonlyMap<string, string>;
  readonly value: string;
}

/** Such as `DTSTART;TZID="SA Pacific Standard Time":20261123T090000`. */
function readProperty(line: string): Property | undefined {
  const [head, value] = cutOutsideQuotes(line, ':');
  if (value === undefined || head.length > longest.head) return undefined;
  const parameters = new Map<string, string>();
  let [name, rest] = cutOutsideQuotes(head, ';');
  const property = name.trim().toUpperCase();
  while (rest !== undefined) {
    [name, rest] = cutOutsideQuotes(rest, ';');
    const at = name.indexOf('=');
    if (at > 0) parameters.set(name.slice(0, at).trim().toUpperCase(), name.slice(at + 1).replaceAll('"', ''));
  }
  return { name: property, parameters, value };
}

/** The text before the first separator that is not in quotes, and the text after it, if there is one. */
function cutOutsideQuotes(text: string, separator: ':' | ';'): [string, string | undefined] {
  let isQuoted = false;
  const end = Math.min(text.length, longest.head);
  for (let at = 0; at < end; at++) {
    if (text[at] === '"') isQuoted = !isQuoted;
    else if (text[at] === separator && !isQuoted) return [text.slice(0, at), text.slice(at + 1)];
  }
  return [text, undefined];
}

function withoutEscapes(value: string): string {
  return value.replace(/\\(.)/g, (_, letter: string) => (letter === 'n' || letter === 'N' ? ' ' : letter));
}

/** Without control characters, and without those that change the direction of the text around them. */
function oneLine(text: string): string {
  const tidy = text
    .slice(0, longest.text * 2)
    .replace(/[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  return [...tidy]
    .slice(0, longest.text)
    .join('')
    .replace(/\p{Cs}/gu, '');
}

const timePattern = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})\d{2}(Z?))?$/;

function timeOf(property: Property | undefined): InvitationTime | undefined {
  // Exchange writes names of zones that contain a colon without quotes.
  const [time = '', ...beforeTime] = property?.value.split(':').reverse() ?? [];
  const found = timePattern.exec(time.trim());
  if (!property || !found) return undefined;
  const [, year = '', month = '', date = '', hours, minutes = '', utc] = found;
  const day = Date.parse(`${year}-${month}-${date}T00:00:00Z`);
  if (Number.isNaN(day) || new Date(day).getUTCDate() !== Number(date)) return undefined;
  if (hours === undefined) return { kind: 'day', day };
  if (Number(hours) > 23 || Number(minutes) > 59) return undefined;
  const at = { day, time: `${Number(hours)}:${minutes}` };
  const zoneId = [property.parameters.get('TZID') ?? '', ...beforeTime.reverse()].join(':');
  const zoneName = utc ? 'UTC' : oneLine(zoneId);
  const zone = knownZone(zoneName);
  return zone ? { kind: 'instant', instant: instantOf(at, zone), zone } : { kind: 'local', at, zoneName };
}

/**
 * The instant at which the clocks of a zone show this: the first one, if they show it twice. A time that they skip counts
 * from before the change (RFC 5545, 3.3.5).
 */
function instantOf(at: LocalTime, zone: string): number {
  const [hours = 0, minutes = 0] = at.time.split(':').map(Number);
  const asUtc = at.day + (hours * 60 + minutes) * msPerMinute;
  const [before, after] = [-msPerDay, msPerDay].map((near) => asUtc - offsetAt(asUtc + near, zone) * msPerMinute);
  const isShown = (instant = 0) => offsetAt(instant, zone) * msPerMinute + instant === asUtc;
  return (isShown(after) && !isShown(before) ? after : before) ?? asUtc;
}

/** An end that is not after the beginning says nothing. */
function later(start: InvitationTime, end: InvitationTime | undefined): InvitationTime | undefined {
  return end && end.kind === start.kind && orderOf(end) > orderOf(start) ? end : undefined;
}

function orderOf(time: InvitationTime): number {
  if (time.kind === 'day') return time.day;
  if (time.kind === 'instant') return time.instant;
  const [hours = 0, minutes = 0] = time.at.time.split(':').map(Number);
  return time.at.day + (hours * 60 + minutes) * msPerMinute;
}

/** Such as `PT1H30M`, `P2D`. */
const durationPattern = /^\+?P(?:(\d{1,3})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:\d{1,6}S)?)?$/;

function addDuration(start: InvitationTime, duration: string | undefined): InvitationTime | undefined {
  const found = durationPattern.exec(duration?.trim() ?? '');
  if (!found || start.kind === 'local') return undefined;
  const [weeks = 0, days = 0, hours = 0, minutes = 0] = found.slice(1).map((part) => Number(part ?? 0));
  if (start.kind === 'day') return { kind: 'day', day: start.day + (weeks * 7 + days) * msPerDay };
  return { ...start, instant: start.instant + (weeks * 7 + days) * msPerDay + (hours * 60 + minutes) * msPerMinute };
}

/** Outlook names zones as Windows does. Those where our customers and their partners are. */
const windowsZones: Readonly<Record<string, string>> = {
  'alaskan standard time': 'America/Anchorage',
  'arabian standard time': 'Asia/Dubai',
  'argentina standard time': 'America/Argentina/Buenos_Aires',
  'atlantic standard time': 'America/Halifax',
  'aus eastern standard time': 'Australia/Sydney',
  'bahia standard time': 'America/Bahia',
  'canada central standard time': 'America/Regina',
  'central america standard time': 'America/Guatemala',
  'central brazilian standard time': 'America/Cuiaba',
  'central europe standard time': 'Europe/Budapest',
  'central european standard time': 'Europe/Warsaw',
  'central standard time': 'America/Chicago',
  'central standard time (mexico)': 'America/Mexico_City',
  'china standard time': 'Asia/Shanghai',
  'cuba standard time': 'America/Havana',
  'e. south america standard time': 'America/Sao_Paulo',
  'easter island standard time': 'Pacific/Easter',
  'eastern standard time': 'America/New_York',
  'eastern standard time (mexico)': 'America/Cancun',
  'fle standard time': 'Europe/Helsinki',
  'gmt standard time': 'Europe/London',
  'greenwich standard time': 'Atlantic/Reykjavik',
  'gtb standard time': 'Europe/Bucharest',
  'haiti standard time': 'America/Port-au-Prince',
  'hawaiian standard time': 'Pacific/Honolulu',
  'india standard time': 'Asia/Kolkata',
  'israel standard time': 'Asia/Jerusalem',
  'korea standard time': 'Asia/Seoul',
  'montevideo standard time': 'America/Montevideo',
  'mountain standard time': 'America/Denver',
  'mountain standard time (mexico)': 'America/Mazatlan',
  'new zealand standard time': 'Pacific/Auckland',
  'newfoundland standard time': 'America/St_Johns',
  'pacific sa standard time': 'America/Santiago',
  'pacific standard time': 'America/Los_Angeles',
  'pacific standard time (mexico)': 'America/Tijuana',
  'paraguay standard time': 'America/Asuncion',
  'romance standard time': 'Europe/Paris',
  'russian standard time': 'Europe/Moscow',
  'sa eastern standard time': 'America/Cayenne',
  'sa pacific standard time': 'America/Bogota',
  'sa western standard time': 'America/La_Paz',
  'saint pierre standard time': 'America/Miquelon',
  'singapore standard time': 'Asia/Singapore',
  'south africa standard time': 'Africa/Johannesburg',
  'tokyo standard time': 'Asia/Tokyo',
  'tocantins standard time': 'America/Araguaina',
  'turkey standard time': 'Europe/Istanbul',
  'turks and caicos standard time': 'America/Grand_Turk',
  'us eastern standard time': 'America/Indiana/Indianapolis',
  'us mountain standard time': 'America/Phoenix',
  'venezuela standard time': 'America/Caracas',
  'w. central africa standard time': 'Africa/Lagos',
  'w. europe standard time': 'Europe/Berlin',
  'yukon standard time': 'America/Whitehorse',
  'tzone://microsoft/utc': 'UTC',
};

/** Some programs write a path in front of the name: `/freeassociation.sourceforge.net/America/Bogota`. */
function knownZone(name: string): string | undefined {
  const isWindows = Object.hasOwn(windowsZones, name.toLowerCase());
  if (isWindows) return windowsZones[name.toLowerCase()];
  const path = name.split('/');
  return [name, path.slice(-3).join('/'), path.slice(-2).join('/')].find(isZone);
}

function isZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{1,40}$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}

/** What a reader has to know about an invitation, as lines of text in their language. */
export function invitationLines(invitation: Invitation, language: Language, country?: string | null): string[] {
  const words = wordsIn(language).incomingMail.invitation;
  const { kind, summary, location, organizer, start, isRepeated } = invitation;
  const line = (message: string, text: string) => (text ? [format(message, language, { text })] : []);
  const zone = zoneOf(start, language);
  const isElsewhere =
    start.kind === 'instant' && offsetAt(start.instant, start.zone) !== offsetAt(start.instant, bogota);
  const when = writePeriod(invitation, language, country);
  return [
    ...line(words.titles[kind], summary || words.untitled),
    ...line(words.when, zone ? `${when} (${zone})` : when),
    ...(isElsewhere ? line(words.inBogota, writePeriod(inZone(invitation, bogota), language, country)) : []),
    ...(isRepeated ? [words.repeated] : []),
    ...line(words.where, location),
    ...line(words.organizer, organizer),
  ];
}

type Period = Pick<Invitation, 'start' | 'end'>;

function inZone({ start, end }: Period, zone: string): Period {
  const moved = (time: InvitationTime) => (time.kind === 'instant' ? { ...time, zone } : time);
  return { start: moved(start), end: end && moved(end) };
}

/** Such as `Colombia Standard Time, UTC−5`. The name in the invitation, if we do not know the zone. */
function zoneOf(start: InvitationTime, language: Language): string {
  if (start.kind === 'local') return start.zoneName;
  if (start.kind === 'day') return '';
  const { zone, offset } = meetingTime(start.instant, start.zone, language);
  return zone === offset ? zone : `${zone}, ${offset}`;
}

/** Such as `Monday, November 23, 2026, 9:00 AM – 10:00 AM`, in the zone of its beginning. */
function writePeriod({ start, end }: Period, language: Language, country?: string | null): string {
  const from = shownAt(start);
  const until = end && shownAt(inZone({ start: end, end }, zoneIdOf(start)).start);
  if (from.time === undefined) {
    const last = until ? until.day - msPerDay : from.day;
    return [...new Set([from.day, last])].map((day) => writeDate(day, language)).join(' – ');
  }
  const date = writeDate(from.day, language);
  const time = writeClock(from.time, language, country);
  if (until?.time === undefined) return `${date}, ${time}`;
  if (until.day === from.day) return `${date}, ${writeSpan(from.time, until.time, language, country)}`;
  return `${date}, ${time} – ${writeDate(until.day, language)}, ${writeClock(until.time, language, country)}`;
}

const zoneIdOf = (time: InvitationTime) => (time.kind === 'instant' ? time.zone : 'UTC');

function shownAt(time: InvitationTime): { readonly day: number; readonly time?: string } {
  if (time.kind === 'instant') return localTime(time.instant, time.zone);
  return time.kind === 'local' ? time.at : { day: time.day };
}

function writeDate(day: number, language: Language): string {
  const locale = localeOf(language);
  return countFirst(dateFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(day), locale);
}
