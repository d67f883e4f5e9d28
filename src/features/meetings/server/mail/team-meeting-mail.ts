import { wordsIn } from '#content/words.ts';
import { teamLanguage as language } from '#features/tickets/server/mail/team-mail.ts';
import { type MailPart, mailHtml, mailText } from '#platform/server/mail/mail-body.ts';
import type { Mail } from '#platform/server/mail/outbox/queue-mail.ts';
import { bogota } from '#site/local-time.ts';
import { format } from '#site/message.ts';
import { staffHref } from '#site/staff.ts';
import { meetingTime } from '#site/written-time.ts';
import { entryWith } from '../calendar/entries.ts';
import type { Meeting, MeetingChange } from '../store/meeting-change.ts';
import type { MeetingMailDeps } from './mail-parts.ts';
import { momentIn } from './times.ts';

/** Tells the team who meets us when, with an entry for its calendar. A reply goes to the visitor. */
export function teamMeetingMail(change: MeetingChange, deps: MeetingMailDeps): Mail {
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
    ...(isToCome && !config.meetings.room
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
    room: config.meetings.room,
    time: momentIn(startsAt, bogota, language),
    theirTime: zone === bogota ? null : momentIn(startsAt, zone, language),
    language: new Intl.DisplayNames(language, { type: 'language' }).of(meeting.language),
  };
  return Object.entries(labels).flatMap(([key, label]) => {
    const value = values[key];
    return value ? [format(fact, language, { label, value })] : [];
  });
}
