import type { ReactNode } from 'react';
import style from './art.module.css';
import { type Colour, classOf } from './colours.ts';
import type { MarkDrawing } from './marks/layers.ts';
import { box, place, readRow, shapes, type TileLook } from './path.ts';
import { type Alternative, Picture } from './picture.tsx';
import { frontClass } from './tile.tsx';

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
  /** The picture fills its box: which part is visible if the box cuts it off. `whole` shows all of it instead. */
  readonly keep?: keyof typeof crops;
  /** Drawn over the tiles, 100 units per cell. */
  readonly children?: ReactNode;
}

/** A grid of tiles, and the figures on it. */
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

/** Rows of tiles; an open cell shows what is behind the picture. */
type Grid = readonly (readonly (TileLook | undefined)[])[];

/** Tiles drawn with one path per colour, so that a big grid is hardly larger in bytes than a small one. */
function Floor({ grid }: { grid: Grid }) {
  return (
    <>
      <g className={style.backs}>{drawn(backs(grid))}</g>
      <g className={style.fronts}>{drawn(fronts(grid))}</g>
    </>
  );
}

type Paths = Map<string, string>;

function drawn(paths: Paths) {
  return [...paths].map(([className, d]) => <path key={className} className={className} d={d} />);
}

/** Neighbours of one colour become one box. */
function backs(grid: Grid): Paths {
  const paths: Paths = new Map();
  grid.forEach((row, y) => {
    for (let x = 0, end = 0; x < row.length; x = end) {
      const back = row[x]?.back;
      end = x + 1;
      while (end < row.length && row[end]?.back === back) end++;
      if (back) append(paths, classOf(back), box(x * 100, y * 100, (end - x) * 100, 100));
    }
  });
  return paths;
}

function fronts(grid: Grid): Paths {
  const paths: Paths = new Map();
  grid.forEach((row, y) => {
    row.forEach((tile, x) => {
      if (!tile || tile.shape === 'blank') return;
      const path = place(shapes[tile.shape], [x * 100, y * 100], tile.turn);
      append(paths, frontClass(tile.shape, tile.front), path);
    });
  });
  return paths;
}

function append(paths: Paths, className: string, path: string) {
  paths.set(className, (paths.get(className) ?? '') + path);
}

/** Flat shapes, from the back to the front. */
export function Layers({ of: layers }: { readonly of: MarkDrawing['layers'] }) {
  return layers.map(([colour, path]) => <path key={path} className={classOf(colour)} d={path} />);
}

interface LineProps {
  readonly colour: Colour;
  readonly width: number;
  readonly dashes?: string;
  readonly d: string;
}

/** A line with round ends. */
export function Line({ colour, width, dashes, d }: LineProps) {
  return <path className={`${style.lines} ${classOf(colour)}`} strokeWidth={width} strokeDasharray={dashes} d={d} />;
}
