import { classOf } from './colours.ts';
import { Layers } from './composition.tsx';
import type { MarkDrawing } from './marks/layers.ts';
import { type Alternative, Picture } from './picture.tsx';

interface Props extends Alternative {
  readonly of: MarkDrawing;
  readonly size?: number;
}

/** A drawing alone, on a rounded square. */
export function Drawing({ of: { ground, layers }, size = 40, title }: Props) {
  return (
    <Picture width={48} height={48} size={size} title={title}>
      <rect className={classOf(ground)} width={48} height={48} rx={9} />
      <Layers of={layers} />
    </Picture>
  );
}

interface TileProps {
  readonly of: MarkDrawing;
  readonly x: number;
  readonly y: number;
  /** How many units of the picture it takes; a cell has 100. */
  readonly size?: number;
}

/** A drawing as a tile of a composition, with square corners. */
export function DrawnTile({ of: { ground, layers }, x, y, size = 100 }: TileProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 48})`}>
      <path className={classOf(ground)} d="M0 0h48v48H0z" />
      <Layers of={layers} />
    </g>
  );
}
