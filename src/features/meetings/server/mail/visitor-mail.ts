import { brand } from '#content/brand.ts';
import { company } from '#content/catalogue/company.ts';
import { wordsIn } from '#content/words.ts';
import { languageOf } from '#platform/server/language-of.ts';
import { type MailPart, mailHtml, mailText } from '#platform/server/mail/mail-body.ts';
import type { Mail } from '#platform/server/mail/outbox/queue-mail.ts';
import { greetingPart, mailLimit, plainName } from '#platform/server/mail/unproven-recipient.ts';
import { format } from '#site/message.ts';
import { meetingTime } from '#site/written-time.ts';
import { meetingHref } from '../../meeting-fields.ts';
import { entryWith } from '../calendar/entries.ts';
import { meetingAddress } from '../meeting-address.ts';
import type { Meeting, MeetingChange } from '../store/meeting-change.ts';
import type { MeetingMailDeps } from './mail-parts.ts';
import { bothMoments, momentIn } from './times.ts';

/** What the visitor is told of: a change, or that it is tomorrow. */
type News = MeetingChange | { readonly news: 'reminder'; readonly meeting: Meeting; readonly before?: undefined };

/**
 * In the language in which we talk. A reply goes to the team. Nothing that was typed is in it but a plain name, because
 * anybody can book with somebody else's address: the topic stands on the page that the link opens.
 */
export function visitorMeetingMail(change: News, deps: MeetingMailDeps): Mail {
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
    paragraph(introIn(change, visitor)),
    { kind: 'list', items: bothMoments(startsAt, zone, language) },
    ...(change.before ? [paragraph(visitor.moved.before, { before: momentIn(change.before, zone, language) })] : []),
    ...(news === 'cancelled' ? againIn(meeting, deps) : whatIsToCome(meeting, deps)),
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
    // Nothing has changed since the last one: whoever is reminded has it.
    ...(news !== 'reminder' && { attachment: entryWith('visitor', meeting, deps) }),
    limit: isAskedFor(change) ? mailLimit(deps.secret, 'meeting', email) : undefined,
  };
}

/** By whoever holds the link, and not by the team or the calendar. */
function isAskedFor(change: News): boolean {
  if (change.news === 'booked') return true;
  return change.news === 'moved'
    ? !change.byTeam
    : change.news === 'cancelled' && change.meeting.cancelledBy === 'visitor';
}

type Words = ReturnType<typeof wordsIn>['meetingMail']['visitor'];

function introIn({ news, meeting }: News, words: Words): string {
  if (news !== 'cancelled') return words[news].text;
  return meeting.cancelledBy === 'team' ? words.cancelled.byTeam : words.cancelled.byVisitor;
}

function whatIsToCome(meeting: Meeting, { config, secret }: MeetingMailDeps): MailPart[] {
  const language = languageOf(meeting);
  const { visitor } = wordsIn(language).meetingMail;
  const { room } = config.meetings;
  const change = `${config.publicUrl}${meetingAddress(secret, meeting.reference, language)}`;
  return [
    room ? { kind: 'link', text: visitor.room, href: room } : { kind: 'paragraph', text: visitor.noRoom },
    { kind: 'link', text: visitor.change, href: change },
  ];
}

function againIn(meeting: Meeting, { config }: MeetingMailDeps): MailPart[] {
  const language = languageOf(meeting);
  const { cancelled } = wordsIn(language).meetingMail.visitor;
  const again = meetingHref(language, { quote: meeting.quoteReference ?? undefined });
  return [
    { kind: 'paragraph', text: cancelled.calendar },
    { kind: 'link', text: cancelled.again, href: `${config.publicUrl}${again}` },
  ];
}
