import { Ant } from '../ant.tsx';
import style from '../art.module.css';
import { classOf } from '../colours.ts';
import { Composition, Line } from '../composition.tsx';
import { Envelope } from '../envelope.tsx';
import { box, disc, rounded } from '../path.ts';
import type { Alternative } from '../picture.tsx';

/** Two ants bring a letter to a box that is ready for it. */
const letterRows = [
  'quarter:vi blank:i blank:i blank:i fan2:si',
  'blank:i blank:i blank:i blank:i blank:i',
  'blank:i blank:i blank:i blank:i blank:i',
  'half1:fi blank:i blank:i blank:i blank:i',
  'blank:b blank:b blank:b blank:b blank:b',
];

export function LetterHero({ title }: Alternative) {
  return (
    <Composition rows={letterRows} keep="bottom" title={title}>
      <path className={classOf('night')} d={box(386, 300, 22, 100)} />
      <path className={classOf('sky')} d={`${rounded(322, 180, 150, 130, 20)}`} />
      <path className={classOf('day')} d={rounded(346, 214, 102, 16, 8)} />
      <path className={classOf('vermilion')} d={`${box(466, 140, 12, 70)}M478 140h44v34h-44z`} />
      <path className={classOf('mustard')} d={disc(397, 270, 16)} />
      <Envelope x={92} y={176} scale={2.6} paper="day" flap="blush" tilt={-4} />
      <Ant x={120} y={394} scale={0.94} pose="lift" limbs="night" />
      <Ant x={234} y={394} scale={0.94} pose="heave" limbs="night" body="forest" />
    </Composition>
  );
}

/** A shelf with a place for everything, and hardly anything in it yet. On a phone only the lowest places are seen. */
const pigeonholesRows = [
  'quarter1:vm blank:m blank:m quarter2:bm',
  'blank:m blank:m blank:m blank:m',
  'blank:m blank:m blank:m blank:m',
  'blank:f blank:f blank:f blank:f',
];

const steps = [0, 1, 2] as const;
const places = steps.flatMap((column) => steps.map((row) => box(68 + 91 * column, 32 + 88 * row, 82, 78)));

export function PigeonholesHero({ title }: Alternative) {
  return (
    <Composition rows={pigeonholesRows} keep="bottom" title={title}>
      <path className={classOf('night')} d={box(58, 22, 284, 288)} />
      <path className={classOf('day')} d={places.join('')} />
      <path className={classOf('ice')} d={box(159, 120, 82, 78)} />
      <path className={classOf('sky')} d={box(250, 172, 82, 8) + box(250, 181, 82, 8) + box(250, 190, 82, 8)} />
      <Envelope x={77} y={242} scale={1.07} paper="blush" flap="vermilion" tilt={-4} />
      <Ant x={212} y={388} scale={0.72} limbs="day" />
    </Composition>
  );
}

/** A letter on its way up a road with three stations. */
const onItsWayRows = [
  'blank:m blank:m blank:m blank:m fan2:fm',
  'blank:m blank:m blank:m blank:m blank:m',
  'blank:m blank:m blank:m blank:m blank:m',
  'quarter1:sm blank:m blank:m blank:m blank:m',
  'blank:x blank:x blank:x blank:x blank:x',
];

const road = 'M60 396C60 250 190 320 220 230S330 120 420 96';
const stations = [
  { x: 60, y: 396, colour: 'forest' },
  { x: 220, y: 230, colour: 'sky' },
  { x: 420, y: 96, colour: 'day' },
] as const;

export function OnItsWayHero({ title }: Alternative) {
  return (
    <Composition rows={onItsWayRows} keep="bottom" title={title}>
      <Line colour="night" width={14} d={road} />
      {stations.map(({ x, y, colour }) => (
        <g key={x}>
          <path className={classOf('night')} d={disc(x, y, 34)} />
          <path className={classOf(colour)} d={disc(x, y, 22)} />
        </g>
      ))}
      <path className={classOf('vermilion')} d={`${box(414, 6, 12, 90)}M426 6h52l-14 18 14 18h-52z`} />
      <Envelope x={266} y={214} scale={1.9} paper="day" flap="vermilion" />
      <Ant x={312} y={394} scale={0.96} pose="lift" limbs="day" />
    </Composition>
  );
}

/** Somebody moves into an ant hill: a room for letters, one for dates, one for receipts, and one to live in. */
const ownRoomRows = [
  'quarter1:mb blank:b blank:b blank:b quarter2:vb',
  'blank:b blank:b blank:b blank:b blank:b',
  'blank:f blank:f blank:f blank:f blank:f',
  'blank:f blank:f blank:f blank:f blank:f',
  'dots:xf blank:f blank:f blank:f dots:xf',
];

const hill = 'M110 201a140 74 0 0 1 280 0z';
const tunnels = 'M250 130V420M250 226Q190 226 140 290M250 226Q310 226 360 290';
const days = [332, 352, 372].map((x) => box(x, 286, 12, 12) + box(x, 306, 12, 12)).join('');

export function OwnRoomHero({ title }: Alternative) {
  return (
    <Composition rows={ownRoomRows} keep="bottom" title={title}>
      <path className={classOf('forest')} d={hill} />
      <g className={classOf('night')}>
        <path className={style.lines} strokeWidth={34} d={tunnels} />
      </g>
      <path className={classOf('ice')} d={disc(130, 292, 70)} />
      <path className={classOf('mustard')} d={disc(358, 292, 70)} />
      <path className={classOf('day')} d={rounded(156, 372, 188, 112, 52)} />
      <Envelope x={88} y={262} scale={1.4} paper="day" flap="vermilion" />
      <path className={classOf('day')} d={rounded(318, 256, 80, 74, 8)} />
      <path className={classOf('sky')} d={box(318, 262, 80, 16)} />
      <path className={classOf('night')} d={days} />
      <Ant x={244} y={470} scale={0.78} limbs="night" body="sky" />
      <path className={classOf('sky')} d={rounded(206, 20, 92, 54, 10)} />
      <path className={classOf('day')} d={box(222, 20, 10, 54) + box(272, 20, 10, 54)} />
      <Ant x={252} y={131} scale={0.6} pose="lift" limbs="night" />
    </Composition>
  );
}

/** Two ants bring the key to a door. It all stands low: on a phone the upper part is cut off. */
const rows = [
  'quarter1:is blank:s blank:s blank:s petal:is',
  'blank:s blank:s blank:s blank:s blank:s',
  'blank:s blank:s blank:s blank:s blank:s',
  'blank:s blank:s blank:s blank:s blank:s',
  'stripes:vx blank:x blank:x blank:x blank:x',
];

const frame = 'M292 400V222a92 92 0 0 1 184 0v178z';
const leaf = 'M310 400V222a74 74 0 0 1 148 0v178z';
const light = 'M384 148a74 74 0 0 1 74 74H310a74 74 0 0 1 74-74z';
const keyhole = `${disc(384, 290, 21)}M375 296h18l13 56h-44z`;
const key = `${disc(76, 322, 38)}${box(106, 311, 178, 22)}${box(240, 282, 17, 32)}${box(268, 274, 16, 40)}`;

export function FrontDoorHero({ title }: Alternative) {
  return (
    <Composition rows={rows} keep="bottom" title={title}>
      <path className={classOf('day')} d={frame} />
      <path className={classOf('mustard')} d={leaf} />
      <path className={classOf('vermilion')} d={light} />
      <path className={classOf('mustard')} d="M377 148h14v74h-14z" />
      <path className={classOf('night')} d={keyhole} />
      <path className={classOf('day')} d={key} />
      <path className={classOf('sky')} d={disc(76, 322, 17)} />
      <Ant x={140} y={399} scale={0.7} pose="lift" limbs="night" />
      <Ant x={240} y={399} scale={0.7} pose="heave" limbs="night" body="blush" />
    </Composition>
  );
}
