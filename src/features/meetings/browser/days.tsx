import type { DayOfTimes } from '../week-of-times.ts';
import { DayStrip } from './day-strip.tsx';
import { DayTimes } from './day-times.tsx';
import style from './days.module.css';
import type { TimeProps } from './time-choice.tsx';

interface Props extends TimeProps {
  readonly days: readonly DayOfTimes[];
  readonly isWrong: boolean;
}

/** The days with free times, and the times of the one that is open. */
export function Days({ days, isWrong, ...time }: Props) {
  const { language, words, chosen } = time;
  const ofChosen = days.findIndex(({ times }) => chosen !== undefined && times.includes(chosen));
  return (
    <div className={style.days}>
      <DayStrip days={days} language={language} words={words} shown={Math.max(0, ofChosen)} />
      {days.map((day) => (
        <DayTimes key={day.day} {...time} day={day} isWrong={isWrong} />
      ))}
    </div>
  );
}
