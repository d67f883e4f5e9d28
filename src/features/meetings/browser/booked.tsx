import { useLayoutEffect, useRef, useState } from 'react';
import { dataProps } from '#platform/page/data-attributes.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { bogota, meetingTime } from '#site/time.ts';
import { Button } from '#ui/button.tsx';
import { CalendarIcon, MailIcon, SuccessIcon } from '#ui/icons.tsx';
import { muted, row, stack } from '#ui/layout.ts';
import { meetingLimits } from '../meeting-fields.ts';
import { cityOf } from '../zones.ts';
import type { Outcome } from './booking.ts';
import style from './meeting.module.css';
import type { MeetingWords } from './meeting-props.ts';

interface Props {
  readonly language: Language;
  readonly words: MeetingWords;
  readonly zone: string;
  readonly email: string;
  /** The page to book another meeting: a dialog goes on showing the one booked in it. */
  readonly page: string;
  /** The time in the last request. The booked time differs if an earlier request was the one that arrived. */
  readonly requestedTime: number;
  readonly meeting: Extract<Outcome, { kind: 'booked' }>['meeting'];
}

/**
 * Shows that the meeting is booked, its time on both clocks and its calendar file; or that it is on hold, and how to
 * confirm it.
 */
export function Booked({
  language,
  words: { booked, form, cities },
  zone,
  email,
  requestedTime,
  meeting,
  page,
}: Props) {
  const place = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [isSaidAbove, setSaidAbove] = useState(false);
  const time = Date.parse(meeting.time);
  const isHeld = meeting.state === 'held';
  const city = cityOf(zone, cities);
  const hold = {
    time: meetingTime(Date.parse(meeting.held_until ?? meeting.time), zone, language).time,
    minutes: meetingLimits.holdMinutes,
  };
  const headline = isHeld ? booked.held : booked.booked;
  const text = format(isHeld ? booked.heldText : booked.bookedText, language, { email, city, ...hold });
  useLayoutEffect(() => {
    const head = place.current?.closest('main')?.querySelector('h1');
    if (head) setSaidAbove(sayInstead(head, headline, text));
    else title.current?.focus();
  }, [headline, text]);
  const clocks = [
    [format(booked.here, language, { city }), zone],
    ...(zone === bogota ? [] : [[booked.there, bogota]]),
  ] as const;
  return (
    <div ref={place} className={stack(4, style.booked)}>
      <span className={style.mark} {...dataProps({ held: isHeld ? '' : undefined })}>
        {isHeld ? <MailIcon /> : <SuccessIcon />}
      </span>
      {!isSaidAbove && (
        <>
          <h2 ref={title} tabIndex={-1}>
            {headline}
          </h2>
          <p>{text}</p>
        </>
      )}
      {isHeld && <p className={muted}>{booked.heldHint}</p>}
      {time !== requestedTime && <p>{form.otherTime}</p>}
      <dl className={stack(4, style.clocks)}>
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
      <div className={row(3)}>
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

/** The headline of the booking page would go on asking to choose a time. It is outside of the island. */
function sayInstead(head: HTMLElement, headline: string, text: string): boolean {
  head.textContent = headline;
  head.tabIndex = -1;
  head.focus();
  const lead = head.nextElementSibling;
  if (lead) lead.textContent = text;
  return lead !== null;
}
