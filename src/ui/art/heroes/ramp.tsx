import { Ant } from '../ant.tsx';
import { classOf } from '../colours.ts';
import { Composition } from '../composition.tsx';
import { box, disc, rounded } from '../path.ts';
import type { Alternative } from '../picture.tsx';

/** Stairs and a ramp to the same open door: whoever cannot climb arrives as well. */
const rows = [
  'quarter2:mb blank:b blank:b dots:vb',
  'blank:b blank:b blank:b blank:b',
  'blank:b blank:b blank:b blank:b',
  'blank:f blank:f blank:f blank:f',
];

const door = 'M236 192V104a52 52 0 0 1 104 0v88z';
const ramp = 'M14 330L236 192v138z';
const stairs = [0, 1, 2, 3].map((step) => box(340, 192 + 35 * step, 15 + 15 * step, 35)).join('');

export function RampHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <path className={classOf('night')} d={rounded(222, 40, 132, 160, 40)} />
      <path className={classOf('mustard')} d={door} />
      <path className={classOf('sky')} d={box(236, 192, 104, 138)} />
      <path className={classOf('night')} d={ramp} />
      <path className={classOf('day')} d={stairs} />
      <path className={classOf('day')} d={disc(322, 152, 6)} />
      <g transform="rotate(-32 112 268)">
        <Ant x={112} y={268} scale={0.8} pose="walk" limbs="night" />
      </g>
      <Ant x={282} y={192} scale={0.58} pose="stride" body="vermilion" limbs="night" />
      <Ant x={150} y={396} scale={0.6} pose="walk" limbs="night" />
    </Composition>
  );
}
