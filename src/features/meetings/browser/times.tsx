import { classNames } from '#ui/class-names.ts';
import style from './meeting.module.css';
import { TimeChoice, type TimeProps } from './time-choice.tsx';

interface Props extends TimeProps {
  readonly times: readonly number[];
  /** The name of the radio group, unique on the page. */
  readonly group: string;
  /** Shows the day of each time, where no heading does. */
  readonly withDay?: boolean;
}

export function Times({ times, withDay = false, ...props }: Props) {
  return (
    <div className={classNames(style.times, withDay && style.withDay)}>
      {times.map((time) => (
        <TimeChoice key={time} time={time} withDay={withDay} {...props} />
      ))}
    </div>
  );
}
