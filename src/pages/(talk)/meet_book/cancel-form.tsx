import { HiddenValues } from '#components/forms/hidden-values.tsx';
import { Button } from '#components/ui/button.tsx';
import { PlusIcon } from '#components/ui/icons.tsx';
import { href } from '#site/address.ts';
import type { MeetingFacts } from '#site/meetings/meeting-answer.ts';
import { type MeetingAction, meetingFields } from '#site/meetings/meeting-fields.ts';
import { onBothClocks, writeDate } from '#site/meetings/write-times.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
import style from './cancel-form.module.css';

const cancel: MeetingAction = 'cancel';

/** Folded away, so that it is asked once, with or without a script. */
export function CancelForm({ meeting, meetingKey }: { meeting: MeetingFacts; meetingKey: string }) {
  const { words, language } = usePage();
  const { meeting: text } = words.meetBook;
  const date = writeDate(onBothClocks(meeting.startsAt, meeting.zone).day, language, 'long');
  return (
    <details className={style.cancel}>
      <summary>
        {text.cancel}
        <PlusIcon />
      </summary>
      <form method="post" action={href('/meet/book', language)} data-enhance="once" className={style.sure}>
        <HiddenValues
          values={{
            [meetingFields.action]: cancel,
            [meetingFields.meeting]: meeting.reference,
            [meetingFields.key]: meetingKey,
          }}
        />
        <p>
          <strong>{format(text.sure, language, { date })}</strong> {text.sureText}
        </p>
        <Button type="submit">{text.yes}</Button>
      </form>
    </details>
  );
}
