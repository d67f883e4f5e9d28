import { MeetHero } from '#components/art/heroes/meet.tsx';
import { Notice } from '#components/sections/notice.tsx';
import { ButtonLink } from '#components/shell/button-link.tsx';
import { Button } from '#components/ui/button.tsx';
import { Callout } from '#components/ui/callout.tsx';
import { CalendarIcon } from '#components/ui/icons.tsx';
import type { MeetingAnswer } from '#site/meetings/meeting-answer.ts';
import { meetingHref } from '#site/meetings/meeting-fields.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
import { CancelForm } from './cancel-form.tsx';
import { MeetingDetails } from './meeting-details.tsx';

type Answer = Extract<MeetingAnswer, { kind: 'meeting' }>;

/** A meeting for whoever has its link: when it is, and what can be done about it. */
export function MeetingPage({ answer: { meeting, key, deed, fault } }: { answer: Answer }) {
  const { words, language } = usePage();
  const { meetBook } = words;
  const { meeting: text, faults } = meetBook;
  const isOff = meeting.state === 'cancelled';
  const state = isOff ? 'cancelled' : meeting.isPast ? 'past' : deed === 'cancelled' ? undefined : deed;
  const said = { cancelled: text.cancelledText, past: text.pastText, booked: text.bookedText, moved: text.movedText };
  return (
    <Notice picture={<MeetHero />} title={state ? text[state] : text.title}>
      {fault && <Callout tone="fault">{faults[fault]}</Callout>}
      <p role={deed && 'status'}>{format(state ? said[state] : text.text, language, { email: meeting.email })}</p>
      <MeetingDetails meeting={meeting} />
      {isOff || meeting.isPast ? (
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
