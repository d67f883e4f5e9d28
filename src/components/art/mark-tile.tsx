import { classOf } from './colours.ts';
import { type MarkName, marks } from './marks/index.ts';

interface Props {
  readonly of: MarkName;
  readonly x: number;
  readonly y: number;
  /** How many units of the picture it takes; a cell has 100. */
  readonly size?: number;
}

/** The mark of a product as a tile of a composition, without the rounded corners that it has by itself. */
export function MarkTile({ of, x, y, size = 100 }: Props) {
  const { ground, layers } = marks[of];
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 48})`}>
      <path className={classOf(ground)} d="M0 0h48v48H0z" />
      {layers.map(([colour, path]) => (
        <path key={path} className={classOf(colour)} d={path} />
      ))}
    </g>
  );
}
