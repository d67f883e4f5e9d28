import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { MeetHero } from '#ui/art/heroes/meet.tsx';
import { Button } from '#ui/button.tsx';
import { Callout } from '#ui/callout.tsx';
import { CalendarIcon } from '#ui/icons.tsx';
import { ButtonLink } from '#ui/links/button-link.tsx';
import { Notice } from '#ui/sections/notice.tsx';
import type { MeetingAnswer } from '../../meeting-answer.ts';
import { meetingHref } from '../../meeting-fields.ts';
import { CancelForm } from './cancel-form.tsx';
import { HeldMeeting } from './held-meeting.tsx';
import { MeetingDetails } from './meeting-details.tsx';

type Answer = Extract<MeetingAnswer, { kind: 'meeting' }>;

/** A meeting for whoever has its link: when it is, and what can be done about it. */
export function MeetingPage({ answer }: { answer: Answer }) {
  const { words, language } = usePage();
  const { meeting, key, completed, fault } = answer;
  const { meeting: text, faults } = words.meetBook;
  if (meeting.state === 'held') return <HeldMeeting answer={answer} />;
  const [title, said] = wordsOf(answer, text);
  return (
    <Notice picture={<MeetHero />} title={title}>
      {fault && <Callout tone="fault">{faults[fault]}</Callout>}
      <p role={completed && 'status'}>{format(said, language, { email: meeting.email })}</p>
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
          <CancelForm meeting={meeting} meetingKey={key} />
        </>
      )}
    </Notice>
  );
}

type Text = ReturnType<typeof usePage>['words']['meetBook']['meeting'];

/** What is said of it, above and below the line. */
function wordsOf({ meeting, completed, confirm }: Answer, text: Text): readonly [string, string] {
  if (meeting.state === 'cancelled') return [text.cancelled, text.cancelledText];
  if (meeting.state === 'expired')
    return [text.expired, completed === 'cancelled' ? text.releasedText : text.expiredText];
  if (meeting.isPast) return [text.past, text.pastText];
  if (completed === 'moved') return [text.moved, text.movedText];
  if (completed === 'booked') return [text.booked, text.bookedText];
  return confirm === undefined ? [text.title, text.text] : [text.already, text.alreadyText];
}
