import { Ant } from '#ui/art/ant.tsx';
import { classOf } from '#ui/art/colours.ts';
import { Composition, Line } from '#ui/art/composition.tsx';
import { MarkTile } from '#ui/art/mark.tsx';
import { box, disc, rounded } from '#ui/art/path.ts';
import { Tile } from '#ui/art/tile.tsx';

/** A tower by the lake, hills in the Andes, and the trail between them. */
const twoCitiesRows = [
  'blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i',
  'blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i',
  'half:sf blank:f half:sf blank:f blank:f blank:f blank:f blank:f blank:f half2:mf blank:f half2:mf',
];

const tower = 'M197 4h6l4 66h16v18h-10l8 112h-42l8-112h-10V70h16z';
const houses = 'M116 96h44v104h-44zM246 120h34v80h-34zM40 140h58v60H40z';
const hills = 'M760 200l120-150 78 96 52-62 92 116zM1040 200l80-96 80 96z';
const snow = 'M880 50l-32 40 24-8 16 16 18-16 16 6z';
const pin = (x: number) => `M${x} 214l-36-58a44 44 0 1 1 72 0z`;

export function TwoCitiesPicture() {
  return (
    <Composition rows={twoCitiesRows} keep="bottom">
      <path className={classOf('sky')} d={houses} />
      <path className={classOf('night')} d={tower} />
      <path className={classOf('mustard')} d={disc(1090, 56, 40)} />
      <path className={classOf('forest')} d={hills} />
      <path className={classOf('day')} d={snow} />
      <Line colour="day" width={9} dashes="1 24" d="M380 230q220 90 440 0" />
      <path className={classOf('vermilion')} d={pin(370) + pin(830)} />
      <path className={classOf('day')} d={disc(370, 134, 17) + disc(830, 134, 17)} />
      <Ant x={520} y={252} scale={0.7} limbs="night" />
      <Ant x={640} y={256} scale={0.7} limbs="night" pose="stride" />
    </Composition>
  );
}

/** Two ants who talk; half an hour is half of the clock. */
const talkRows = [
  'blank:v blank:v blank:v quarter1:bv',
  'blank:v blank:v blank:v blank:v',
  'blank:v blank:v blank:v blank:v',
  'blank:v blank:v blank:v blank:v',
  'quarter:sv blank:v blank:v quarter1:sv',
  'blank:x dots:mx dots:mx blank:x',
];

export function TalkPicture() {
  return (
    <Composition rows={talkRows} keep="bottom">
      <path className={classOf('mustard')} d={`${rounded(150, 70, 190, 170, 60)}M296 226v70l-66-62z`} />
      <path className={classOf('day')} d={disc(245, 155, 64)} />
      <path className={classOf('sky')} d="M245 91a64 64 0 0 1 0 128z" />
      <path className={classOf('night')} d="M241 103h8v104h-8z" />
      <path className={classOf('day')} d={`${rounded(56, 264, 142, 92, 38)}M96 346h46l-46 44z`} />
      <path className={classOf('night')} d={box(86, 290, 82, 11) + box(86, 314, 52, 11)} />
      <Ant x={118} y={500} scale={0.98} limbs="night" body="ice" />
      <Ant x={284} y={500} scale={0.98} faces="left" limbs="night" body="mustard" />
    </Composition>
  );
}

/** A mountain of tiles with a flag on top, and those who are on their way. */
const summitRows = [
  'blank:i blank:i blank:i blank:i',
  'blank:i blank:i blank:i blank:i',
  'blank:i triangle:si triangle1:si blank:i',
  'triangle:si blank:s blank:s triangle1:si',
  'blank:f triangle:mf triangle1:mf blank:f',
  'triangle:mf quarter:vm quarter1:vm triangle1:mf',
];

export function SummitPicture() {
  return (
    <Composition rows={summitRows}>
      <path className={classOf('mustard')} d={disc(330, 90, 54)} />
      <path className={classOf('day')} d="M200 200l50 50-26-8-24 20-24-20-26 8z" />
      <path className={classOf('night')} d="M196 70h9v136h-9z" />
      <path className={classOf('vermilion')} d="M205 72h96l-26 30 26 30h-96z" />
      <g transform="rotate(-45 92 308)">
        <Ant x={92} y={308} scale={0.5} limbs="night" />
      </g>
      <g transform="rotate(-45 36 364)">
        <Ant x={30} y={364} scale={0.5} limbs="night" />
      </g>
      <g transform="rotate(-45 148 252)">
        <Ant x={148} y={252} scale={0.5} limbs="night" pose="lift" />
      </g>
    </Composition>
  );
}

/** A track that comes back to its start, with a stop on each side. */
const rows = [
  'blank:f blank:f blank:f blank:f',
  'bend2:mf road:mf road:mf bend3:mf',
  'road1:mf blank:f blank:f road1:mf',
  'road1:mf quarter2:vf quarter3:vf road1:mf',
  'bend1:mf road:mf road:mf bend:mf',
  'blank:f blank:f blank:f blank:f',
];

const stops = [
  [200, 150],
  [350, 300],
  [200, 450],
  [50, 300],
] as const;

export function CircuitPicture() {
  return (
    <Composition rows={rows}>
      <path className={classOf('night')} d={stops.map(([x, y]) => disc(x, y, 34)).join('')} />
      <path className={classOf('day')} d={stops.map(([x, y]) => disc(x, y, 15)).join('')} />
      <path className={classOf('night')} d="M196 214h8v96h-8z" />
      <path className={classOf('day')} d="M204 214h66l-18 22 18 22h-66z" />
      <Ant x={112} y={136} scale={0.6} limbs="night" />
      <Ant x={292} y={136} scale={0.6} limbs="night" pose="stride" />
      <Ant x={200} y={564} scale={0.95} faces="left" limbs="night" body="blush" />
    </Composition>
  );
}

/** Nothing lies where it belongs, and one ant is to sort it out. */
const messRows = ['- - - - - - - - - - - -', '- - - - - - - - - - - -', '- - - - - - - - - - - -'];

const strewn = [
  ['quarter', 'vermilion', 'blush', 20, 190, -14],
  ['stripes', 'sky', 'ice', 120, 205, 9],
  ['triangle', 'mustard', 'forest', 232, 176, 24],
  ['dots', 'vermilion', 'mustard', 250, 60, -18],
  ['steps', 'ice', 'sky', 470, 190, -9],
  ['leaf', 'forest', 'mustard', 600, 150, 31],
  ['stripes', 'blush', 'vermilion', 690, 212, -22],
  ['ring', 'night', 'day', 830, 190, 12],
  ['half', 'mustard', 'sky', 880, 70, -33],
  ['fan', 'vermilion', 'ice', 1010, 205, -7],
  ['petal', 'blush', 'forest', 1110, 180, 19],
] as const;

export function MessPicture() {
  return (
    <Composition rows={messRows} keep="bottom">
      {strewn.map(([shape, front, back, x, y, turn]) => (
        <Tile
          key={x}
          transform={`translate(${x} ${y}) rotate(${turn} 50 50)`}
          shape={shape}
          front={front}
          back={back}
        />
      ))}
      <g transform="rotate(-17 560 70)">
        <MarkTile of="suppmail" x={520} y={28} size={84} />
      </g>
      <g transform="rotate(14 110 90)">
        <MarkTile of="chatter" x={70} y={60} size={80} />
      </g>
      <Ant x={400} y={298} scale={1.25} limbs="mustard" />
    </Composition>
  );
}

/** Three ants carry a tile each up the stairs. */
const stairsRows = [
  'quarter:ms blank:s blank:s dots:is',
  'blank:s blank:s blank:s blank:s',
  'blank:s blank:s blank:s triangle:vs',
  'blank:s blank:s blank:v quarter1:bv',
  'blank:s blank:m half2:fm circle:bv',
  'blank:f petal:if blank:m blank:v',
];

export function StairsPicture() {
  return (
    <Composition rows={stairsRows}>
      <Tile transform="translate(14 324) rotate(-6) scale(.8)" shape="ring" front="night" back="day" />
      <Ant x={56} y={500} scale={0.82} pose="lift" limbs="night" />
      <Tile transform="translate(112 226) rotate(5) scale(.8)" shape="leaf" front="forest" back="blush" />
      <Ant x={150} y={400} scale={0.82} pose="heave" limbs="night" />
      <Tile transform="translate(212 122) rotate(-4) scale(.84)" shape="quarter" front="vermilion" back="mustard" />
      <Ant x={250} y={300} scale={0.82} pose="lift" limbs="night" />
    </Composition>
  );
}

/** A stopwatch that an ant has just pressed. */
const stopwatchRows = [
  'blank:i blank:i blank:i blank:i',
  'blank:i blank:i blank:i blank:i',
  'half1:vi blank:i blank:i blank:i',
  'blank:i blank:i blank:i blank:i',
  'blank:i blank:i blank:i quarter2:fi',
  'blank:s blank:s blank:s blank:s',
];

const ticks = [0, 90, 180, 270].map((turn) => (
  <path key={turn} className={classOf('night')} d="M194 232h12v24h-12z" transform={`rotate(${turn} 200 350)`} />
));

export function StopwatchPicture() {
  return (
    <Composition rows={stopwatchRows}>
      <path className={classOf('night')} d={`${rounded(178, 172, 44, 44, 8)}${rounded(158, 158, 84, 28, 10)}`} />
      <path className={classOf('night')} d={disc(200, 350, 148)} />
      <path className={classOf('day')} d={disc(200, 350, 128)} />
      <path className={classOf('mustard')} d="M200 350V234a116 116 0 0 1 116 116z" />
      {ticks}
      <path className={classOf('vermilion')} d={`M191 350l9-106 9 106z${disc(200, 350, 17)}`} />
      <Ant x={200} y={158} scale={0.95} limbs="night" />
    </Composition>
  );
}
