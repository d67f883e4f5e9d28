import { Ant } from '../../ant.tsx';
import { Composition, Layers } from '../../composition.tsx';
import { box, disc, rounded } from '../../path.ts';
import type { Alternative } from '../../picture.tsx';

const rows = [
  'blank:i blank:i blank:v blank:v',
  'blank:i blank:i blank:v blank:v',
  'blank:i blank:i blank:v blank:v',
  'blank:i blank:i blank:v blank:v',
];

const cells = [0, 1, 2, 3, 4, 5].flatMap((row) =>
  [0, 1, 2].map((column) => box(10 + column * 62, 46 + row * 52, 56, 46)),
);
const filled = [1, 3, 8, 10, 14];

/** A grid of loose cells on one side, a window with its fields on the other, an ant in between. */
export function SpreadsheetsHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <Layers
        of={[
          ['day', cells.join('')],
          ['sky', filled.map((at) => cells[at]).join('')],
          ['day', rounded(224, 84, 156, 232, 16)],
          ['night', box(224, 100, 156, 18)],
          ['mustard', disc(244, 101, 7)],
          ['ice', box(244, 136, 116, 30) + box(244, 180, 116, 30) + box(244, 224, 116, 30)],
          ['forest', rounded(244, 270, 76, 30, 15)],
          ['mustard', box(150, 196, 48, 40)],
        ]}
      />
      <Ant x={176} y={306} scale={0.68} pose="lift" limbs="night" />
    </Composition>
  );
}
