import style from './meeting.module.css';
import { TimeChoice, type TimeProps } from './time-choice.tsx';

/** For somebody whose time was just taken. */
export function NearestTimes({ times, ...props }: TimeProps & { readonly times: readonly number[] }) {
  return (
    <fieldset className={style.nearest}>
      <legend className={style.legend}>{props.words.form.nearest}</legend>
      <div className={style.times}>
        {times.map((time) => (
          <TimeChoice key={time} time={time} group="nearest" withDay {...props} />
        ))}
      </div>
    </fieldset>
  );
}
