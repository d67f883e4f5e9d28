import { format } from '#site/message.ts';
import { meetingFields } from '../meeting-fields.ts';
import { onBothClocks, writeDate } from '../write-times.ts';
import { cityOf } from '../zone-names.ts';
import style from './chosen-time.module.css';
import type { TimeProps } from './time-choice.tsx';

/** The choice in words, where it is looked for before the button is pressed. */
export function ChosenTime({ zone, language, words: { form, cities }, isAwake, chosen }: TimeProps) {
  if (chosen === undefined) {
    return (
      <p className={style.chosen}>
        <span>{form.chosen}</span> {form.notChosen}
      </p>
    );
  }
  const { day, time, there, dayThere } = onBothClocks(chosen, zone);
  const date = writeDate(day, language, 'long');
  return (
    <p className={style.chosen}>
      <span>{form.chosen}</span>
      <strong>{format(form.at, language, { date, time, city: cityOf(zone, cities) })}</strong>
      {there && (
        <span>
          {format(dayThere === undefined ? form.atThere : form.atThereOn, language, {
            time: there,
            date: writeDate(dayThere ?? day, language, 'long'),
          })}
        </span>
      )}
      {/* The days have groups of their own by then. */}
      {isAwake && <input type="hidden" name={meetingFields.time} value={new Date(chosen).toISOString()} />}
    </p>
  );
}
