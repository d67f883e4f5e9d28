import { type Colour, classOf } from './art/colours.ts';
import style from './bar.module.css';
import { classNames } from './class-names.ts';

interface BarProps {
  /** Out of 100. */
  readonly value: number;
  readonly colour?: Colour;
  /** The expected value at this time. */
  readonly mark?: number;
  /** Thin and without a frame, where many bars are close together. */
  readonly slim?: boolean;
}

/** A progress bar. The figure is always beside it as text, so the bar is decorative. */
export function Bar({ value, colour = 'forest', mark, slim }: BarProps) {
  return (
    <svg
      className={classNames(style.bar, slim && style.slim)}
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={classOf(colour)} d={`M0 0h${Math.min(value, 100)}v10H0z`} />
      {mark !== undefined && <path className={classOf('ink')} d={`M${mark - 0.6} 0h1.2v10h-1.2z`} />}
    </svg>
  );
}
