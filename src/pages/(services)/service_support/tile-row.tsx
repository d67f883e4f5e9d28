import { readTile } from '#ui/art/notation.ts';
import { Picture } from '#ui/art/picture.tsx';
import { Tile } from '#ui/art/tile.tsx';

interface Props {
  readonly count: number;
  /** How many would fill the row. */
  readonly of: number;
  readonly tile: string;
}

/** A number as that many tiles in a row, like stones on a counting board. */
export function TileRow({ count, of, tile }: Props) {
  const look = readTile(tile);
  const starts = Array.from({ length: count }, (_, index) => index * 50);
  return (
    <Picture width={of * 50} height={50}>
      {starts.map((x) => (
        <g key={x} transform={`translate(${x} 2)scale(.46)`}>
          <Tile {...look} />
        </g>
      ))}
    </Picture>
  );
}
