import { Ant } from '../ant.tsx';
import style from '../art.module.css';
import { classOf } from '../colours.ts';
import { Composition, Line } from '../composition.tsx';
import { box, disc, onDial, rounded } from '../path.ts';
import type { Alternative } from '../picture.tsx';
import { Tile } from '../tile.tsx';

/** An alarm clock whose rim is green in the hours of support. */
const supportRows = [
  'quarter2:vb blank:b blank:b blank:b blank:b quarter3:vb',
  'blank:b blank:b blank:b blank:b blank:b blank:b',
  'blank:b blank:b blank:b blank:b blank:b blank:b',
  'blank:b blank:b blank:b blank:b blank:b blank:b',
  'steps1:mf blank:f blank:f blank:f blank:f steps:mf',
];

const centre = [300, 238] as const;

const at = (hour: number, radius: number) => onDial(centre, radius, hour / 12).join(' ');
const span = (from: number, until: number) => `M${at(from, 158)}A158 158 0 0 1 ${at(until, 158)}`;
const ticks = Array.from({ length: 12 }, (_, hour) => `M${at(hour, 118)}L${at(hour, hour % 3 ? 106 : 92)}`).join('');

export function SupportHero({ title }: Alternative) {
  return (
    <Composition rows={supportRows} title={title}>
      <Line colour="night" width={30} d="M200 380L164 440M400 380L436 440" />
      <path className={classOf('vermilion')} d="M128 120a72 72 0 0 1 102-82zM472 120a72 72 0 0 0-102-82z" />
      <path className={classOf('night')} d={disc(...centre, 194)} />
      <path className={classOf('day')} d={disc(...centre, 180)} />
      <g className={classOf('sand')}>
        <path className={style.lines} strokeWidth={34} d={disc(...centre, 158)} />
      </g>
      <g className={classOf('forest')}>
        <path className={style.lines} strokeWidth={34} strokeLinecap="butt" d={span(8, 12) + span(2, 6)} />
      </g>
      <g className={classOf('night')}>
        <path className={style.lines} strokeWidth={9} d={ticks} />
        <path className={style.lines} strokeWidth={16} d={`M${centre}L${at(9.9, 66)}M${centre}L${at(2, 100)}`} />
      </g>
      <path className={classOf('vermilion')} d={disc(...centre, 18)} />
      <Ant x={110} y={446} scale={0.64} limbs="night" />
      <Ant x={490} y={446} scale={0.64} faces="left" pose="stride" limbs="night" />
    </Composition>
  );
}

/** A floor where every tile is laid alike, and a glass over the one that is not. */
const odd = 'leaf:fi leaf1:fi leaf:fi leaf1:fi leaf:fi leaf1:fi';
const even = 'leaf1:fi leaf:fi leaf1:fi leaf:fi leaf1:fi leaf:fi';

export function TestingHero({ title }: Alternative) {
  return (
    <Composition rows={[odd, even, odd, even, odd]} title={title}>
      <Line colour="night" width={56} d="M388 318L520 450" />
      <Line colour="vermilion" width={22} d="M404 334L516 446" />
      <path className={classOf('night')} d={disc(270, 200, 178)} />
      <path className={classOf('day')} d={disc(270, 200, 148)} />
      <Tile transform="translate(172 102)scale(1.96)" shape="leaf" turn={1} front="vermilion" back="mustard" />
      <Ant x={272} y={252} scale={1.1} body="night" limbs="night" />
    </Composition>
  );
}

/** What stands between two braces is built tile by tile. */
const developingRows = [
  'blank:x blank:x blank:x blank:x blank:x blank:x',
  'blank:x blank:x blank:x blank:x blank:x blank:x',
  'blank:x blank:x quarter:si blank:x blank:x blank:x',
  'blank:x blank:x half:mf petal1:vb blank:x blank:x',
  'blank:f blank:f blank:f blank:f blank:f blank:f',
];

const opening = 'M180 56h-20a46 46 0 0 0-46 46v50a46 46 0 0 1-46 46a46 46 0 0 1 46 46v50a46 46 0 0 0 46 46h20';

export function DevelopingHero({ title }: Alternative) {
  return (
    <Composition rows={developingRows} keep="bottom" title={title}>
      <Line colour="mustard" width={40} d={opening} />
      <path
        className={`${style.lines} ${classOf('vermilion')}`}
        strokeWidth={40}
        transform="translate(600)scale(-1 1)"
        d={opening}
      />
      <Tile transform="translate(306 106)rotate(5)scale(.86)" shape="ring" front="night" back="mustard" />
      <Ant x={350} y={300} scale={0.98} pose="lift" body="vermilion" limbs="day" />
      <Ant x={128} y={470} scale={0.9} pose="stride" body="mustard" limbs="day" />
      <Ant x={300} y={470} scale={0.9} pose="walk" body="vermilion" limbs="day" />
      <Ant x={472} y={470} scale={0.9} pose="stride" body="ice" limbs="day" />
    </Composition>
  );
}

/** Wishes lie about in all directions; an ant carries them to a list where each has its line. */
const rows = [
  'blank:i blank:i blank:i blank:i blank:i blank:i',
  'blank:i blank:i blank:i blank:i blank:i blank:i',
  'blank:i blank:i blank:i blank:i blank:i blank:i',
  'blank:i blank:i blank:i blank:i blank:i blank:i',
  'blank:m blank:m blank:m blank:m blank:m blank:m',
];

const requests = [
  { at: 'translate(38 30)rotate(-14 45 45)scale(.9)', shape: 'quarter', front: 'vermilion', back: 'blush' },
  { at: 'translate(150 96)rotate(22 40 40)scale(.8)', shape: 'petal', front: 'mustard', back: 'forest' },
  { at: 'translate(30 176)rotate(9 42 42)scale(.84)', shape: 'ring', front: 'night', back: 'day' },
] as const;

const lines = [130, 205, 280, 355];

export function RequirementsHero({ title }: Alternative) {
  return (
    <Composition rows={rows} keep="bottom" title={title}>
      {requests.map(({ at, ...tile }) => (
        <Tile key={at} transform={at} {...tile} />
      ))}
      <path className={classOf('night')} d={rounded(274, 34, 292, 424, 22)} />
      <path className={classOf('day')} d={rounded(290, 58, 260, 384, 10)} />
      <path className={classOf('vermilion')} d={rounded(360, 14, 120, 62, 16)} />
      <path className={classOf('day')} d={disc(420, 40, 11)} />
      <path className={classOf('forest')} d={lines.map((y) => disc(338, y, 24)).join('')} />
      <Line colour="day" width={7} d={lines.map((y) => `M328 ${y}l8 8l13-16`).join('')} />
      <path className={classOf('night')} d={lines.map((y) => box(382, y - 16, 140, 12)).join('')} />
      <path className={classOf('ice')} d={lines.map((y, index) => box(382, y + 6, 116 - 18 * index, 12)).join('')} />
      <Tile transform="translate(122 250)rotate(-6)scale(.92)" shape="leaf" front="sky" back="mustard" />
      <Ant x={170} y={440} scale={1} pose="lift" limbs="night" />
    </Composition>
  );
}

/** The plan of an ant, with its measures, before there is an ant. */
const blue = Array.from({ length: 12 }, () => 'blank:s').join(' ');

const sheet = [
  ...Array.from({ length: 24 }, (_, index) => `M${50 * index} 0V300`),
  ...Array.from({ length: 6 }, (_, index) => `M0 ${50 * index}H1200`),
].join('');

const body = disc(500, 150, 62) + disc(594, 160, 38) + disc(684, 146, 53);
const legs = 'M580 194L530 214L510 250M594 198L568 224L578 250M606 196L638 224L624 250M616 190L676 210L696 250';
const antennae = 'M672 94Q672 56 698 42M700 98Q712 66 744 62';
/** How long and how high it will be. */
const measures = 'M438 276H737M438 264v24M737 264v24M400 42V250M388 42h24M388 250h24';
/** A pair of compasses, opened on a circle. */
const compasses = 'M1010 40L950 236M1010 40L1078 236M972 160H1050M1010 20v20';

export function DesignHero({ title }: Alternative) {
  return (
    <Composition rows={[blue, blue, blue]} title={title}>
      <g className={classOf('ice')}>
        <path className={style.lines} strokeWidth={1.5} opacity={0.4} d={sheet} />
        <path className={style.lines} strokeWidth={4} strokeDasharray="1 12" d={disc(1010, 236, 60)} />
      </g>
      <g className={classOf('day')}>
        <path className={style.lines} strokeWidth={6} d={body + legs + antennae} />
        <path className={style.lines} strokeWidth={3} d={measures} />
        <path className={style.lines} strokeWidth={9} d={compasses} />
        <path
          className={style.lines}
          strokeWidth={4}
          d="M50 50h100v100h-100zM150 150a100 100 0 0 1-100-100M150 50h100v100"
        />
        <path className={style.lines} strokeWidth={4} d="M50 150h100v100h-100zM150 250v-100a100 100 0 0 0-100 100" />
      </g>
      <Tile transform="translate(150 150)" shape="leaf" front="mustard" back="night" />
      <Tile transform="translate(250 50)" shape="quarter" front="vermilion" back="blush" />
      <path className={classOf('mustard')} d={disc(704, 138, 12) + disc(1010, 40, 16)} />
    </Composition>
  );
}
