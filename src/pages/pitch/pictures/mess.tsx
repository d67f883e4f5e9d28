import { Ant } from '#ui/art/ant.tsx';
import { Composition } from '#ui/art/composition.tsx';
import { MarkTile } from '#ui/art/mark.tsx';
import { Tile } from '#ui/art/tile.tsx';

/** Nothing lies where it belongs, and one ant is to sort it out. */
const rows = ['- - - - - - - - - - - -', '- - - - - - - - - - - -', '- - - - - - - - - - - -'];

const strewn = [
  ['quarter', 'vermilion', 'blush', 20, 190, -14],
  ['stripes', 'sky', 'ice', 120, 205, 9],
  ['triangle', 'mustard', 'forest', 232, 176, 24],
  ['dots', 'vermilion', 'mustard', 250, 60, -18],
  ['steps', 'ice', 'sky', 470, 190, -9],
  ['leaf', 'forest', 'mustard', 600, 150, 31],
  ['stripes', 'blush', 'vermilion', 690, 212, -22],
  ['ring', 'night', 'day', 830, 190, 12],
  ['half', 'mustard', 'sky', 880, 70, -33],
  ['fan', 'vermilion', 'ice', 1010, 205, -7],
  ['petal', 'blush', 'forest', 1110, 180, 19],
] as const;

export function MessPicture() {
  return (
    <Composition rows={rows} keep="bottom">
      {strewn.map(([shape, front, back, x, y, turn]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn} 50 50)`}>
          <Tile shape={shape} front={front} back={back} />
        </g>
      ))}
      <g transform="rotate(-17 560 70)">
        <MarkTile of="suppmail" x={520} y={28} size={84} />
      </g>
      <g transform="rotate(14 110 90)">
        <MarkTile of="chatter" x={70} y={60} size={80} />
      </g>
      <Ant x={400} y={298} scale={1.25} limbs="mustard" />
    </Composition>
  );
}
