import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { Button } from '#ui/button.tsx';
import { Callout } from '#ui/callout.tsx';
import { classNames } from '#ui/class-names.ts';
import { Message } from '#ui/field.tsx';
import { ArrowBackIcon, ArrowIcon } from '#ui/icons.tsx';
import { row, stack } from '#ui/layout.ts';
import { meetingFields } from '../meeting-fields.ts';
import { type DayOfTimes, type WeekOfTimes, writeDay } from '../week-of-times.ts';
import { writeDate } from '../write-times.ts';
import { cityOf, clockChange } from '../zones.ts';
import { problemText } from './booking.ts';
import face from './face.module.css';
import legend from './legend.module.css';
import type { TimeProps } from './time-choice.tsx';
import { Times } from './times.tsx';
import style from './week.module.css';
import type { MeetingWords } from './words.ts';

interface Props extends TimeProps {
  readonly week: WeekOfTimes;
  readonly now: number;
  readonly problem: string | undefined;
  readonly contactHref: string;
  /** Shows the week that starts with this day. */
  readonly onTurn: (day: number) => void;
}

/** The days of one week, and the free times of each. */
export function Week({ week, now, problem, contactHref, onTurn, ...time }: Props) {
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
    <div className={stack(3, style.week)}>
      <div className={row(0, style.turn)}>
        {turn(previous, form.previous, false)}
        {turn(next, form.next, true)}
      </div>
      {/* Other days reset the selection, as in another week. A change of time zone keeps it if the days are the same. */}
      <Days key={days.map(({ day }) => day).join(' ')} {...time} days={days} isWrong={error !== undefined} />
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
}

/** The days with free times, and the times of the one that is open. */
function Days({ days, isWrong, ...time }: DaysProps) {
  const { language, words, chosen } = time;
  const ofChosen = days.findIndex(({ times }) => chosen !== undefined && times.includes(chosen));
  return (
    <div className={stack(5, style.days)}>
      <DayStrip days={days} language={language} words={words} shown={Math.max(0, ofChosen)} />
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
  return (
    <fieldset
      className={style.dayTimes}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? 'meeting-time-message' : undefined}
    >
      <legend suppressHydrationWarning>{writeDate(day, time.language, 'long')}</legend>
      <Times {...time} times={times} group={writeDay(day)} />
    </fieldset>
  );
}

interface DayStripProps {
  readonly days: readonly DayOfTimes[];
  /** The index of the day that is open at first. */
  readonly shown: number;
  readonly language: Language;
  readonly words: MeetingWords;
}

/** One radio per day with free times. CSS opens the chosen day, so it need not wait for hydration. */
function DayStrip({ days, shown, language, words: { form } }: DayStripProps) {
  return (
    <fieldset className={style.strip}>
      <legend className={legend.legend}>{form.day}</legend>
      <div className={style.row}>
        {days.map(({ day, times }, index) => (
          <label key={day} className={face.choice}>
            <input type="radio" name={meetingFields.day} value={writeDay(day)} defaultChecked={index === shown} />
            <span className={classNames(face.face, style.dayFace)}>
              <span className="visually-hidden" suppressHydrationWarning>
                {format(form.dayLabel, language, { date: writeDate(day, language, 'long'), count: times.length })}
              </span>
              <span aria-hidden="true" suppressHydrationWarning>
                {writeDate(day, language, 'weekday')}
              </span>
              <strong aria-hidden="true">{new Date(day).getUTCDate()}</strong>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
