import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { classNames } from '#ui/class-names.ts';
import { meetingFields } from '../meeting-fields.ts';
import { type DayOfTimes, writeDay } from '../week-of-times.ts';
import { writeDate } from '../write-times.ts';
import style from './days.module.css';
import face from './face.module.css';
import legend from './legend.module.css';
import type { MeetingWords } from './words.ts';

interface Props {
  readonly days: readonly DayOfTimes[];
  /** Which of them is open at first. */
  readonly shown: number;
  readonly language: Language;
  readonly words: MeetingWords;
}

/** A day for every one with free times. Which of them is open the style sheet knows, so nothing waits for a script. */
export function DayStrip({ days, shown, language, words: { form } }: Props) {
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
