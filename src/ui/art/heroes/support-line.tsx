import { Ant } from '../ant.tsx';
import style from '../art.module.css';
import { classOf } from '../colours.ts';
import { Composition } from '../composition.tsx';
import { disc, rounded } from '../path.ts';
import type { Alternative } from '../picture.tsx';

/** A telephone bigger than the two who hold its line. */
const rows = [
  'quarter:sm blank:m blank:m blank:m blank:m',
  'blank:m blank:m blank:m blank:m blank:m',
  'blank:m blank:m blank:m blank:m quarter2:vm',
  'blank:b blank:b blank:b blank:b blank:b',
];

const handset = 'M70 132a130 96 0 0 1 260 0v22h-72v-26a58 30 0 0 0-116 0v26H70z';
const dial = [0, 60, 120, 180, 240, 300].map((turn) => (
  <path key={turn} className={classOf('night')} d={disc(200, 206, 10)} transform={`rotate(${turn} 200 236)`} />
));

export function SupportLineHero({ title }: Alternative) {
  return (
    <Composition rows={rows} keep="bottom" title={title}>
      <g transform="translate(50)">
        <path className={classOf('vermilion')} d="M138 150h124l58 154H80z" />
        <path className={classOf('night')} d={handset} />
        <path className={classOf('day')} d={disc(200, 236, 54)} />
        {dial}
        <path className={classOf('sky')} d={rounded(188, 224, 24, 24, 12)} />
        <path className={`${style.lines} ${classOf('night')}`} strokeWidth={10} d="M316 296q40 0 40 30t-36 30-36 24" />
        <Ant x={276} y={394} scale={0.74} limbs="night" body="sky" faces="left" />
        <Ant x={110} y={394} scale={0.74} limbs="night" body="forest" pose="lift" />
      </g>
    </Composition>
  );
}
