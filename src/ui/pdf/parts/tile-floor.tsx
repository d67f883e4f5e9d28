import { Path, Svg } from '@react-pdf/renderer';
import type { Colour } from '../../art/colours.ts';
import { readRow } from '../../art/notation.ts';
import { box, place } from '../../art/path.ts';
import { shapes } from '../../art/shapes.ts';
import { colours } from '../type/colours.ts';

interface Props {
  /** As on the site: `['quarter:vb ring:pk', 'blank:i leaf:is']`. */
  readonly rows: readonly string[];
  /** Of a tile, in points. */
  readonly size: number;
}

/** `night` and `day` are the two that the site's themes do not turn round. */
const inks: Readonly<Record<Colour, string>> = { ...colours, night: colours.ink, day: colours.paper };

/** Tiles of the site on paper. */
export function TileFloor({ rows, size }: Props) {
  const grid = rows.map(readRow);
  const tiles = grid.flatMap((row, y) => row.map((tile, x) => ({ tile, corner: [100 * x, 100 * y] as const })));
  const columns = grid[0]?.length ?? 0;
  return (
    <Svg
      viewBox={`0 0 ${100 * columns} ${100 * rows.length}`}
      style={{ width: size * columns, height: size * rows.length }}
    >
      {tiles.map(
        ({ tile, corner: [x, y] }) =>
          tile?.back && <Path key={`back ${x} ${y}`} d={box(x, y, 100, 100)} fill={inks[tile.back]} />,
      )}
      {tiles.map(
        ({ tile, corner: [x, y] }) =>
          tile &&
          tile.shape !== 'blank' && (
            <Path key={`front ${x} ${y}`} d={place(shapes[tile.shape], [x, y], tile.turn)} fill={inks[tile.front]} />
          ),
      )}
    </Svg>
  );
}
