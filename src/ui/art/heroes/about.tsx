import { Ant } from '../ant.tsx';
import { classOf } from '../colours.ts';
import { Composition } from '../composition.tsx';
import { box, disc, rounded } from '../path.ts';
import type { Alternative } from '../picture.tsx';
import { Tile } from '../tile.tsx';

/** Toronto and its tower, the mountains of Bucaramanga, and one trail between them. */
const rows = [
  'blank:i blank:i blank:i blank:i blank:i blank:i blank:b blank:b blank:b blank:b blank:b blank:b',
  'blank:i steps:si blank:i blank:i blank:i blank:i blank:b blank:b blank:b blank:b blank:b blank:b',
  'dots:xm stripes:sk blank:i blank:i blank:i blank:i blank:b blank:b blank:b blank:b blank:b blank:b',
];

const towers = box(220, 150, 76, 118) + box(452, 176, 64, 92);
const windows = [166, 192, 218].map((y) => box(232, y, 20, 14) + box(264, y, 20, 14)).join('');

export function AboutHero({ title }: Alternative) {
  return (
    <Composition rows={rows} keep="bottom" title={title}>
      <path className={classOf('mustard')} d={disc(726, 104, 62)} />
      <path className={classOf('forest')} d="M640 268L800 82L960 268z" />
      <path className={classOf('sky')} d="M820 268L985 44L1200 268z" />
      <path className={classOf('day')} d="M985 44L948 94l22 14l16-18l20 20l24-18z" />
      <path className={classOf('vermilion')} d="M1020 268L1130 156L1200 224v44z" />
      <path className={classOf('vermilion')} d={towers} />
      <path className={classOf('mustard')} d={windows} />
      <path className={classOf('night')} d="M366 268L378 96h16l12 172z" />
      <path className={classOf('day')} d={rounded(352, 92, 68, 30, 15)} />
      <path className={classOf('night')} d={`M382 92V26h8v66z${box(362, 103, 48, 8)}`} />
      <path className={classOf('night')} d={box(0, 268, 1200, 32)} />
      <g transform="translate(560 142)rotate(-4)scale(.5)">
        <Tile shape="quarter" front="vermilion" back="day" />
      </g>
      <Ant x={590} y={270} scale={0.74} pose="lift" limbs="night" />
      <Ant x={716} y={270} scale={0.6} body="mustard" pose="stride" limbs="night" />
      <Ant x={150} y={270} scale={0.6} body="vermilion" limbs="day" pose="stride" />
      <Ant x={880} y={270} scale={0.6} faces="left" body="vermilion" limbs="night" />
    </Composition>
  );
}
