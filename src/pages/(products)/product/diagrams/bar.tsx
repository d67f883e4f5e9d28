import { type Colour, classOf } from '#ui/art/colours.ts';
import style from './bar.module.css';

interface Props {
  /** Out of 100. */
  readonly value: number;
  readonly colour?: Colour;
  /** Where it should be by now. */
  readonly mark?: number;
}

/** How much of something there is. The figure always stands beside it as text, so the bar is decoration. */
export function Bar({ value, colour = 'forest', mark }: Props) {
  return (
    <svg className={style.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <path className={classOf(colour)} d={`M0 0h${Math.min(value, 100)}v10H0z`} />
      {mark !== undefined && <path className={classOf('ink')} d={`M${mark - 0.6} 0h1.2v10h-1.2z`} />}
    </svg>
  );
}
