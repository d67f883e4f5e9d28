import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import { format } from '#site/message.ts';
import { localTime } from '#site/time.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { HiddenValues } from '#ui/hidden-fields.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { stack } from '#ui/layout.ts';
import { semibold, target } from '#ui/look.ts';
import type { MeetingFacts, TypedCancelling } from '../../meeting-answer.ts';
import { type MeetingAction, meetingFields } from '../../meeting-fields.ts';
import { CancellingFields } from '../../views/cancelling-fields.tsx';
import { writeDate } from '../../write-times.ts';
import style from './page.module.css';

const cancel: MeetingAction = 'cancel';

interface Props {
  readonly meeting: MeetingFacts;
  readonly meetingKey: string;
  readonly refused: TypedCancelling | undefined;
}

/** Inside `details`, so that it asks for confirmation without a script too. A hold is released instead of cancelled. */
export function CancelForm({ meeting, meetingKey, refused }: Props) {
  const { words, language } = usePage();
  const { meeting: text } = words.meetBook;
  const [label, sure, yes] =
    meeting.state === 'held' ? [text.release, text.releaseSure, text.releaseYes] : [text.cancel, text.sure, text.yes];
  const date = writeDate(localTime(meeting.startsAt, meeting.zone).day, language, 'long');
  return (
    <details className={style.cancel} open={refused !== undefined}>
      <summary className={classNames(target, semibold)}>
        {label}
        <PlusIcon />
      </summary>
      <form
        method="post"
        action={href('/meet/book', language)}
        {...dataProps({ enhance: 'once' })}
        className={stack(4, style.sure)}
      >
        <HiddenValues
          values={{
            [meetingFields.action]: cancel,
            [meetingFields.meeting]: meeting.reference,
            [meetingFields.key]: meetingKey,
          }}
        />
        <p>
          <strong>{format(sure, language, { date })}</strong> {text.sureText}
        </p>
        {meeting.state === 'booked' && <CancellingFields id="cancel" {...refused} />}
        <Button type="submit">{yes}</Button>
      </form>
    </details>
  );
}
