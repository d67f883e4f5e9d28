import { useEffect, useRef } from 'react';
import { dataProps } from '#platform/page/data-attributes.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { readDay, writeDay } from '#site/time.ts';
import { Button } from '#ui/button.tsx';
import { Callout } from '#ui/callout.tsx';
import { classNames } from '#ui/class-names.ts';
import { Message } from '#ui/field.tsx';
import { ArrowBackIcon, ArrowIcon, MoonIcon } from '#ui/icons.tsx';
import { row, stack } from '#ui/layout.ts';
import { isAtNight, isNightPart, namePart, type PartOfTimes, partsOf } from '../day-parts.ts';
import { meetingFields } from '../meeting-fields.ts';
import { type DayOfTimes, firstOpenDay, type WeekOfTimes } from '../week-of-times.ts';
import { writeDate } from '../write-times.ts';
import { cityOf, clockChange } from '../zones.ts';
import { problemText } from './booking.ts';
import face from './face.module.css';
import legend from './meeting.module.css';
import type { MeetingWords } from './meeting-props.ts';
import type { TimeProps } from './time-choice.tsx';
import { Times } from './time-choice.tsx';
import style from './week.module.css';

interface Props extends TimeProps {
  readonly week: WeekOfTimes;
  readonly now: number;
  readonly problem: string | undefined;
  readonly contactHref: string;
  /** Whether any free time is within usual working hours of the zone. */
  readonly hasDaytime: boolean;
  readonly onOpen: (day: number) => void;
  /** Shows the week that starts with this day. */
  readonly onTurn: (day: number) => void;
}

/** The days of one week, and the free times of each. */
export function Week({ week, now, problem, contactHref, hasDaytime, onTurn, onOpen, ...time }: Props) {
  const { language, words, zone, chosen } = time;
  const { form } = words;
  const { days, previous, next } = week;
  if (days.length === 0) {
    return (
      <Callout>
        <p>
          {form.none} <a href={contactHref}>{form.contact}</a>
        </p>
      </Callout>
    );
  }
  const turn = (day: number | undefined, label: string, isNext: boolean) => (
    <Button
      look="quiet"
      size="small"
      {...(day === undefined
        ? { type: 'button', 'aria-disabled': true }
        : { type: 'submit', formNoValidate: true, name: meetingFields.from, value: writeDay(day) })}
      {...(isNext ? { iconAfter: <ArrowIcon /> } : { icon: <ArrowBackIcon /> })}
      onClick={(event) => {
        event.preventDefault();
        if (day !== undefined) onTurn(day);
      }}
    >
      {label}
    </Button>
  );
  const error = problemText('time', problem, words.problems, language);
  return (
    <div className={stack(4, style.week)}>
      <div className={row(0, style.turn)}>
        {turn(previous, form.previous, false)}
        {turn(next, form.next, true)}
      </div>
      {!hasDaytime && (
        <Callout>
          <p>
            {format(form.noDaytime, language, { city: cityOf(zone, words.cities) })}{' '}
            <a href={contactHref}>{form.contact}</a>
          </p>
        </Callout>
      )}
      {/* Other days reset the selection, as in another week. A change of time zone keeps it if the days are the same. */}
      <Days
        key={days.map(({ day }) => day).join(' ')}
        {...time}
        days={days}
        isWrong={error !== undefined}
        onOpen={onOpen}
      />
      <Message id="meeting-time" error={error} />
      <ClockWarning
        zone={zone}
        language={language}
        words={words}
        now={now}
        until={chosen ?? days.at(-1)?.times.at(-1) ?? now}
      />
    </div>
  );
}

interface ClockWarningProps {
  readonly zone: string;
  readonly language: Language;
  readonly words: MeetingWords;
  readonly now: number;
  /** The chosen time, or else the last one available. */
  readonly until: number;
}

/** Warns that the visitor's clocks change before the meeting, while Bogotá's do not. */
function ClockWarning({ zone, language, words: { form, cities }, now, until }: ClockWarningProps) {
  const change = clockChange(now, until, zone);
  if (!change) return null;
  const { day, minutes } = change;
  return (
    <Callout>
      <p suppressHydrationWarning>
        {format(minutes < 0 ? form.back : form.forward, language, {
          city: cityOf(zone, cities),
          minutes: Math.abs(minutes),
          date: writeDate(day, language, 'long'),
        })}
      </p>
    </Callout>
  );
}

interface DaysProps extends TimeProps {
  readonly days: readonly DayOfTimes[];
  readonly isWrong: boolean;
  readonly onOpen: (day: number) => void;
}

/** The days with free times, and the times of the one that is open. */
function Days({ days, isWrong, onOpen, ...time }: DaysProps) {
  const { language, words, zone, chosen } = time;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The visitor may have opened another day before hydration.
    const open = box.current?.querySelector<HTMLInputElement>(`[name=${meetingFields.day}]:checked`);
    onOpen(readDay(open?.value) ?? 0);
  }, [onOpen]);
  return (
    <div ref={box} className={stack(5, style.days)}>
      <DayStrip
        days={days}
        language={language}
        words={words}
        zone={zone}
        shown={firstOpenDay(days, zone, chosen)?.day}
        onOpen={onOpen}
      />
      {days.map((day) => (
        <DayTimes key={day.day} {...time} day={day} isWrong={isWrong} />
      ))}
    </div>
  );
}

interface DayTimesProps extends TimeProps {
  readonly day: DayOfTimes;
  /** No time was chosen, or one that is not available. */
  readonly isWrong: boolean;
}

function DayTimes({ day: { day, times }, isWrong, ...time }: DayTimesProps) {
  const parts = partsOf(times, time.zone);
  const isPlain = parts.every(({ part }) => part === 'day');
  return (
    <fieldset
      className={style.dayTimes}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? 'meeting-time-message' : undefined}
    >
      <legend suppressHydrationWarning>{writeDate(day, time.language, 'long')}</legend>
      <div className={stack(4)}>
        {parts.map((part) =>
          isPlain ? (
            <Times key={part.part} {...time} times={part.times} group={writeDay(day)} />
          ) : (
            <PartTimes key={part.part} {...time} {...part} day={day} />
          ),
        )}
      </div>
    </fieldset>
  );
}

/** The times of a part of a day, such as a night, under its name. */
function PartTimes({ part, times, day, ...time }: TimeProps & PartOfTimes & { readonly day: number }) {
  const { language, words } = time;
  const [name, hours] = namePart(part, day, words.form.parts, language);
  return (
    <fieldset {...(isNightPart(part) && { className: style.night, ...dataProps({ scheme: 'dark' }) })}>
      <legend className={style.part} suppressHydrationWarning>
        {isNightPart(part) && <MoonIcon />} {name} <small>{hours}</small>
      </legend>
      <Times {...time} times={times} group={writeDay(day)} />
    </fieldset>
  );
}

interface DayStripProps {
  readonly days: readonly DayOfTimes[];
  /** The day that is open at first. */
  readonly shown: number | undefined;
  readonly zone: string;
  readonly onOpen: (day: number) => void;
  readonly language: Language;
  readonly words: MeetingWords;
}

/** One radio per day with free times. CSS opens the chosen day, so it need not wait for hydration. */
function DayStrip({ days, shown, zone, language, words: { form }, onOpen }: DayStripProps) {
  return (
    <fieldset className={style.strip}>
      <legend className={legend.legend}>{form.day}</legend>
      <div className={style.row}>
        {days.map(({ day, times }) => (
          <label key={day} className={face.choice}>
            <input
              type="radio"
              name={meetingFields.day}
              value={writeDay(day)}
              defaultChecked={day === shown}
              onChange={() => onOpen(day)}
            />
            <span className={classNames(face.face, style.dayFace)}>
              <span className="visually-hidden" suppressHydrationWarning>
                {format(form.dayLabel, language, { date: writeDate(day, language, 'long'), count: times.length })}
                {isOnlyNight(times, zone) && `, ${form.atNight}`}
              </span>
              <span aria-hidden="true" suppressHydrationWarning>
                {writeDate(day, language, 'weekday')}
              </span>
              <strong aria-hidden="true">{new Date(day).getUTCDate()}</strong>
              {isOnlyNight(times, zone) && <MoonIcon />}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function isOnlyNight(times: readonly number[], zone: string): boolean {
  return times.every((time) => isAtNight(time, zone));
}
