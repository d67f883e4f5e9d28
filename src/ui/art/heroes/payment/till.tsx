import { Ant } from '../../ant.tsx';
import { Composition } from '../../composition.tsx';
import { Layers } from '../../layers.tsx';
import { box, rounded } from '../../path.ts';
import type { Alternative } from '../../picture.tsx';

const rows = [
  'blank:m blank:m blank:m blank:m quarter2:vm',
  'blank:m blank:m blank:m blank:m blank:m',
  'blank:m blank:m blank:m blank:m blank:m',
  'fan1:fm blank:m blank:m blank:m blank:m',
  'blank:i blank:i blank:i blank:i blank:i',
];

const keys = [226, 268, 310].flatMap((y) => [314, 358, 402].map((x) => rounded(x, y, 30, 28, 8))).join('');

/** An ant holds a card up to a terminal. */
export function TillHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <g transform="translate(21 65)scale(.84)">
        <Layers
          of={[
            ['night', rounded(284, 98, 178, 306, 26)],
            ['ice', rounded(308, 124, 130, 74, 12)],
            ['night', box(326, 148, 60, 10) + box(326, 168, 92, 10)],
            ['day', keys],
            ['forest', rounded(314, 352, 118, 30, 12)],
          ]}
        />
        <g transform="rotate(-7 190 240)">
          <Layers
            of={[
              ['vermilion', rounded(84, 176, 194, 122, 16)],
              ['night', box(84, 200, 194, 24)],
              ['day', rounded(104, 242, 42, 30, 7)],
            ]}
          />
        </g>
        <Ant x={176} y={402} scale={1.02} pose="lift" limbs="night" body="sky" />
      </g>
    </Composition>
  );
}
