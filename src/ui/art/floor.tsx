import style from './art.module.css';
import { classOf } from './colours.ts';
import { box, place } from './path.ts';
import { shapes } from './shapes.ts';
import { frontClass, type TileLook } from './tile.tsx';

/** Rows of tiles; an open cell shows what is behind the picture. */
export type Grid = readonly (readonly (TileLook | undefined)[])[];

/** Tiles laid out with one path a colour, so that a big floor weighs little more than a small one. */
export function Floor({ grid }: { grid: Grid }) {
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
