import { Ant, antOutline } from '../ant.tsx';
import style from '../art.module.css';
import { type Colour, classOf } from '../colours.ts';
import { Composition } from '../composition.tsx';
import { box, disc, place, rounded, type Shape, shapes } from '../path.ts';
import type { Alternative } from '../picture.tsx';
import { Tile } from '../tile.tsx';

/** An open door, someone in it, and the outline of who is still missing. */
const workRows = [
  'fan1:sk blank:s blank:s blank:s blank:s fan2:sk',
  'blank:s blank:s blank:s blank:s blank:s blank:s',
  'blank:s blank:s blank:s blank:s blank:s blank:s',
  'blank:s blank:s blank:s blank:s blank:s blank:s',
  'blank:n blank:n blank:n blank:n blank:n blank:n',
];

export function WorkHero({ title }: Alternative) {
  return (
    <Composition rows={workRows} keep="bottom" title={title}>
      <path className={classOf('night')} d="M262 420V210a134 134 0 0 1 268 0v210z" />
      <path className={classOf('mustard')} d="M286 420V212a110 110 0 0 1 220 0v208z" />
      <path className={classOf('blush')} d="M286 420L210 500h372l-76-80z" />
      <Tile transform="translate(346 226)rotate(6)scale(.86)" shape="leaf" front="vermilion" back="day" />
      <Ant x={396} y={424} scale={1.02} faces="left" pose="heave" limbs="night" />
      <g className={classOf('day')} transform="translate(36 276)scale(1.3)">
        <path className={style.lines} strokeWidth={3.5} strokeDasharray="5 6.5" d={antOutline} />
      </g>
    </Composition>
  );
}

/** Ten ants under one long load. */
const teamRows = [
  'blank:b blank:b blank:b blank:b blank:b blank:b blank:b blank:b blank:b blank:b blank:b blank:b',
  'blank:b quarter3:vm leaf:fi ring:xm half:sp petal1:mf dots:vp fan:xi flower:mv steps:fm quarter2:si blank:b',
  'blank:b blank:b blank:b blank:b blank:b blank:b blank:b blank:b blank:b blank:b blank:b blank:b',
];

const bodies: readonly Colour[] = [
  'vermilion',
  'forest',
  'sky',
  'mustard',
  'vermilion',
  'night',
  'forest',
  'sky',
  'vermilion',
  'mustard',
];

export function TeamHero({ title }: Alternative) {
  return (
    <Composition rows={teamRows} keep="bottom" title={title}>
      <path className={classOf('night')} d={box(0, 270, 1200, 30)} />
      {bodies.map((body, index) => {
        const x = 150 + 100 * index;
        return <Ant key={x} x={x} y={272} scale={0.72} pose={index % 2 ? 'heave' : 'lift'} body={body} limbs="night" />;
      })}
    </Composition>
  );
}

/** Round after round: four ants, four weeks, one wheel. */
const methodologyRows = [
  'quarter2:mf blank:f blank:f blank:f blank:f quarter3:mf',
  'blank:f blank:f blank:f blank:f blank:f blank:f',
  'blank:f blank:f blank:f blank:f blank:f blank:f',
  'blank:f blank:f blank:f blank:f blank:f blank:f',
  'quarter1:vb blank:f blank:f blank:f blank:f quarter:vb',
];

/** A quarter of the wheel, with the joint where the next week begins. */
const quarters = [
  ['vermilion', 'M300 98A152 152 0 0 1 452 250'],
  ['mustard', 'M452 250A152 152 0 0 1 300 402'],
  ['ice', 'M300 402A152 152 0 0 1 148 250'],
  ['blush', 'M148 250A152 152 0 0 1 300 98'],
] as const;

/** A month on a sheet of the calendar. */
const month = [0, 1, 2, 3]
  .flatMap((column) => [0, 1, 2].map((row) => box(240 + 32 * column, 236 + 26 * row, 24, 18)))
  .join('');

export function MethodologyHero({ title }: Alternative) {
  return (
    <Composition rows={methodologyRows} title={title}>
      <path className={classOf('day')} d={disc(300, 250, 118)} />
      {quarters.map(([colour, d]) => (
        <g key={d} className={classOf(colour)}>
          <path className={style.lines} strokeWidth={64} strokeLinecap="butt" d={d} />
        </g>
      ))}
      <path className={classOf('night')} d={month} />
      <path className={classOf('vermilion')} d={box(240, 196, 120, 26)} />
      {[20, 110, 200, 290].map((angle, index) => (
        <g key={angle} transform={`rotate(${angle} 300 250)`}>
          <Ant x={300} y={68} scale={0.72} pose={index % 2 ? 'stride' : 'walk'} body="mustard" limbs="day" />
        </g>
      ))}
    </Composition>
  );
}

/** Five plants, each higher than the one before: bars of a chart that grow. */
const investorsRows = [
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
    <Composition rows={investorsRows} keep="bottom" title={title}>
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

/** A staircase, a tile for every year on it, and ants who climb it with one more. */
const historyRows = [
  'blank:b blank:b blank:b blank:b blank:b quarter:vm',
  'blank:b blank:b blank:b blank:b petal:mf ring:xi',
  'blank:b blank:b blank:b half1:si dots:mv leaf:fb',
  'blank:b blank:b fan:vb stripes:xm flower:fm quarter2:si',
  'blank:b drop1:fm leaf1:si bends:mx half2:vb steps:xm',
];

export function HistoryHero({ title }: Alternative) {
  return (
    <Composition rows={historyRows} keep="bottom" title={title}>
      <Tile transform="translate(16 330)rotate(-6)scale(.68)" shape="quarter" front="night" back="day" />
      <Ant x={54} y={500} scale={0.74} pose="lift" limbs="night" />
      <Ant x={152} y={400} scale={0.66} body="sky" pose="stride" limbs="night" />
      <Tile transform="translate(220 146)rotate(5)scale(.66)" shape="circle" front="mustard" back="forest" />
      <Ant x={252} y={300} scale={0.7} pose="heave" limbs="night" />
      <Ant x={352} y={200} scale={0.66} body="forest" limbs="night" />
      <Ant x={450} y={100} scale={0.7} pose="stride" limbs="night" />
    </Composition>
  );
}

/** A street of eight houses, each with its own front, and ants who deliver. */
const ground = Array.from({ length: 12 }, () => 'blank:i').join(' ');

const houses: readonly (readonly [wall: Colour, door: Colour, sign: Shape, front: Colour, height: number])[] = [
  ['vermilion', 'night', 'leaf', 'mustard', 150],
  ['mustard', 'vermilion', 'ring', 'night', 210],
  ['forest', 'mustard', 'petal', 'blush', 170],
  ['blush', 'forest', 'flower', 'vermilion', 220],
  ['sky', 'night', 'fan', 'day', 180],
  ['mustard', 'forest', 'drop', 'sky', 200],
  ['night', 'vermilion', 'hourglass', 'mustard', 160],
  ['vermilion', 'sky', 'circle', 'blush', 214],
];

const width = 150;
const street = 266;

export function ClientsHero({ title }: Alternative) {
  return (
    <Composition rows={[ground, ground, ground]} keep="bottom" title={title}>
      {houses.map(([wall, door, sign, front, height], index) => (
        <g key={sign} transform={`translate(${width * index} ${street - height})`}>
          <path className={classOf(wall)} d={box(0, 0, width, height)} />
          <path className={classOf(door)} d={`M96 ${height}v-52a22 22 0 0 1 44 0v52z`} />
          <Tile transform="translate(20 22)scale(.62)" shape={sign} front={front} />
          <path className={classOf(front)} d={box(20, height - 50, 26, 30) + box(54, height - 50, 26, 30)} />
        </g>
      ))}
      <path className={classOf('day')} d={box(0, street, 12 * 100, 34)} />
      <Tile transform="translate(330 142)rotate(-5)scale(.5)" shape="quarter" front="vermilion" back="day" />
      <Ant x={360} y={282} scale={0.84} pose="lift" body="day" limbs="night" />
      <Ant x={640} y={282} scale={0.84} body="mustard" pose="stride" limbs="night" />
      <Ant x={812} y={282} scale={0.84} body="vermilion" limbs="night" />
      <Ant x={70} y={282} scale={0.84} body="mustard" limbs="night" />
      <Ant x={1080} y={282} scale={0.84} faces="left" body="sky" limbs="day" />
    </Composition>
  );
}

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
      <Tile transform="translate(560 142)rotate(-4)scale(.5)" shape="quarter" front="vermilion" back="day" />
      <Ant x={590} y={270} scale={0.74} pose="lift" limbs="night" />
      <Ant x={716} y={270} scale={0.6} body="mustard" pose="stride" limbs="night" />
      <Ant x={150} y={270} scale={0.6} body="vermilion" limbs="day" pose="stride" />
      <Ant x={880} y={270} scale={0.6} faces="left" body="vermilion" limbs="night" />
    </Composition>
  );
}
