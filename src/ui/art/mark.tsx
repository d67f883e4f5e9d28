import { Drawing, DrawnTile } from './drawing.tsx';
import { type MarkName, marks } from './marks/index.ts';
import type { Alternative } from './picture.tsx';

interface Props extends Alternative {
  readonly of: MarkName;
  readonly size?: number;
}

/** The mark of a product. */
export function Mark({ of, size = 40, title }: Props) {
  return <Drawing of={marks[of]} size={size} title={title} />;
}

interface MarkTileProps {
  readonly of: MarkName;
  readonly x: number;
  readonly y: number;
  /** How many units of the picture it takes; a cell has 100. */
  readonly size?: number;
}

/** The mark of a product as a tile of a composition, without the rounded corners that it has by itself. */
export function MarkTile({ of, x, y, size = 100 }: MarkTileProps) {
  return <DrawnTile of={marks[of]} x={x} y={y} size={size} />;
}
