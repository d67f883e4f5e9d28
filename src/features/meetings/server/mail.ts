import { company } from '#content/catalogue/company.ts';
import { wordsIn } from '#content/words.ts';
import { fieldNames } from '#platform/contracts/form-fields.ts';
import type { Mail } from '#platform/server/mail/outbox.ts';
import { mailLimit } from '#platform/server/mail/unproven-recipient.ts';
import { languageOf } from '#platform/server/pages/choose-language.ts';
import { dateFormat } from '#site/formatters.ts';
import { type Language, localeOf, teamLanguage } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { staffHref } from '#site/staff.ts';
import { bogota, localTime, meetingTime } from '#site/time.ts';
import { mailIn } from '#ui/mail/mail-in.ts';
import type { MailPart, Moment } from '#ui/mail/parts.ts';
import { isAtNight } from '../day-parts.ts';
import { cancellingFields, meetingHref, meetingLimits } from '../meeting-fields.ts';
import { writeDate } from '../write-times.ts';
import { cityOf, regionOf, writeWithCity } from '../zones.ts';
import { entryWith } from './calendar.ts';
import { confirmationAddress, type MeetingMailDeps, meetingAddress } from './meeting.ts';
import type { MeetingChange, MeetingMails } from './store/change-meeting.ts';
import type { Meeting } from './tables.ts';

declare module '#platform/server/mail/outbox.ts' {
  interface MailKeys
    extends Record<`meeting-${MeetingChange['news']}-visitor`, `meeting:${string}:${number}:visitor`>,
      Record<`meeting-${MeetingChange['news']}-team`, `meeting:${string}:${number}:team`> {
    readonly 'meeting-hold': `meeting:${string}:hold`;
    readonly 'meeting-reminder': `meeting:${string}:${number}:reminder`;
  }
}

/** The mails about a change of a meeting, to the visitor and to the team. */
export function meetingMails(deps: MeetingMailDeps): MeetingMails {
  return (change) => [visitorMeetingMail(change, deps), teamMeetingMail(change, deps)];
}

export function reminderMail(deps: MeetingMailDeps): (meeting: Meeting) => Mail {
  return (meeting) => visitorMeetingMail({ news: 'reminder', meeting }, deps);
}

/** The team's mail about a meeting, with an entry for its calendar. Replies go to the visitor. */
export function teamMeetingMail(change: MeetingChange, deps: MeetingMailDeps): Mail {
  const { news, meeting } = change;
  const { teamEmail, publicUrl, meetings } = deps.config;
  const { team } = wordsIn(teamLanguage).meetingMail;
  const { reference, sequence, name, email, topic, startsAt, zone } = meeting;
  const { time: here, theirTime, ...labels } = team.labels;
  const when = subjectTime(startsAt, bogota, { language: teamLanguage, dates: 'brief' });
  const before = change.before ? momentIn(change.before, bogota, { language: teamLanguage }) : '';
  const { write, label, heading, paragraph, notice, facts, quote, button } = mailIn(
    { kind: 'meeting', language: teamLanguage, publicUrl, toTeam: true },
    { name, when, before },
  );
  const known = {
    name,
    email,
    quote: meeting.quoteReference,
    call: meetings.meetingUrl,
    language: new Intl.DisplayNames(teamLanguage, { type: 'language' }).of(meeting.language),
  };
  return {
    key: `meeting:${reference}:${sequence}:team`,
    recipient: teamEmail,
    replyTo: email,
    attachment: entryWith('team', change, deps),
    ...write(team[news].subject, [
      label(reference),
      heading(team[news].title),
      moments(change, { language: teamLanguage, zones: [bogota, zone], labels: [here, theirTime] }),
      paragraph(teamMailIntroIn(change)),
      ...(news === 'cancelled' ? cancellingParts(meeting, teamLanguage, deps) : []),
      ...(news !== 'cancelled' && !meetings.meetingUrl ? [notice(team.linkFollows)] : []),
      paragraph(team.topic),
      quote(topic),
      facts(labels, known),
      button(team.open, `${publicUrl}${staffHref(teamLanguage, { view: 'bookings', q: reference })}`),
    ]),
  };
}

function teamMailIntroIn({ news, meeting, byTeam }: MeetingChange): string {
  const { team } = wordsIn(teamLanguage).meetingMail;
  if (news === 'booked') return team.booked.text;
  const isOurs = news === 'moved' ? byTeam : meeting.cancelledBy === 'team';
  return isOurs ? team[news].byTeam : team[news].byVisitor;
}

/** The reason for a mail to the visitor: a change, or a reminder. */
type News =
  | MeetingChange
  | {
      readonly news: 'reminder';
      readonly meeting: Meeting;
      readonly before?: undefined;
      readonly accountName?: undefined;
    };

/**
 * Written in the language of the meeting. Replies go to the team. It contains nothing that a visitor typed, because
 * anyone can book with someone else's address; the topic is on the page that the link opens.
 */
export function visitorMeetingMail(change: News, deps: MeetingMailDeps): Mail {
  const { news, meeting } = change;
  const { publicUrl, teamEmail } = deps.config;
  const language = languageOf(meeting);
  const { visitor } = wordsIn(language).meetingMail;
  const { reference, sequence, email, startsAt, zone, country } = meeting;
  const reader = { language, country };
  const values = { when: subjectTime(startsAt, zone, reader), minutes: company.meetingMinutes };
  const { write, label, heading, greeting, paragraph, signature, note } = mailIn(
    { kind: 'meeting', language, publicUrl },
    values,
  );
  return {
    key: `meeting:${reference}:${sequence}:${news === 'reminder' ? news : 'visitor'}`,
    recipient: email,
    replyTo: teamEmail,
    ...write(visitor[news].subject, [
      label(reference),
      heading(visitor[news].title),
      greeting(change.accountName),
      paragraph(visitorMailIntroIn(change, visitor)),
      ...(news === 'cancelled' && meeting.cancelledBy === 'team' ? cancellingParts(meeting, language, deps) : []),
      moments(change, { ...reader, zones: [zone, bogota], labels: [visitor.here, visitor.there] }),
      ...(change.before ? [paragraph(visitor.moved.before, { before: momentIn(change.before, zone, reader) })] : []),
      ...(news === 'cancelled' ? rebookingParts(meeting, deps) : upcomingParts(meeting, deps)),
      paragraph(visitor.more),
      signature(),
      ...(news === 'booked' ? [note(visitor.mistake)] : []),
    ]),
    // The visitor already has the entry, and nothing has changed.
    ...(news !== 'reminder' && { attachment: entryWith('visitor', change, deps) }),
    limit: isCausedByVisitor(change) ? mailLimit(deps.secret, 'meeting', email) : undefined,
  };
}

/** Whether someone with the link caused the change, not the team or the schedule. */
function isCausedByVisitor(change: News): boolean {
  if (change.news === 'booked') return true;
  return change.news === 'moved'
    ? !change.byTeam
    : change.news === 'cancelled' && change.meeting.cancelledBy === 'visitor';
}

type Words = ReturnType<typeof wordsIn>['meetingMail']['visitor'];

function visitorMailIntroIn({ news, meeting }: News, words: Words): string {
  if (news !== 'cancelled') return words[news].text;
  return meeting.cancelledBy === 'team' ? words.cancelled.byTeam : words.cancelled.byVisitor;
}

/** What was typed to cancel the meeting. A visitor's words go to the team alone. */
function cancellingParts(meeting: Meeting, language: Language, { config }: MeetingMailDeps): MailPart[] {
  const { paragraph, quote } = mailIn({ kind: 'meeting', language, publicUrl: config.publicUrl });
  const { cancelling } = wordsIn(language).meetBook;
  return fieldNames(cancellingFields).flatMap((name) => {
    const text = meeting[name];
    return text ? [paragraph(cancelling[name]), quote(text)] : [];
  });
}

/** The video call is the button if there is one. */
function upcomingParts(meeting: Meeting, { config, secret }: MeetingMailDeps): MailPart[] {
  const language = languageOf(meeting);
  const { visitor } = wordsIn(language).meetingMail;
  const { paragraph, button, link } = mailIn({ kind: 'meeting', language, publicUrl: config.publicUrl });
  const { meetingUrl } = config.meetings;
  const change = `${config.publicUrl}${meetingAddress(secret, meeting.reference, language)}`;
  return meetingUrl
    ? [button(visitor.call, meetingUrl), link(visitor.change, change)]
    : [paragraph(visitor.linkFollows), button(visitor.change, change)];
}

function rebookingParts(meeting: Meeting, { config }: MeetingMailDeps): MailPart[] {
  const language = languageOf(meeting);
  const { cancelled } = wordsIn(language).meetingMail.visitor;
  const { paragraph, button } = mailIn({ kind: 'meeting', language, publicUrl: config.publicUrl });
  const again = meetingHref(language, { quote: meeting.quoteReference ?? undefined });
  return [paragraph(cancelled.calendar), button(cancelled.again, `${config.publicUrl}${again}`)];
}

/**
 * The mail with the link that confirms a hold. The address is not verified yet, so the mail contains nothing that was
 * typed: neither the name nor the topic. It is not sent once the hold is over.
 */
export function holdMail({ config, secret }: MeetingMailDeps): (held: Meeting) => Mail {
  return (held) => {
    const { reference, email, startsAt, zone, country, heldUntil } = held;
    const { publicUrl, teamEmail } = config;
    const language = languageOf(held);
    const { hold, visitor } = wordsIn(language).meetingMail;
    const reader = { language, country };
    const values = { when: subjectTime(startsAt, zone, reader), minutes: meetingLimits.holdMinutes };
    const { write, heading, greeting, paragraph, button, signature, note } = mailIn(
      { kind: 'meeting', language, publicUrl },
      values,
    );
    return {
      key: `meeting:${reference}:hold`,
      recipient: email,
      replyTo: teamEmail,
      ...write(hold.subject, [
        heading(hold.title),
        greeting(),
        paragraph(hold.text),
        moments({ meeting: held }, { ...reader, zones: [zone, bogota], labels: [visitor.here, visitor.there] }),
        button(hold.confirm, `${publicUrl}${confirmationAddress(secret, reference, language)}`),
        paragraph(hold.after),
        signature(),
        note(hold.mistake),
      ]),
      secretUntil: heldUntil ?? undefined,
    };
  };
}

/** Who reads a mail: the country decides how times are written. */
interface Reader {
  readonly language: Language;
  readonly country?: string | null;
}

/** A time with its day and time zone. */
function momentIn(instant: Date, zone: string, { language, country = null }: Reader): string {
  const written = meetingTime(instant.getTime(), zone, language, country);
  return format(wordsIn(language).meetingMail.moment, language, { ...written });
}

/** A time that is clear without the rest of the mail: `Tuesday, December 1, 1:00 AM (night, Tokyo time)`. */
function subjectTime(instant: Date, zone: string, reader: Reader & { readonly dates?: 'brief' }): string {
  const { language, country = null, dates = 'long' } = reader;
  const { meetingMail, meetBook } = wordsIn(language);
  const { time, offset } = meetingTime(instant.getTime(), zone, language, country);
  const date = writeDate(localTime(instant.getTime(), zone).day, language, dates);
  const night = isAtNight(instant.getTime(), zone) ? 'yes' : 'no';
  // A zone such as Etc/GMT+5 has no city, and its name says the opposite of its offset.
  const isOfCity = regionOf(zone) !== '' && regionOf(zone) !== 'Etc';
  const city = isOfCity ? cityOf(zone, meetBook.cities) : offset;
  return writeWithCity(meetingMail.subjectTime, language, city, { date, time, night }).replaceAll('\u00a0', ' ');
}

interface MomentsIn extends Reader {
  /** The reader's own zone first. */
  readonly zones: readonly [string, string];
  readonly labels: readonly [string, string];
}

/** The time in the reader's zone, and in the other's if that differs; the day may differ too. */
function moments(
  { news, meeting: { startsAt } }: { readonly news?: string; readonly meeting: Meeting },
  { zones: [own, other], labels: [ownLabel, otherLabel], ...reader }: MomentsIn,
): MailPart {
  const first = momentAt(startsAt, own, reader);
  const isCancelled = news === 'cancelled';
  // Our own zone has a name that everyone knows; a visitor's alone does not need one.
  if (own === other) {
    const { there } = wordsIn(reader.language).meetingMail.visitor;
    return { kind: 'moments', moments: [{ ...first, label: there }], isCancelled };
  }
  const second = { ...momentAt(startsAt, other, reader), label: otherLabel };
  return { kind: 'moments', moments: [{ ...first, label: ownLabel }, second], isCancelled };
}

function momentAt(instant: Date, zone: string, reader: Reader): Omit<Moment, 'label'> {
  const { language, country = null } = reader;
  const { date, time, zone: name, offset } = meetingTime(instant.getTime(), zone, language, country);
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(localeOf(language), { ...options, timeZone: zone }).format(instant);
  return {
    written: momentIn(instant, zone, reader),
    date,
    time,
    zone: `${name}, ${offset}`,
    month: part({ month: 'short' }).replace('.', ''),
    day: part({ day: 'numeric' }),
    weekday: part({ weekday: 'short' }).replace('.', ''),
  };
}
