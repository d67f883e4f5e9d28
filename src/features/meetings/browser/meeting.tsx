import { useEffect, useRef } from 'react';
import { contactDialogId } from '#site/contact-dialog.ts';
import { Button } from '#ui/button.tsx';
import { Callout } from '#ui/callout.tsx';
import { meetingFields } from '../meeting-fields.ts';
import { AboutFields } from './about-fields.tsx';
import { Booked } from './booked.tsx';
import { ChosenTime } from './chosen-time.tsx';
import { focusError } from './focus-error.ts';
import { HiddenFields } from './hidden-fields.tsx';
import style from './meeting.module.css';
import type { MeetingProps } from './meeting-props.ts';
import { NearestTimes } from './nearest-times.tsx';
import { useMeeting } from './use-meeting.ts';
import { Week } from './week.tsx';
import { ZoneChoice } from './zone-choice.tsx';

declare module '#platform/browser/islands.ts' {
  interface IslandComponents {
    meeting: typeof Meeting;
  }
}

/** Free times, and what is needed to book one. An ordinary form, which React only makes kinder. */
export default function Meeting({ children, ...props }: MeetingProps) {
  const { language, words, moving } = props;
  const form = useRef<HTMLFormElement>(null);
  const meeting = useMeeting(form, props);
  const { zone, chosen, stage } = meeting;
  useEffect(() => {
    if (stage.failure) focusError(form.current);
  }, [stage.failure]);
  if (stage.booked) return <Booked language={language} words={words} zone={zone} page={props.page} {...stage.booked} />;
  const time = { zone, language, words, isAwake: meeting.isAwake, chosen, onChoose: meeting.choose };
  return (
    <form
      ref={form}
      method="post"
      action={props.page}
      className={style.form}
      aria-busy={stage.isSending || undefined}
      onSubmit={meeting.submit}
      onInput={meeting.input}
    >
      <HiddenFields words={words} moving={moving} quote={props.quote} requestId={props.requestId} />
      <div className={style.when}>
        {stage.fault && (
          <div className={style.told} tabIndex={-1} data-fault="">
            <Callout tone="fault">
              {stage.fault}
              {stage.offersContact && (
                <>
                  {' '}
                  <a href={props.contactHref} data-opens={contactDialogId}>
                    {words.form.contact}
                  </a>
                </>
              )}
            </Callout>
          </div>
        )}
        {stage.nearest.length > 0 && <NearestTimes times={stage.nearest} {...time} />}
        <ZoneChoice
          zone={zone}
          language={language}
          words={words}
          from={meeting.from}
          isSame={meeting.isSame}
          onChange={meeting.changeZone}
        >
          {children}
        </ZoneChoice>
        <Week
          {...time}
          week={meeting.week}
          now={props.now}
          problem={stage.problems['time']}
          onTurn={meeting.turn}
          contactHref={props.contactHref}
        />
      </div>
      <div className={style.about}>
        <ChosenTime {...time} />
        {!moving && (
          <AboutFields
            language={language}
            words={words}
            typed={props.typed}
            problems={stage.problems}
            isSending={stage.isSending}
          />
        )}
        <div className={style.foot}>
          <Button type="submit" name={meetingFields.action} value={moving ? 'move' : 'book'} busy={stage.isSending}>
            {stage.isSending ? words.form.booking : moving ? words.form.move : words.form.book}
          </Button>
          {moving && (
            <Button href={moving.page} look="quiet">
              {words.form.keep}
            </Button>
          )}
        </div>
      </div>
      <p role="status" className="visually-hidden">
        {meeting.announcement}
      </p>
    </form>
  );
}
