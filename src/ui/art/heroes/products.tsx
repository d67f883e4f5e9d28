import { Ant } from '../ant.tsx';
import { type Colour, classOf } from '../colours.ts';
import { Composition, Line } from '../composition.tsx';
import { MarkTile } from '../mark.tsx';
import { box, disc, rounded } from '../path.ts';
import type { Alternative } from '../picture.tsx';
import { Tile } from '../tile.tsx';

/** Everybody talks: a floor of bubbles, and the two that talk with each other. */
const rows = [
  'drop3:vb drop2:mx drop3:is drop2:vb drop3:fi drop2:mv',
  'drop2:si blank:b blank:b blank:v blank:v drop3:xm',
  'drop3:mf blank:b blank:b blank:v blank:v drop2:is',
  'drop2:bv blank:x blank:x blank:x blank:x drop3:fm',
  'drop3:is drop2:vb drop3:mx drop2:fi drop3:bv drop2:si',
];

export function ChatterHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <path className={classOf('day')} d="M105 300V200a95 95 0 1 1 95 95z" />
      <path className={classOf('mustard')} d="M495 300V200a95 95 0 1 0-95 95z" />
      <path
        className={classOf('night')}
        d={
          disc(170, 190, 14) +
          disc(232, 190, 14) +
          box(352, 168, 96, 14) +
          box(352, 200, 96, 14) +
          box(352, 232, 60, 14)
        }
      />
      <path className={classOf('vermilion')} d="M172 224a30 26 0 0 0 60 0z" />
      <path className={classOf('mustard')} d={disc(200, 350, 22) + disc(300, 350, 22) + disc(400, 350, 22)} />
    </Composition>
  );
}

/** Coins in stacks, each higher than the last, and ants who carry one after the other into the jar. */
const collectioRows = [
  'blank:s blank:s blank:s blank:s blank:s blank:s blank:s blank:s blank:s quarter2:is half1:fs ring:ms',
  'ring:ms quarter1:is blank:s blank:s blank:s blank:s blank:s blank:s blank:s blank:s blank:s quarter3:is',
  'quarter2:fs blank:s blank:s blank:s blank:s blank:s blank:s blank:s blank:s blank:s quarter2:vs leaf:mf',
];

const stacks = [1, 2, 3, 4, 5, 6];
const coin = 24;
const coins = (kind: 0 | 1) =>
  stacks
    .flatMap((height, stack) =>
      Array.from({ length: height }, (_, level) =>
        level % 2 === kind ? rounded(190 + 84 * stack, 300 - coin * (level + 1), 80, coin - 3, 10) : '',
      ),
    )
    .join('');

export function CollectioHero({ title }: Alternative) {
  return (
    <Composition rows={collectioRows} title={title}>
      <path className={classOf('mustard')} d={coins(0)} />
      <path className={classOf('blush')} d={coins(1)} />
      <path className={classOf('ice')} d={rounded(740, 84, 230, 216, 46)} />
      <path className={classOf('day')} d={box(764, 62, 182, 34)} />
      <path
        className={classOf('mustard')}
        d={
          disc(800, 250, 36) +
          disc(880, 250, 36) +
          disc(910, 186, 36) +
          disc(838, 182, 36) +
          disc(856, 20, 28) +
          disc(480, 56, 32)
        }
      />
      <path
        className={classOf('vermilion')}
        d={box(792, 245, 16, 10) + box(872, 245, 16, 10) + box(902, 181, 16, 10)}
      />
      <Ant x={480} y={204} scale={1.05} pose="lift" body="vermilion" limbs="night" />
      <path className={classOf('mustard')} d={disc(250, 148, 26)} />
      <Ant x={250} y={276} scale={0.95} pose="heave" body="vermilion" limbs="night" />
    </Composition>
  );
}

/** A pond: one duck ahead, three behind, all calm on the surface. */
const ducksitesRows = [
  'stripes1:fi blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i stripes1:fi',
  'stripes1:fi blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i circle:vi blank:i stripes1:fi',
  'stripes1:fs half:si half:si half:si half:si half:si half:si half:si half:si half:si half:si stripes1:fs',
  'blank:s bends:is blank:s bends1:is blank:s blank:s bends:is blank:s blank:s bends1:is blank:s bends:is',
];

const body = 'M7 24l8 3h21v1a12 12 0 0 1-12 12h-5a12 12 0 0 1-12-12z';

function Duck({ at, feathers, wing }: { at: string; feathers: Colour; wing: Colour }) {
  return (
    <g transform={at}>
      <path className={classOf(feathers)} d={body + disc(28, 18, 9)} />
      <path className={classOf(wing)} d="M15 29h12a8 8 0 0 1-12 4z" />
      <path className={classOf('vermilion')} d="M36 15h7l-7 6z" />
      <path className={classOf('night')} d={disc(31, 16, 2)} />
    </g>
  );
}

export function DucksitesHero({ title }: Alternative) {
  return (
    <Composition rows={ducksitesRows} title={title}>
      <Duck at="translate(545 6)scale(7)" feathers="day" wing="blush" />
      <Duck at="translate(410 132)scale(3.6)" feathers="mustard" wing="vermilion" />
      <Duck at="translate(270 152)scale(3.1)" feathers="mustard" wing="vermilion" />
      <Duck at="translate(150 172)scale(2.6)" feathers="mustard" wing="vermilion" />
      <path className={classOf('forest')} d="M930 330a70 26 0 1 1 70-26l-70 0z" />
      <path className={classOf('blush')} d={disc(960, 296, 16)} />
    </Composition>
  );
}

/** A round table from above, with the minutes of one topic on it. */
const focusmeetRows = [
  'quarter2:vm blank:m blank:m blank:m blank:m quarter3:sm',
  'blank:m blank:m blank:m blank:m blank:m blank:m',
  'blank:m blank:m blank:m blank:m blank:m blank:m',
  'blank:m blank:m blank:m blank:m blank:m blank:m',
  'blank:m blank:m blank:m blank:m blank:m blank:m',
  'quarter1:fm blank:m blank:m blank:m blank:m quarter:bm',
];

const seats: readonly (readonly [Colour, head: Colour])[] = [
  ['sky', 'blush'],
  ['forest', 'night'],
  ['vermilion', 'day'],
  ['night', 'blush'],
  ['ice', 'vermilion'],
  ['forest', 'blush'],
];

export function FocusmeetHero({ title }: Alternative) {
  return (
    <Composition rows={focusmeetRows} title={title}>
      {seats.map(([clothes, head], index) => (
        <g key={`${clothes}${head}`} transform={`rotate(${60 * index + 30} 300 300)`}>
          <path className={classOf(clothes)} d={rounded(238, 72, 124, 62, 31)} />
          <path className={classOf(head)} d={disc(300, 106, 34)} />
        </g>
      ))}
      <path className={classOf('night')} d={disc(300, 300, 148)} />
      <path className={classOf('day')} d={disc(300, 300, 136)} />
      <path className={classOf('vermilion')} d="M300 300V176a124 124 0 0 1 107.4 62z" />
      <path className={classOf('night')} d={disc(300, 300, 13)} />
      <path
        className={classOf('night')}
        d="M80 150V60h90v24h-66v66zM430 60h90v90h-24V84h-66zM520 450v90h-90v-24h66v-66zM170 540H80v-90h24v66h66z"
      />
    </Composition>
  );
}

/** A target above the stairs, an arrow in its middle, and an ant on the way up. */
const gogoalsRows = [
  'blank:i blank:i blank:i blank:i blank:i blank:i',
  'blank:i blank:i blank:i blank:i blank:i blank:i',
  'blank:i blank:i blank:i blank:i blank:i blank:i',
  'blank:i blank:i blank:i blank:i steps:si blank:s',
  'blank:i blank:i steps:si blank:s blank:s quarter2:ms',
];

const middle = [320, 215] as const;
const rings = (radii: readonly number[]) => radii.map((radius) => disc(...middle, radius)).join('');

export function GogoalsHero({ title }: Alternative) {
  return (
    <Composition rows={gogoalsRows} title={title}>
      <path className={classOf('vermilion')} d={rings([150])} />
      <path className={classOf('day')} d={rings([115])} />
      <path className={classOf('vermilion')} d={rings([80])} />
      <path className={classOf('day')} d={rings([45])} />
      <path className={classOf('night')} d={rings([18])} />
      <Line colour="night" width={14} d="M150 92L318 213" />
      <path className={classOf('mustard')} d="M168 105l-40 12-28-20 44-10zM168 105l-2-42-28-20-2 44z" />
      <Ant x={180} y={500} scale={0.95} pose="stride" limbs="night" />
      <Ant x={352} y={402} scale={0.62} pose="walk" limbs="night" />
    </Composition>
  );
}

/** A turtle on a long path with milestones: those behind are reached, those ahead are red. */
const grumpyturtleRows = [
  'blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i circle:mi',
  'quarter2:si quarter3:si quarter2:fi quarter3:fi half:si blank:i blank:i quarter2:fi quarter3:fi half:si quarter2:fi quarter3:fi',
  'blank:n blank:n blank:n blank:n blank:n blank:n blank:n blank:n blank:n blank:n blank:n blank:n',
];

const flags = { behind: [70, 330], ahead: [900, 1120] };
const flag = (x: number) => `M${x} 120l70 26-70 26z`;

export function GrumpyturtleHero({ title }: Alternative) {
  return (
    <Composition rows={grumpyturtleRows} title={title}>
      <Line colour="ink" width={6} dashes="2 28" d="M-600 282h2400" />
      <path
        className={classOf('night')}
        d={[...flags.behind, ...flags.ahead].map((x) => box(x - 6, 116, 8, 140)).join('')}
      />
      <path className={classOf('mustard')} d={flags.behind.map(flag).join('')} />
      <path className={classOf('vermilion')} d={flags.ahead.map(flag).join('')} />
      <path
        className={classOf('mustard')}
        d={rounded(460, 200, 56, 64, 14) + rounded(620, 200, 56, 64, 14) + disc(750, 160, 62)}
      />
      <path className={classOf('forest')} d="M410 220a155 165 0 0 1 310 0z" />
      <path className={classOf('mustard')} d={disc(565, 110, 28) + disc(490, 170, 28) + disc(640, 170, 28)} />
      <path className={classOf('night')} d={`${disc(772, 158, 12)}M716 112l82 26-6 18-82-26z${box(760, 192, 40, 9)}`} />
      <Ant x={210} y={264} scale={0.7} pose="stride" />
    </Composition>
  );
}

/** A quote leaves as a paper plane; the others wait with their price tags. */
const proposalsRows = [
  'blank:f blank:f blank:f blank:f blank:f blank:f',
  'quarter3:mf blank:f blank:f blank:f blank:f quarter:if',
  'blank:f blank:f blank:f blank:f blank:f blank:f',
  'petal:if blank:f blank:f blank:f blank:f dots:mf',
  'quarter2:vf half:if steps:vf blank:f quarter2:bf leaf1:mf',
];

function Sheet({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path className={classOf('day')} d="M0 0h130l50 50v190H0z" />
      <path className={classOf('ice')} d="M130 0l50 50h-50z" />
      <path
        className={classOf('forest')}
        d={box(26, 74, 120, 14) + box(26, 106, 90, 14) + box(26, 138, 120, 14) + box(26, 190, 60, 22)}
      />
    </g>
  );
}

export function ProposalsHero({ title }: Alternative) {
  return (
    <Composition rows={proposalsRows} title={title}>
      <Sheet at="translate(112 232)rotate(-12)scale(.88)" />
      <Sheet at="translate(272 196)rotate(7)scale(.88)" />
      <path className={classOf('mustard')} d="M318 372l72-72h84v84l-72 72z" />
      <path className={classOf('night')} d={disc(446, 330, 14)} />
      <Line colour="mustard" width={9} dashes="2 26" d="M112 176q50-110 140-60t120 0" />
      <g transform="translate(48 40)scale(.76)">
        <path className={classOf('ice')} d="M570 30l-86 112-8 50-46-82z" />
        <path className={classOf('day')} d="M430 110L570 30l-50 160-36-48 86-112-96 108z" />
      </g>
    </Composition>
  );
}

/** Three suppliers on a podium, each with what they offer. */
const provedurRows = [
  'quarter:vb blank:b blank:b blank:b blank:b quarter1:vb',
  'blank:b blank:b blank:b blank:b blank:b blank:b',
  'stripes:vb blank:b blank:b blank:b blank:b stripes:vb',
  'quarter1:mf blank:b blank:b blank:b blank:b quarter:mf',
  'blank:f blank:b blank:b blank:b blank:b blank:f',
];

const places: readonly { x: number; top: number; size: number; block: Colour; crate: Colour }[] = [
  { x: 100, top: 360, size: 84, block: 'sky', crate: 'mustard' },
  { x: 235, top: 290, size: 104, block: 'vermilion', crate: 'forest' },
  { x: 370, top: 420, size: 68, block: 'mustard', crate: 'sky' },
];

export function ProvedurHero({ title }: Alternative) {
  return (
    <Composition rows={provedurRows} title={title}>
      {places.map(({ x, top, size, block, crate }, index) => {
        const left = x + 67 - size / 2;
        const ground = top - 108 - size;
        return (
          <g key={block}>
            <path className={classOf(block)} d={box(x, top, 134, 500 - top)} />
            <path className={classOf(crate)} d={box(left, ground, size, size)} />
            <Line
              colour="night"
              width={8}
              d={`${box(left + 4, ground + 4, size - 8, size - 8)}M${left + 6} ${ground + 6}l${size - 12} ${size - 12}`}
            />
            <Ant
              x={x + 67}
              y={top}
              scale={1.06}
              pose={index === 1 ? 'lift' : 'heave'}
              body={index === 1 ? 'forest' : 'vermilion'}
              limbs="night"
            />
          </g>
        );
      })}
    </Composition>
  );
}

/** The pug sits in the archive box, between shelves of folders, and lets nobody pass. */
const pugoboxRows = [
  'stripes1:vx blank:b blank:b blank:b blank:b stripes1:sx',
  'stripes1:mx blank:b blank:b blank:b blank:b stripes1:fx',
  'stripes1:ix blank:b blank:b blank:b blank:b stripes1:mx',
  'stripes1:fx blank:b blank:b blank:b blank:b stripes1:vx',
  'quarter2:ms blank:s blank:s blank:s blank:s quarter3:ms',
];

const sheets = [
  ['day', 'rotate(-14 190 300)', 150],
  ['ice', 'rotate(12 420 300)', 350],
] as const;

export function PugoboxHero({ title }: Alternative) {
  return (
    <Composition rows={pugoboxRows} title={title}>
      <MarkTile of="pugobox" x={140} y={20} size={320} />
      {sheets.map(([colour, turn, x]) => (
        <g key={turn} transform={turn}>
          <path className={classOf(colour)} d={box(x, 190, 110, 150)} />
          <path className={classOf('night')} d={box(x + 18, 214, 70, 10) + box(x + 18, 238, 50, 10)} />
        </g>
      ))}
      <path className={classOf('night')} d="M110 270h380l30 42H80z" />
      <path className={classOf('forest')} d={box(110, 300, 380, 180)} />
      <path className={classOf('mustard')} d={box(276, 300, 48, 60)} />
      <path className={classOf('day')} d={rounded(200, 384, 200, 66, 10)} />
      <path className={classOf('night')} d={box(224, 404, 150, 10) + box(224, 424, 96, 10)} />
    </Composition>
  );
}

/** A truck with tiles for cargo on the road, and a row of wheels below it. */
const transpurRows = [
  'blank:i blank:i blank:i blank:i circle:mi blank:i',
  'quarter2:fi quarter3:fi blank:i blank:i quarter2:fi half1:fi',
  'blank:f leaf:mf quarter3:fi quarter2:fi blank:f petal:mf',
  'blank:x blank:x blank:x blank:x blank:x blank:x',
  'ring:xv ring:xm ring:xi ring:xv ring:xm ring:xi',
];

export function TranspurHero({ title }: Alternative) {
  return (
    <Composition rows={transpurRows} title={title}>
      <Line colour="day" width={10} dashes="46 44" d="M-580 368h1800" />
      <g transform="translate(66 83)scale(.78)">
        <g transform="translate(50 90)">
          <path className={classOf('night')} d={box(-8, -8, 316, 216)} />
          <Tile shape="quarter" front="vermilion" back="blush" />
          <Tile shape="circle" front="mustard" back="sky" x={100} />
          <Tile shape="leaf" front="sky" back="ice" x={200} />
          <Tile shape="ring" front="night" back="mustard" y={100} />
          <Tile shape="flower" front="vermilion" back="day" x={100} y={100} />
          <Tile shape="quarter" turn={2} front="forest" back="mustard" x={200} y={100} />
        </g>
        <path className={classOf('day')} d="M366 168h96l82 84v66H366z" />
        <path className={classOf('sky')} d="M388 190h66l54 58H388z" />
        <path className={classOf('night')} d={box(36, 296, 512, 26) + disc(140, 322, 56) + disc(456, 322, 56)} />
        <path className={classOf('day')} d={disc(140, 322, 24) + disc(456, 322, 24)} />
        <path className={classOf('vermilion')} d={disc(140, 322, 10) + disc(456, 322, 10) + box(532, 268, 16, 22)} />
        <Ant x={200} y={84} scale={0.7} pose="stride" limbs="night" />
      </g>
    </Composition>
  );
}

/** A bot that is a speech bubble, among smaller ones. */
const wabotRows = [
  'quarter:is blank:s blank:s blank:s dots:is drop3:mv',
  'drop2:bv blank:s blank:s blank:s blank:s quarter1:is',
  'quarter1:fi blank:s blank:s blank:s blank:s drop2:fi',
  'drop3:mx blank:s blank:s blank:s blank:s quarter2:vb',
  'quarter3:vb dots:is drop2:xb blank:s drop3:mf half2:iv',
];

export function WabotHero({ title }: Alternative) {
  return (
    <Composition rows={wabotRows} title={title}>
      <path className={classOf('mustard')} d={disc(300, 66, 30) + box(293, 70, 14, 70)} />
      <path className={classOf('day')} d={`${rounded(115, 125, 370, 245, 122)}M190 340l130 20-130 110z`} />
      <path className={classOf('night')} d={disc(225, 240, 36) + disc(375, 240, 36)} />
      <path className={classOf('day')} d={disc(237, 228, 10) + disc(387, 228, 10)} />
      <Line colour="night" width={12} d="M265 305q35 26 70 0" />
      <path className={classOf('blush')} d={disc(170, 290, 20) + disc(430, 290, 20)} />
    </Composition>
  );
}
