import { Ant } from '../ant.tsx';
import style from '../art.module.css';
import { type Colour, classOf } from '../colours.ts';
import { Composition, Layers, Line } from '../composition.tsx';
import { MarkTile } from '../mark.tsx';
import type { MarkName } from '../marks/index.ts';
import { box, disc, place, rounded, type Shape, shapes, type Turn } from '../path.ts';
import { type Alternative, Picture } from '../picture.tsx';

/** Rows of the sea, every second one half a scale further: the front one hides the feet of the one behind. */
const wavesRows = [0, 1, 2, 3, 4].map((row) => ({
  y: 420 + row * 50,
  from: (row % 2) * 50 - 50,
}));

/** From the rim of a scale to its middle. */
const rings = [
  ['sky', 50],
  ['day', 40],
  ['sky', 30],
  ['ice', 18],
] as const;

const scales = (radius: number, from: number, y: number) =>
  Array.from({ length: 17 }, (_, index) => disc(from + 100 * (index - 5), y, radius)).join('');

/** An ant sails over the sea of seigaiha scales and brings the letter that only Spanish has. */
export function WavesHero({ title }: Alternative) {
  return (
    <Picture width={600} height={600} look={style.fill} crop="xMidYMax" title={title}>
      <path className={classOf('blush')} d="M-600-600h1800v1200H-600z" />
      <path className={classOf('vermilion')} d={disc(430, 150, 96)} />
      <path className={classOf('night')} d="M292 60h12v240h-12z" />
      <path className={classOf('day')} d="M280 76v186H110c70-40 130-110 170-186z" />
      <g transform="translate(168 158)">
        <path className={classOf('mustard')} d="M0 0h100v100H0z" />
        <Line colour="night" width={14} d="M28 82V46M28 58a22 18 0 0 1 44 0v24M30 24c10-14 28 10 42-6" />
      </g>
      <Ant x={386} y={318} scale={1.3} limbs="night" />
      <path className={classOf('forest')} d="M90 300h420c-10 70-50 110-100 110H190c-50 0-90-40-100-110z" />
      <path className={classOf('mustard')} d="M100 330h398l-8 14H110z" />
      {wavesRows.flatMap(({ y, from }) =>
        rings.map(([colour, radius]) => (
          <path key={`${y} ${radius}`} className={classOf(colour)} d={scales(radius, from, y)} />
        )),
      )}
    </Picture>
  );
}

/** A robot made to measure: one ant brings its hand, another one climbs up to the head. */
const robotRows = [
  'quarter:bm blank:m blank:m blank:m',
  'blank:m blank:m blank:m blank:m',
  'blank:m blank:m blank:m blank:m',
  'blank:x blank:x blank:x blank:x',
];

const robot = [
  ['night', `${box(196, 20, 8, 50)}${box(150, 190, 100, 24)}${box(140, 318, 34, 60)}${box(226, 318, 34, 60)}`],
  ['vermilion', `${disc(200, 24, 16)}${disc(200, 268, 30)}`],
  ['forest', rounded(112, 66, 176, 130, 34)],
  ['sky', `${rounded(122, 208, 156, 118, 20)}${rounded(66, 216, 48, 84, 24)}`],
  ['day', `${disc(162, 124, 28)}${disc(238, 124, 28)}${disc(200, 268, 14)}`],
  ['night', `${disc(168, 124, 12)}${disc(244, 124, 12)}`],
  ['mustard', box(166, 166, 68, 12)],
] as const;

export function RobotHero({ title }: Alternative) {
  return (
    <Composition rows={robotRows} title={title}>
      <Line colour="night" width={7} d="M318 380V60M358 380V60" />
      <Line colour="night" width={7} d="M318 100h40M318 150h40M318 200h40M318 250h40M318 300h40M318 350h40" />
      <Layers of={robot} />
      <g transform="rotate(-72 338 210)">
        <Ant x={330} y={232} scale={0.72} limbs="night" />
      </g>
      <path className={classOf('sky')} d={`${disc(66, 286, 26)}`} />
      <Ant x={70} y={400} scale={0.9} pose="lift" limbs="day" />
    </Composition>
  );
}

/** One envelope, far too large for one ant: two of them bring it in. */
const requestsRows = [
  'blank:v blank:v circle:mv blank:v',
  'blank:v blank:v blank:v blank:v',
  'blank:v blank:v blank:v blank:v',
  'quarter1:mb blank:b dots:mb quarter:mb',
];

export function RequestsHero({ title }: Alternative) {
  return (
    <Composition rows={requestsRows} title={title}>
      <g transform="translate(0-10)rotate(-4 200 210)">
        <path className={classOf('day')} d="M40 96h320v200H40z" />
        <path className={classOf('ice')} d="M40 296l110-104h100l110 104z" />
        <path className={classOf('blush')} d="M40 96h320L200 226z" />
        <path className={classOf('forest')} d={disc(200, 206, 34)} />
        <path className={classOf('day')} d="M180 206l8-8 9 9 18-18 8 8-26 26z" />
      </g>
      <Ant x={96} y={390} pose="lift" limbs="night" />
      <Ant x={292} y={390} pose="heave" limbs="night" />
    </Composition>
  );
}

/** A quotation on its way to the customer. */
const quotesRows = [
  'blank:f blank:f blank:f quarter1:mf',
  'blank:f blank:f blank:f blank:f',
  'blank:f blank:f blank:f blank:f',
  'half2:bi blank:i blank:i half2:bi',
];

export function QuotesHero({ title }: Alternative) {
  return (
    <Composition rows={quotesRows} title={title}>
      <MarkTile of="proposals" x={75} y={40} size={250} />
      <Ant x={130} y={400} pose="lift" limbs="night" />
      <Ant x={280} y={400} pose="heave" limbs="night" />
    </Composition>
  );
}

/** Four systems, one pipe: what goes in on one side comes out on the other. */
const pipesRows = [
  'blank:f road:mf bend3:mf blank:f',
  'blank:f blank:f bend1:mf bend3:mf',
  'bend2:mf road:mf bend3:mf road1:mf',
  'road1:mf blank:f bend1:mf bend:mf',
];

const systems = [
  ['vermilion', rounded(-30, 14, 150, 72, 18)],
  ['sky', rounded(14, 300, 72, 130, 18)],
  ['day', `${disc(34, 50, 15)}${disc(78, 50, 15)}${disc(50, 338, 15)}`],
] as const;

/** Parcels on their way. */
const parcels = [
  ['blush', 'M138 34h32v32h-32z'],
  ['ice', 'M334 234h32v32h-32z'],
  ['day', 'M120 234h32v32h-32z'],
  ['vermilion', 'M234 334h32v32h-32z'],
] as const;

export function PipesHero({ title }: Alternative) {
  return (
    <Composition rows={pipesRows} title={title}>
      <Layers of={[...systems, ...parcels]} />
      <Ant x={110} y={234} scale={1.05} limbs="day" />
      <Ant x={345} y={134} scale={0.7} faces="left" pose="stride" limbs="day" />
    </Composition>
  );
}

/** Three quarters of a circle stand; the fourth, made to measure, is on its way. */
const lastPieceRows = [
  'blank:b blank:b blank:b blank:b',
  'quarter2:fb quarter3:sb blank:b blank:b',
  'quarter1:mb blank:b blank:b blank:b',
  'blank:x dots:vx blank:x stripes1:mx',
];

export function LastPieceHero({ title }: Alternative) {
  return (
    <Composition rows={lastPieceRows} title={title}>
      <g transform="translate(222 138)rotate(9)">
        <path className={classOf('vermilion')} d="M0 0h100a100 100 0 0 1-100 100z" />
      </g>
      <Ant x={262} y={300} scale={0.92} faces="left" pose="lift" limbs="night" />
      <path className={classOf('night')} d="M200 60h2v40h-2zM0 60h2v40H0zM4 79h194v2H4z" />
      <Ant x={348} y={300} scale={0.6} faces="left" pose="stride" limbs="night" />
    </Composition>
  );
}

const symbols: readonly (readonly [Shape, Turn, Colour, Colour])[] = [
  ['quarter', 0, 'vermilion', 'day'],
  ['ring', 0, 'day', 'sky'],
  ['petal', 0, 'forest', 'blush'],
  ['half', 2, 'night', 'day'],
  ['drop', 1, 'day', 'vermilion'],
  ['leaf', 1, 'sky', 'ice'],
  ['fan', 0, 'mustard', 'forest'],
  ['diamond', 0, 'vermilion', 'day'],
  ['steps', 0, 'day', 'night'],
  ['flower', 0, 'vermilion', 'blush'],
  ['bend', 3, 'day', 'sky'],
  ['circle', 0, 'mustard', 'forest'],
];

const key = 118;

/** A keyboard with a tile on every key, and the ants who type on it. */
export function KeyboardHero({ title }: Alternative) {
  return (
    <Picture width={12 * key} height={300} look={style.fill} crop="xMidYMax" title={title}>
      {symbols.map(([shape, turn, front, back], index) => {
        const x = index * key + 8;
        const pressed = index % 5 === 2 ? 14 : 0;
        return (
          <g key={shape}>
            <path className={classOf('night')} d={rounded(x, 178, 102, 140, 18)} />
            <g transform={`translate(0 ${pressed})`}>
              <path className={classOf(back)} d={rounded(x, 160, 102, 102, 18)} />
              <path
                className={classOf(front)}
                transform={`translate(${x + 19} 179)scale(.64)`}
                d={place(shapes[shape], [0, 0], turn)}
              />
            </g>
          </g>
        );
      })}
      <Ant x={2.5 * key} y={175} scale={1.1} />
      <Ant x={7.5 * key} y={175} scale={1.1} pose="stride" faces="left" />
      <Ant x={9.6 * key} y={163} scale={0.8} pose="walk" />
      <Ant x={4.6 * key} y={163} scale={0.8} pose="heave" faces="left" />
    </Picture>
  );
}

/** A viaduct from one side of the window to the other, and a convoy of products on it. */
const convoyRows = [
  'blank:p blank:p blank:p blank:p blank:p blank:p blank:p blank:p blank:p blank:p blank:p blank:p',
  'blank:p blank:p blank:p blank:p blank:p blank:p blank:p blank:p blank:p blank:p blank:p blank:p',
  'arch:xm arch:vb arch:xm arch:si arch:xm arch:fm arch:xm arch:vb arch:xm arch:si arch:xm arch:fm',
];

const load: readonly MarkName[] = ['transpur', 'suppmail', 'grumpyturtle', 'wabot', 'ducksites', 'pugobox'];

export function ConvoyHero({ title }: Alternative) {
  return (
    <Composition rows={convoyRows} keep="bottom" title={title}>
      {load.map((mark, index) => (
        <MarkTile key={mark} of={mark} x={56 + 200 * index} y={14} size={88} />
      ))}
      {load.map((mark, index) => (
        <Ant key={mark} x={100 + 200 * index} y={200} pose={index % 2 === 0 ? 'lift' : 'heave'} />
      ))}
    </Composition>
  );
}

/** A bot as large as a house, and two ants who talk to it. */
const chatbotsRows = [
  'quarter1:is blank:s blank:s fan1:is',
  'blank:s blank:s blank:s blank:s',
  'blank:s blank:s blank:s blank:s',
  'half2:mi blank:i blank:i half2:mi',
];

const bot = [
  ['mustard', `${box(194, 20, 12, 50)}${disc(200, 24, 20)}`],
  ['day', `${rounded(60, 62, 280, 176, 88)}M130 220h90l-90 70z`],
  ['night', `${disc(146, 146, 25)}${disc(254, 146, 25)}`],
  ['vermilion', 'M170 186h60a30 26 0 0 1-60 0z'],
] as const;

/** What the ants say: three dots each. */
const replies = [
  ['mustard', `${rounded(262, 222, 118, 58, 29)}M340 270h30v30z`],
  ['night', disc(294, 251, 8) + disc(321, 251, 8) + disc(348, 251, 8)],
] as const;

export function ChatbotsHero({ title }: Alternative) {
  return (
    <Composition rows={chatbotsRows} title={title}>
      <Layers of={[...bot, ...replies]} />
      <Ant x={200} y={364} scale={0.6} limbs="night" />
    </Composition>
  );
}

/** Bars like stairs, and ants who climb them. */
const rows = [
  'blank:i blank:i blank:i blank:i',
  'blank:i blank:i blank:i blank:i',
  'blank:i blank:i blank:i blank:i',
  'blank:i blank:i blank:i blank:i',
];

const bars = [
  ['vermilion', 'M0 330h100v70H0z'],
  ['mustard', 'M100 260h100v140H100z'],
  ['forest', 'M200 180h100v220H200z'],
  ['sky', 'M300 110h100v290H300z'],
] as const;

export function BarsHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <path className={classOf('day')} d={disc(100, 100, 78)} />
      <path className={classOf('vermilion')} d="M100 100V22a78 78 0 0 1 67 117z" />
      <path className={classOf('mustard')} d="M100 100l67 39a78 78 0 0 1-134 0z" />
      <Layers of={bars} />
      <Line colour="day" width={5} dashes="1 12" d="M20 380L150 320L250 250L390 150" />
      <Ant x={50} y={330} scale={0.7} limbs="night" />
      <Ant x={146} y={260} scale={0.8} pose="stride" limbs="night" />
      <Ant x={246} y={180} scale={0.8} limbs="night" />
      <Ant x={340} y={110} scale={0.85} pose="lift" limbs="night" />
    </Composition>
  );
}

/** A lake between mountains, and a canoe full of products. */
const canoeRows = [
  'blank:i blank:i blank:i blank:i',
  'blank:i blank:i blank:i blank:i',
  'blank:s blank:s blank:s blank:s',
  'half2:is half2:is half2:is half2:is',
];

const mountains = [
  ['mustard', disc(318, 70, 42)],
  ['forest', 'M-40 200L90 40l130 160zM210 200l110-110 120 110z'],
  ['day', 'M90 40l43 53-24-8-19 20-19-20-24 8zM320 90l36 33-22-4-14 14-14-14-20 5z'],
] as const;

export function CanoeHero({ title }: Alternative) {
  return (
    <Composition rows={canoeRows} title={title}>
      <Layers of={mountains} />
      <MarkTile of="proposals" x={140} y={176} size={60} />
      <MarkTile of="gogoals" x={204} y={176} size={60} />
      <MarkTile of="chatter" x={172} y={112} size={60} />
      <Ant x={94} y={258} scale={0.86} />
      <Line colour="night" width={8} d="M300 150L352 330" />
      <path className={classOf('mustard')} d="M340 300l22-6 16 56-22 6z" />
      <Ant x={302} y={258} scale={0.86} pose="stride" />
      <path
        className={classOf('vermilion')}
        d="M16 214c20 30 40 40 60 40h250c20 0 40-10 60-40c4 70-30 100-70 100H86c-40 0-74-30-70-100z"
      />
      <path className={classOf('day')} d="M60 276h282v10H60z" />
      <path className={classOf('ice')} d="M0 318h120v8H0zM300 340h100v8H300zM150 356h110v8H150z" />
    </Composition>
  );
}
