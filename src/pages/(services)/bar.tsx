import { type Colour, classOf } from '#ui/art/colours.ts';
import style from './bar.module.css';

interface Props {
  readonly value: number;
  /** What a bar of the full width stands for. */
  readonly most: number;
  readonly colour: Colour;
}

/** One bar of a chart, as wide as its value. The words beside it say the value, so it is hidden from assistive technology. */
export function Bar({ value, most, colour }: Props) {
  return (
    <svg className={style.bar} viewBox={`0 0 ${most} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path className={classOf(colour)} fill="currentColor" d={`M0 0h${value}v1H0z`} />
    </svg>
  );
}
