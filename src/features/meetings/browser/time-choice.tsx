import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { classNames } from '#ui/class-names.ts';
import { MoonIcon } from '#ui/icons.tsx';
import { isAtNight } from '../day-parts.ts';
import { meetingFields } from '../meeting-fields.ts';
import { onBothClocks, writeDate } from '../write-times.ts';
import face from './face.module.css';
import style from './meeting.module.css';
import type { MeetingWords } from './meeting-props.ts';

export interface TimeProps {
  readonly zone: string;
  readonly language: Language;
  readonly words: MeetingWords;
  /** Whether React has hydrated the form. */
  readonly isAwake: boolean;
  readonly chosen: number | undefined;
  readonly onChoose: (time: number) => void;
}

interface Props extends TimeProps {
  readonly time: number;
  /** After hydration each day is its own radio group; in one group, the Tab key would skip the other days. */
  readonly group: string;
  /** Shows the day too, where no heading does. */
  readonly withDay?: boolean;
}

/** One free time, on the visitor's clock and on Bogotá's. */
function TimeChoice({ time, zone, language, words, group, withDay, ...props }: Props) {
  const { day, time: here, there, dayThere } = onBothClocks(time, zone, language);
  const { form } = words;
  const isNight = isAtNight(time, zone);
  const text = dayThere === undefined ? form.there : form.thereOn;
  return (
    <label className={face.choice}>
      <input
        type="radio"
        name={props.isAwake ? `${meetingFields.time}-${group}` : meetingFields.time}
        value={new Date(time).toISOString()}
        checked={props.chosen === time}
        onChange={() => props.onChoose(time)}
      />
      <span className={face.face}>
        {withDay && <span suppressHydrationWarning>{writeDate(day, language, 'long')} </span>}
        <strong>{here}</strong>
        {isNight && (
          <span className={withDay ? face.night : 'visually-hidden'}>
            {' '}
            {withDay && <MoonIcon />}
            {form.atNight}
          </span>
        )}
        {there && (
          <>
            <span className="visually-hidden"> · </span>
            <small suppressHydrationWarning>
              {format(text, language, { time: there, day: writeDate(dayThere ?? day, language, 'weekday') })}
            </small>
          </>
        )}
      </span>
    </label>
  );
}

interface TimesProps extends TimeProps {
  readonly times: readonly number[];
  /** The name of the radio group, unique on the page. */
  readonly group: string;
  /** Shows the day of each time, where no heading does. */
  readonly withDay?: boolean;
}

export function Times({ times, withDay = false, ...props }: TimesProps) {
  return (
    <div className={classNames(style.times, withDay && style.withDay)}>
      {times.map((time) => (
        <TimeChoice key={time} time={time} withDay={withDay} {...props} />
      ))}
    </div>
  );
}
