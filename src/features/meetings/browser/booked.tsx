import { useEffect, useRef } from 'react';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { bogota, meetingTime } from '#site/time.ts';
import { Button } from '#ui/button.tsx';
import { CalendarIcon, MailIcon, SuccessIcon } from '#ui/icons.tsx';
import { meetingLimits } from '../meeting-fields.ts';
import { cityOf } from '../zones.ts';
import style from './booked.module.css';
import type { Outcome } from './booking.ts';
import type { MeetingWords } from './words.ts';

interface Props {
  readonly language: Language;
  readonly words: MeetingWords;
  readonly zone: string;
  readonly email: string;
  /** Where another one is booked: a dialog keeps saying what was booked in it. */
  readonly page: string;
  /** What was asked for in the end: an earlier try may have been the one that arrived. */
  readonly asked: number;
  readonly meeting: Extract<Outcome, { kind: 'booked' }>['meeting'];
}

/**
 * Says that it is booked, when that is on both clocks, and how it comes into the calendar; or that it is on hold, and
 * what has to be done about it.
 */
export function Booked({ language, words: { booked, form, cities }, zone, email, asked, meeting, page }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const time = Date.parse(meeting.time);
  const isHeld = meeting.state === 'held';
  const city = cityOf(zone, cities);
  const hold = {
    time: meetingTime(Date.parse(meeting.held_until ?? meeting.time), zone, language).time,
    minutes: meetingLimits.holdMinutes,
  };
  const clocks = [
    [format(booked.here, language, { city }), zone],
    ...(zone === bogota ? [] : [[booked.there, bogota]]),
  ] as const;
  return (
    <div className={style.booked}>
      <span className={style.mark} data-held={isHeld ? '' : undefined}>
        {isHeld ? <MailIcon /> : <SuccessIcon />}
      </span>
      <h2 ref={title} tabIndex={-1}>
        {isHeld ? booked.held : booked.booked}
      </h2>
      <p>{format(isHeld ? booked.heldText : booked.bookedText, language, { email, city, ...hold })}</p>
      {isHeld && <p className={style.hint}>{booked.heldHint}</p>}
      {time !== asked && <p>{form.otherTime}</p>}
      <dl className={style.clocks}>
        {clocks.map(([name, of = zone]) => {
          const at = meetingTime(time, of, language);
          return (
            <div key={of}>
              <dt>{name}</dt>
              <dd>
                <strong>{at.time}</strong> {at.date}
              </dd>
            </div>
          );
        })}
        <div>
          <dt>{booked.reference}</dt>
          <dd>{meeting.reference}</dd>
        </div>
      </dl>
      <div className={style.ways}>
        {!isHeld && (
          <Button href={meeting.calendar_file} icon={<CalendarIcon />}>
            {booked.calendar}
          </Button>
        )}
        <Button href={meeting.page} look="secondary">
          {isHeld ? booked.details : booked.change}
        </Button>
        <Button href={page} look="quiet">
          {booked.another}
        </Button>
      </div>
    </div>
  );
}
