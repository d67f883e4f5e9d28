import legend from './legend.module.css';
import type { TimeProps } from './time-choice.tsx';
import { Times } from './times.tsx';

/** For somebody whose time was just taken. */
export function NearestTimes({ times, ...props }: TimeProps & { readonly times: readonly number[] }) {
  return (
    <fieldset>
      <legend className={legend.legend}>{props.words.form.nearest}</legend>
      <Times {...props} times={times} group="nearest" withDay />
    </fieldset>
  );
}
