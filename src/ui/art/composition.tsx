import type { ReactNode } from 'react';
import style from './art.module.css';
import { type Colour, classOf } from './colours.ts';
import type { MarkDrawing } from './marks/layers.ts';
import { box, place, readRow, shapes, type TileLook } from './path.ts';
import { type Alternative, Picture } from './picture.tsx';
import { frontClass } from './tile.tsx';

const places = {
  centre: 'xMidYMid',
  top: 'xMidYMin',
  bottom: 'xMidYMax',
  left: 'xMinYMid',
  right: 'xMaxYMid',
  whole: undefined,
} as const;

/** Further cells that only the ground of the tiles at the edges fills. */
const groundBeyond = 6;

interface Props extends Alternative {
  /** See `readRow`: `['quarter:vb ring:pk', 'blank:i dots:is']`. */
  readonly rows: readonly string[];
  /** The picture fills its box: on which side it stays. `whole` shows all of it, and nothing else, instead. */
  readonly keep?: keyof typeof places;
  /** In how many cells beside the grid its tiles go on, if it has figures. */
  readonly beyond?: number;
  /** Drawn over the tiles, 100 units per cell. */
  readonly children?: ReactNode;
}

/**
 * A grid of tiles, and the figures on it. A box of another shape cuts off tiles, but never a figure: with figures all
 * of the grid is shown, and its tiles go on up to the edges of the box.
 */
export function Composition({ rows, keep, beyond = 1, title, children }: Props) {
  const grid = rows.map(readRow);
  const columns = grid[0]?.length ?? 0;
  const uneven = rows.find((_, index) => grid[index]?.length !== columns);
  if (uneven) throw new Error(`A row of another length than the first: ${uneven}`);
  const place = places[keep ?? (children ? 'bottom' : 'centre')];
  return (
    <Picture
      width={100 * columns}
      height={100 * rows.length}
      look={style.fill}
      crop={place && (children ? place : `${place} slice`)}
      title={title}
    >
      <Floor grid={grid} beyond={place && children ? { tiles: beyond, ground: groundBeyond } : nothing} place={place} />
      {children}
    </Picture>
  );
}

const nothing = { tiles: 0, ground: 0 };

/** Rows of tiles; an open cell shows what is behind the picture. */
type Grid = readonly (readonly (TileLook | undefined)[])[];

interface FloorProps {
  readonly grid: Grid;
  /** How many cells the floor goes on in every direction. */
  readonly beyond: typeof nothing;
  readonly place: (typeof places)[keyof typeof places];
}

/** Tiles drawn with one path per colour, so that a big grid is hardly larger in bytes than a small one. */
function Floor({ grid, beyond: { tiles, ground }, place }: FloorProps) {
  return (
    <>
      <g className={style.backs}>{drawn(backs(widened(grid, ground), -100 * ground))}</g>
      <g className={style.fronts}>{drawn(fronts(widened(grid, tiles), -100 * tiles, place))}</g>
    </>
  );
}

/** The outermost tiles again, this many times on every side. */
function widened(grid: Grid, by: number): Grid {
  return repeatEnds(grid, by).map((row) => repeatEnds(row, by));
}

function repeatEnds<Item>(items: readonly Item[], by: number): Item[] {
  return [
    ...Array.from({ length: by }, () => items.slice(0, 1)),
    items,
    ...Array.from({ length: by }, () => items.slice(-1)),
  ].flat();
}

type Paths = Map<string, string>;

function drawn(paths: Paths) {
  return [...paths].map(([className, d]) => <path key={className} className={className} d={d} />);
}

/** Neighbours of one colour become one box, and so do rows of one colour. */
function backs(grid: Grid, from: number): Paths {
  const paths: Paths = new Map();
  for (let y = 0, below = 0; y < grid.length; y = below) {
    const row = grid[y] ?? [];
    below = y + 1;
    while (below < grid.length && hasSameBacks(row, grid[below])) below++;
    for (let x = 0, end = 0; x < row.length; x = end) {
      const back = row[x]?.back;
      end = x + 1;
      while (end < row.length && row[end]?.back === back) end++;
      if (back) append(paths, classOf(back), box(from + x * 100, from + y * 100, (end - x) * 100, (below - y) * 100));
    }
  }
  return paths;
}

function hasSameBacks(row: Grid[number], other: Grid[number] | undefined): boolean {
  return row.every((tile, x) => tile?.back === other?.[x]?.back);
}

/** There is one sun: it does not go on beyond the grid. */
const single: ReadonlySet<string> = new Set(['circle', 'ring']);

function fronts(grid: Grid, from: number, at: FloorProps['place']): Paths {
  const paths: Paths = new Map();
  grid.forEach((row, y) => {
    row.forEach((tile, x) => {
      if (!tile || tile.shape === 'blank') return;
      const sides = {
        xMin: x * 100 < -from,
        xMax: x >= row.length + from / 100,
        YMin: y * 100 < -from,
        YMax: y >= grid.length + from / 100,
      };
      const beyond = (['xMin', 'xMax', 'YMin', 'YMax'] as const).filter((side) => sides[side]);
      // Nothing shows on the side on which the picture stays.
      if (beyond.some((side) => single.has(tile.shape) || at?.includes(side))) return;
      const path = place(shapes[tile.shape], [from + x * 100, from + y * 100], tile.turn);
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
