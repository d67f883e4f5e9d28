import { brand } from '#content/brand.ts';
import { company } from '#content/catalogue/company.ts';
import { wordsIn } from '#content/words.ts';
import { teamLanguage as language } from '#features/tickets/server/mail.ts';
import { languageOf } from '#platform/server/language-of.ts';
import type { MailPart } from '#platform/server/mail/mail-body.ts';
import { mailHtml, mailText } from '#platform/server/mail/mail-body.ts';
import type { Mail } from '#platform/server/mail/outbox.ts';
import { greetingPart, mailLimit, plainName } from '#platform/server/mail/unproven-recipient.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { staffHref } from '#site/staff.ts';
import { bogota, meetingTime } from '#site/time.ts';
import { meetingHref } from '../meeting-fields.ts';
import { entryWith } from './calendar.ts';
import { meetingAddress } from './meeting-address.ts';
import type { MeetingMailDeps } from './meeting-parts.ts';
import type { MeetingChange, MeetingMails } from './store/change-meeting.ts';
import type { Meeting } from './tables.ts';

/** The mails about a change of a meeting, to the visitor and to the team. */
export function meetingMails(deps: MeetingMailDeps): MeetingMails {
  return (change) => [visitorMeetingMail(change, deps), teamMeetingMail(change, deps)];
}

export function reminderMail(deps: MeetingMailDeps): (meeting: Meeting) => Mail {
  return (meeting) => visitorMeetingMail({ news: 'reminder', meeting }, deps);
}

/** The team's mail about a meeting, with an entry for its calendar. Replies go to the visitor. */
function teamMeetingMail(change: MeetingChange, deps: MeetingMailDeps): Mail {
  const { news, meeting } = change;
  const { config } = deps;
  const { team } = wordsIn(language).meetingMail;
  const { reference, sequence, name, email, topic, startsAt } = meeting;
  const { date, time } = meetingTime(startsAt.getTime(), bogota, language);
  const before = change.before ? momentIn(change.before, bogota, language) : '';
  const values = { name, date, time, before };
  const isToCome = news !== 'cancelled';
  const mail: MailPart[] = [
    { kind: 'paragraph', text: format(introIn(change), language, values) },
    { kind: 'list', items: factsOf(meeting, deps) },
    ...(isToCome && !config.meetings.meetingUrl
      ? [{ kind: 'paragraph', text: format(team.noRoom, language, values) } as const]
      : []),
    { kind: 'paragraph', text: team.topic },
    { kind: 'quote', text: topic },
    {
      kind: 'link',
      text: team.open,
      href: `${config.publicUrl}${staffHref(language, { view: 'bookings', q: reference })}`,
    },
  ];
  return {
    key: `meeting:${reference}:${sequence}:team`,
    recipient: config.teamEmail,
    replyTo: email,
    subject: format(team[news].subject, language, values),
    text: mailText(mail),
    html: mailHtml(language, mail),
    attachment: entryWith('team', meeting, deps),
  };
}

function introIn({ news, meeting, byTeam }: MeetingChange): string {
  const { team } = wordsIn(language).meetingMail;
  if (news === 'booked') return team.booked.text;
  const isOurs = news === 'moved' ? byTeam : meeting.cancelledBy === 'team';
  return isOurs ? team[news].byTeam : team[news].byVisitor;
}

function factsOf(meeting: Meeting, { config }: MeetingMailDeps): string[] {
  const { fact, labels } = wordsIn(language).meetingMail.team;
  const { reference, name, email, startsAt, zone, quoteReference } = meeting;
  const values: Readonly<Record<string, string | null | undefined>> = {
    reference,
    name,
    email,
    quote: quoteReference,
    room: config.meetings.meetingUrl,
    time: momentIn(startsAt, bogota, language),
    theirTime: zone === bogota ? null : momentIn(startsAt, zone, language),
    language: new Intl.DisplayNames(language, { type: 'language' }).of(meeting.language),
  };
  return Object.entries(labels).flatMap(([key, label]) => {
    const value = values[key];
    return value ? [format(fact, language, { label, value })] : [];
  });
}

/** The reason for a mail to the visitor: a change, or a reminder. */
type News = MeetingChange | { readonly news: 'reminder'; readonly meeting: Meeting; readonly before?: undefined };

/**
 * Written in the language of the meeting. Replies go to the team. It contains nothing that was typed except a plain
 * name, because anyone can book with someone else's address; the topic is on the page that the link opens.
 */
function visitorMeetingMail(change: News, deps: MeetingMailDeps): Mail {
  const { news, meeting } = change;
  const language = languageOf(meeting);
  const { visitor } = wordsIn(language).meetingMail;
  const { reference, sequence, name, email, startsAt, zone } = meeting;
  const { date, time } = meetingTime(startsAt.getTime(), zone, language);
  const values = { date, time, minutes: company.meetingMinutes, company: brand.name };
  const paragraph = (text: string, more: Readonly<Record<string, string>> = {}): MailPart => {
    return { kind: 'paragraph', text: format(text, language, { ...values, ...more }) };
  };
  const mail: MailPart[] = [
    greetingPart(language, plainName(name)),
    paragraph(visitorMailIntroIn(change, visitor)),
    { kind: 'list', items: bothMoments(startsAt, zone, language) },
    ...(change.before ? [paragraph(visitor.moved.before, { before: momentIn(change.before, zone, language) })] : []),
    ...(news === 'cancelled' ? rebookingParts(meeting, deps) : upcomingParts(meeting, deps)),
    ...(news === 'booked' ? [paragraph(visitor.calendar)] : []),
    paragraph(visitor.more),
    ...(news === 'booked' ? [paragraph(visitor.mistake)] : []),
    paragraph(visitor.signature),
  ];
  return {
    key: `meeting:${reference}:${sequence}:${news === 'reminder' ? news : 'visitor'}`,
    recipient: email,
    replyTo: deps.config.teamEmail,
    subject: format(visitor[news].subject, language, values),
    text: mailText(mail),
    html: mailHtml(language, mail),
    // The visitor already has the entry, and nothing has changed.
    ...(news !== 'reminder' && { attachment: entryWith('visitor', meeting, deps) }),
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

function upcomingParts(meeting: Meeting, { config, secret }: MeetingMailDeps): MailPart[] {
  const language = languageOf(meeting);
  const { visitor } = wordsIn(language).meetingMail;
  const { meetingUrl } = config.meetings;
  const change = `${config.publicUrl}${meetingAddress(secret, meeting.reference, language)}`;
  return [
    meetingUrl ? { kind: 'link', text: visitor.room, href: meetingUrl } : { kind: 'paragraph', text: visitor.noRoom },
    { kind: 'link', text: visitor.change, href: change },
  ];
}

function rebookingParts(meeting: Meeting, { config }: MeetingMailDeps): MailPart[] {
  const language = languageOf(meeting);
  const { cancelled } = wordsIn(language).meetingMail.visitor;
  const again = meetingHref(language, { quote: meeting.quoteReference ?? undefined });
  return [
    { kind: 'paragraph', text: cancelled.calendar },
    { kind: 'link', text: cancelled.again, href: `${config.publicUrl}${again}` },
  ];
}

/** A time with its day and time zone. */
function momentIn(instant: Date, zone: string, language: Language): string {
  return format(wordsIn(language).meetingMail.moment, language, { ...meetingTime(instant.getTime(), zone, language) });
}

/** The time in the visitor's zone, and in ours if that differs; the day may differ too. */
export function bothMoments(instant: Date, zone: string, language: Language): string[] {
  const { here, there } = wordsIn(language).meetingMail.visitor;
  const line = (text: string, of: string) => format(text, language, { moment: momentIn(instant, of, language) });
  return zone === bogota ? [line(there, bogota)] : [line(here, zone), line(there, bogota)];
}
