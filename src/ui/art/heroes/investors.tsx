import { Ant } from '../ant.tsx';
import { classOf } from '../colours.ts';
import { Composition } from '../composition.tsx';
import { box, disc, place } from '../path.ts';
import type { Alternative } from '../picture.tsx';
import { shapes } from '../shapes.ts';

/** Five plants, each higher than the one before: bars of a chart that grow. */
const rows = [
  'blank:m blank:m blank:m blank:m blank:m blank:m',
  'blank:m blank:m blank:m blank:m blank:m blank:m',
  'blank:m blank:m blank:m blank:m blank:m blank:m',
  'blank:m blank:m blank:m blank:m blank:m blank:m',
  'bends:vx bends1:vx bends:vx bends1:vx bends:vx bends1:vx',
];

/** Where a stem stands and how many pairs of leaves it has. */
const plants = [
  [78, 1],
  [176, 2],
  [284, 3],
  [398, 4],
] as const;

const pair = 72;

const leaves = plants.flatMap(([x, pairs]) =>
  Array.from({ length: pairs }, (_, index) => {
    const top = 400 - pair * (index + 1);
    return [leaf(x - 58, top + 14, 3), leaf(x, top + 14, 0)].join('');
  }),
);

/** A leaf of 58 units that points up and outwards. */
function leaf(x: number, y: number, turn: 0 | 3): string {
  return place(shapes.petal.replaceAll('100', '58'), [x, turn === 3 ? y - 42 : y], turn);
}

export function InvestorsHero({ title }: Alternative) {
  return (
    <Composition rows={rows} keep="bottom" title={title}>
      <path
        className={classOf('night')}
        d={plants.map(([x, pairs]) => box(x - 6, 400 - pair * pairs, 12, pair * pairs)).join('')}
      />
      <path className={classOf('forest')} d={leaves.join('')} />
      <path
        className={classOf('vermilion')}
        d={plants.map(([x, pairs]) => disc(x, 400 - pair * pairs, 12 + 6 * pairs)).join('')}
      />
      <path
        className={classOf('day')}
        d={plants.map(([x, pairs]) => disc(x, 400 - pair * pairs, 4 + 2 * pairs)).join('')}
      />
      <path className={classOf('sky')} d="M488 268q34 44 34 70a34 34 0 0 1-68 0q0-26 34-70z" />
      <Ant x={488} y={402} scale={0.62} faces="left" pose="lift" limbs="night" />
    </Composition>
  );
}
