import { Button } from '#ui/button.tsx';
import { Callout } from '#ui/callout.tsx';
import { Message } from '#ui/field.tsx';
import { ArrowBackIcon, ArrowIcon } from '#ui/icons.tsx';
import { meetingFields } from '../meeting-fields.ts';
import { type WeekOfTimes, writeDay } from '../week-of-times.ts';
import { ClockWarning } from './clock-warning.tsx';
import { Days } from './days.tsx';
import { problemText } from './problem-text.ts';
import type { TimeProps } from './time-choice.tsx';
import style from './week.module.css';

interface Props extends TimeProps {
  readonly week: WeekOfTimes;
  readonly now: number;
  readonly problem: string | undefined;
  readonly contactHref: string;
  /** To the week that begins with this day. */
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
    <div className={style.week}>
      <div className={style.turn}>
        {turn(previous, form.previous, false)}
        {turn(next, form.next, true)}
      </div>
      {/* Other days begin anew, as those of another week. On another clock the same ones stay, under the hand that chooses. */}
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
