import type { Language } from '#site/languages.ts';
import { meetingFields } from '#site/meetings/meeting-fields.ts';
import { type DayOfTimes, writeDay } from '#site/meetings/week-of-times.ts';
import { writeDate } from '#site/meetings/write-times.ts';
import { format } from '#site/message.ts';
import style from './meeting.module.css';
import { TimeChoice, type TimeProps } from './time-choice.tsx';
import type { MeetingWords } from './words.ts';

interface DaysProps {
  readonly days: readonly DayOfTimes[];
  /** Which of them is open at first. */
  readonly shown: number;
  readonly language: Language;
  readonly words: MeetingWords;
}

/** A day for every one with free times. Which of them is open the style sheet knows, so nothing waits for a script. */
export function Days({ days, shown, language, words: { form } }: DaysProps) {
  return (
    <fieldset className={style.strip}>
      <legend className={style.legend}>{form.day}</legend>
      <div className={style.row}>
        {days.map(({ day, times }, index) => (
          <label key={day} className={style.day}>
            <input type="radio" name={meetingFields.day} value={writeDay(day)} defaultChecked={index === shown} />
            <span className={style.face}>
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

/** The times of one day. */
export function DayTimes({ day: { day, times }, isWrong, ...time }: TimeProps & { day: DayOfTimes; isWrong: boolean }) {
  const { language } = time;
  return (
    <fieldset
      className={style.dayTimes}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? 'meeting-time-message' : undefined}
    >
      <legend suppressHydrationWarning>{writeDate(day, language, 'long')}</legend>
      <div className={style.times}>
        {times.map((one) => (
          <TimeChoice key={one} time={one} group={writeDay(day)} {...time} />
        ))}
      </div>
    </fieldset>
  );
}
