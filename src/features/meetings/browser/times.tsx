import { classNames } from '#ui/class-names.ts';
import { TimeChoice, type TimeProps } from './time-choice.tsx';
import style from './times.module.css';

interface Props extends TimeProps {
  readonly times: readonly number[];
  /** Of its own on the page: each choice is among its times. */
  readonly group: string;
  /** Where they stand under no day. */
  readonly withDay?: boolean;
}

/** Free times beside each other. */
export function Times({ times, withDay = false, ...props }: Props) {
  return (
    <div className={classNames(style.times, withDay && style.withDay)}>
      {times.map((time) => (
        <TimeChoice key={time} time={time} withDay={withDay} {...props} />
      ))}
    </div>
  );
}
