import { company } from '#content/catalogue/company.ts';
import type { Scheduler } from '#platform/contracts/settings.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { withHead } from '#platform/page/head.ts';
import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { meetingTime } from '#site/time.ts';
import { MeetHero } from '#ui/art/heroes/contact.tsx';
import { Button } from '#ui/button.tsx';
import { Callout } from '#ui/callout.tsx';
import { HiddenValues } from '#ui/hidden-fields.tsx';
import { CalendarIcon } from '#ui/icons.tsx';
import { ButtonLink, ContactButton, NewTab } from '#ui/links.tsx';
import { Notice } from '#ui/sections/notice.tsx';
import type { MeetingAnswer, MeetingError } from '../../meeting-answer.ts';
import { type MeetingAction, meetingFields, meetingHref, meetingLimits } from '../../meeting-fields.ts';
import { cityOf } from '../../zones.ts';
import { CancelForm } from './cancel-form.tsx';
import { Choose } from './choose.tsx';
import { MeetingDetails } from './meeting-details.tsx';

export default withHead(
  ({ words: { meetBook }, language }) => ({
    title: meetBook.title,
    description: format(meetBook.description, language, { minutes: company.meetingMinutes }),
  }),
  Page,
);

function Page() {
  const { live } = usePage();
  if (live?.path !== '/meet/book') return <PrebuiltPage />;
  const answer = live.meeting;
  switch (answer.kind) {
    case 'choose':
      return <Choose answer={answer} />;
    case 'meeting':
      return <MeetingPage answer={answer} />;
    case 'scheduler':
      return <ExternalCalendar scheduler={answer.scheduler} />;
    case 'error':
      return <Failure errorCode={answer.errorCode} />;
  }
}

/** The prebuilt page. The server renders the times for each request; this is the fallback if it cannot. */
function PrebuiltPage() {
  const { meetBook, meet } = usePage().words;
  return (
    <Notice picture={<MeetHero />} title={meetBook.title}>
      <p>{meetBook.built}</p>
      <Notice.Actions>
        <ButtonLink to="/meet" anchor="write">
          {meet.write}
        </ButtonLink>
      </Notice.Actions>
    </Notice>
  );
}

/** Shown where there are neither times nor a meeting. */
function Failure({ errorCode }: { errorCode: MeetingError }) {
  const { meetBook } = usePage().words;
  return (
    <Notice picture={<MeetHero />} title={meetBook.errorTitle}>
      <Callout tone="error">{meetBook.errors[errorCode]}</Callout>
      <Notice.Actions>
        <ButtonLink to="/meet/book">
          {errorCode === 'unknown' ? meetBook.meeting.another : meetBook.form.again}
        </ButtonLink>
        <ContactButton look="secondary">{meetBook.form.contact}</ContactButton>
      </Notice.Actions>
    </Notice>
  );
}

const calendars: Readonly<Record<Scheduler['kind'], string>> = { calendly: 'Calendly', cal: 'Cal.com' };

/** Links to an external calendar. The popup on other pages finds the link by `data-scheduler`. */
function ExternalCalendar({ scheduler: { kind, url } }: { scheduler: Scheduler }) {
  const { words, language } = usePage();
  const { scheduler, form } = words.meetBook;
  return (
    <Notice picture={<MeetHero />} title={scheduler.title}>
      <p>{format(scheduler.text, language, { name: calendars[kind] })}</p>
      <Notice.Actions>
        <Button
          href={inLanguage(kind, url, language)}
          target="_blank"
          rel="noopener"
          {...dataProps({ scheduler: kind })}
        >
          {scheduler.open}
          <NewTab />
        </Button>
        <ContactButton look="secondary">{form.contact}</ContactButton>
      </Notice.Actions>
    </Notice>
  );
}

/** Cal.com uses the browser's language and has no parameter for it. */
function inLanguage(kind: Scheduler['kind'], url: string, language: Language): string {
  if (kind !== 'calendly') return url;
  const address = new URL(url);
  address.searchParams.set('locale', language);
  return address.href;
}

type Answer = Extract<MeetingAnswer, { kind: 'meeting' }>;

/** A meeting for visitors with its link: the time and the actions. */
function MeetingPage({ answer }: { answer: Answer }) {
  const { words, language } = usePage();
  const { meeting, key, completed, errorCode } = answer;
  const { meeting: text, errors } = words.meetBook;
  if (meeting.state === 'held') return <HeldMeeting answer={answer} />;
  const [title, message] = wordsOf(answer, text);
  return (
    <Notice picture={<MeetHero />} title={title}>
      {errorCode && <Callout tone="error">{errors[errorCode]}</Callout>}
      <p role={completed && 'status'}>{format(message, language, { email: meeting.email })}</p>
      <MeetingDetails meeting={meeting} />
      {meeting.state !== 'booked' || meeting.isPast ? (
        <Notice.Actions>
          <ButtonLink to="/meet/book">{text.another}</ButtonLink>
        </Notice.Actions>
      ) : (
        <>
          <Notice.Actions>
            <Button href={meeting.calendarFile} icon={<CalendarIcon />}>
              {text.calendar}
            </Button>
            <Button href={meetingHref(language, { meeting: meeting.reference, key, move: '1' })} look="secondary">
              {text.move}
            </Button>
          </Notice.Actions>
          <CancelForm meeting={meeting} meetingKey={key} refused={answer.cancelling} />
        </>
      )}
    </Notice>
  );
}

type Text = ReturnType<typeof usePage>['words']['meetBook']['meeting'];

/** The title and the text for the meeting's state. */
function wordsOf({ meeting, completed, confirm }: Answer, text: Text): readonly [string, string] {
  if (meeting.state === 'cancelled') return [text.cancelled, text.cancelledText];
  if (meeting.state === 'expired')
    return [text.expired, completed === 'cancelled' ? text.releasedText : text.expiredText];
  if (meeting.isPast) return [text.past, text.pastText];
  if (completed === 'moved') return [text.moved, text.movedText];
  if (completed === 'booked') return [text.booked, text.bookedText];
  return confirm === undefined ? [text.title, text.text] : [text.already, text.alreadyText];
}

type HeldMeetingAnswer = Extract<MeetingAnswer, { kind: 'meeting' }>;

const confirmAction: MeetingAction = 'confirm';

/**
 * A time that is on hold. With the link from the mail the page has a button to confirm it; without it, it says where to
 * find that link.
 */
function HeldMeeting({ answer: { meeting, key, confirm, errorCode } }: { answer: HeldMeetingAnswer }) {
  const { words, language } = usePage();
  const { meeting: text, errors, cities } = words.meetBook;
  const { email, zone, heldUntil = meeting.startsAt } = meeting;
  const values = {
    email,
    minutes: meetingLimits.holdMinutes,
    time: meetingTime(heldUntil, zone, language).time,
    city: cityOf(zone, cities),
  };
  return (
    <Notice picture={<MeetHero />} title={confirm === undefined ? text.held : text.confirm}>
      {errorCode && <Callout tone="error">{errors[errorCode]}</Callout>}
      <p>{format(confirm === undefined ? text.heldText : text.confirmText, language, values)}</p>
      {confirm === undefined ? (
        <p>{text.heldHint}</p>
      ) : (
        <form method="post" action={href('/meet/book', language)} {...dataProps({ enhance: 'once' })}>
          <HiddenValues
            values={{
              [meetingFields.action]: confirmAction,
              [meetingFields.meeting]: meeting.reference,
              [meetingFields.confirm]: confirm,
            }}
          />
          <Notice.Actions>
            <Button type="submit" size="large">
              {text.confirmButton}
            </Button>
          </Notice.Actions>
        </form>
      )}
      <MeetingDetails meeting={meeting} />
      <CancelForm meeting={meeting} meetingKey={key} refused={undefined} />
    </Notice>
  );
}
