import { type Colour, classOf } from './colours.ts';

interface Props {
  /** The upper left corner. */
  readonly x: number;
  readonly y: number;
  /** Of 60 units; it is 0.7 times as high as wide. */
  readonly scale?: number;
  readonly paper?: Colour;
  readonly flap?: Colour;
  /** In degrees. */
  readonly tilt?: number;
}

/** A closed letter, to be carried. */
export function Envelope({ x, y, scale = 1, paper = 'day', flap = 'blush', tilt = 0 }: Props) {
  return (
    <g transform={`translate(${x} ${y})rotate(${tilt})scale(${scale})`}>
      <path className={classOf(paper)} d="M0 0h60v42H0z" />
      <path className={classOf(flap)} d="M0 0h60L30 25z" />
    </g>
  );
}
