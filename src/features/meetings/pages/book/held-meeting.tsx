import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import { format } from '#site/message.ts';
import { meetingTime } from '#site/time.ts';
import { MeetHero } from '#ui/art/heroes/contact.tsx';
import { Button } from '#ui/button.tsx';
import { Callout } from '#ui/callout.tsx';
import { HiddenValues } from '#ui/hidden-values.tsx';
import { Notice } from '#ui/sections/notice.tsx';
import type { MeetingAnswer } from '../../meeting-answer.ts';
import { type MeetingAction, meetingFields, meetingLimits } from '../../meeting-fields.ts';
import { cityOf } from '../../zones.ts';
import { CancelForm } from './cancel-form.tsx';
import { MeetingDetails } from './meeting-details.tsx';

type Answer = Extract<MeetingAnswer, { kind: 'meeting' }>;

const confirmAction: MeetingAction = 'confirm';

/**
 * A time that is on hold. With the link from the mail the page has a button to confirm it; without it, it says where to
 * find that link.
 */
export function HeldMeeting({ answer: { meeting, key, confirm, errorCode } }: { answer: Answer }) {
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
      <CancelForm meeting={meeting} meetingKey={key} />
    </Notice>
  );
}
