import type { ReactNode } from 'react';
import style from './art.module.css';
import { Floor } from './floor.tsx';
import { readRow } from './notation.ts';
import { type Alternative, Picture } from './picture.tsx';

const crops = {
  centre: 'xMidYMid slice',
  top: 'xMidYMin slice',
  bottom: 'xMidYMax slice',
  left: 'xMinYMid slice',
  right: 'xMaxYMid slice',
  whole: undefined,
} as const;

interface Props extends Alternative {
  /** See `readRow`: `['quarter:vb ring:pk', 'blank:i dots:is']`. */
  readonly rows: readonly string[];
  /** The picture fills its box: which part stays where the box cuts it off. `whole` shows all of it instead. */
  readonly keep?: keyof typeof crops;
  /** Drawn over the tiles, 100 units a cell. */
  readonly children?: ReactNode;
}

/** A floor of tiles, and what walks on it. */
export function Composition({ rows, keep = 'centre', title, children }: Props) {
  const grid = rows.map(readRow);
  const columns = grid[0]?.length ?? 0;
  const uneven = rows.find((_, index) => grid[index]?.length !== columns);
  if (uneven) throw new Error(`A row of another length than the first: ${uneven}`);
  return (
    <Picture width={100 * columns} height={100 * rows.length} look={style.fill} crop={crops[keep]} title={title}>
      <Floor grid={grid} />
      {children}
    </Picture>
  );
}
