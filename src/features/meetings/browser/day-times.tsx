import { type DayOfTimes, writeDay } from '../week-of-times.ts';
import { writeDate } from '../write-times.ts';
import style from './days.module.css';
import type { TimeProps } from './time-choice.tsx';
import { Times } from './times.tsx';

interface Props extends TimeProps {
  readonly day: DayOfTimes;
  /** None was chosen, or one that cannot be had. */
  readonly isWrong: boolean;
}

/** The times of one day. */
export function DayTimes({ day: { day, times }, isWrong, ...time }: Props) {
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
