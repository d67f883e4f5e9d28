import { Ant } from '../ant.tsx';
import { type Colour, classOf } from '../colours.ts';
import { Composition, Line } from '../composition.tsx';
import { Envelope } from '../envelope.tsx';
import { MarkTile } from '../mark.tsx';
import { box, disc, rounded } from '../path.ts';
import type { Alternative } from '../picture.tsx';
import { Tile } from '../tile.tsx';

/** A wall of twelve products, and ants who bring the last ones. The tiles behind it go on around it in any box. */
const rows = [
  'half2:vb half2:vb half2:vb half2:vb',
  'half2:vb blank:b blank:b half2:vb',
  'half2:vb blank:b blank:b half2:vb',
  'half2:vb half2:mf half2:si half2:vb',
];

const wall = [
  ['suppmail', 'wabot', 'grumpyturtle', 'focusmeet'],
  ['proposals', 'chatter', 'pugobox', 'collectio'],
  ['ducksites', 'transpur', 'provedur', 'gogoals'],
] as const;

export function ProductsHero({ title }: Alternative) {
  return (
    <Composition rows={rows} keep="bottom" beyond={2} title={title}>
      {wall.flatMap((row, y) => row.map((slug, x) => <MarkTile key={slug} of={slug} x={100 * x} y={100 * y} />))}
      <Ant x={76} y={400} pose="lift" />
      <Ant x={260} y={400} pose="heave" />
    </Composition>
  );
}

/** One letter goes in, a whole sky of them comes out. */
const bulkEmailRows = [
  'blank:s blank:s blank:s blank:s blank:s blank:s',
  'blank:s blank:s blank:s blank:s blank:s blank:s',
  'blank:s blank:s blank:s blank:s blank:s blank:s',
  'blank:s blank:s blank:s blank:s blank:s blank:s',
  'blank:s blank:s blank:s blank:s blank:s blank:s',
  'quarter:fm quarter1:fm quarter:fm quarter1:fm quarter:fm quarter1:fm',
];

const flaps = ['vermilion', 'mustard', 'blush', 'forest'] as const;

/** In ranks that get smaller the further they are. */
const flock = [
  [300, 214, 1.15],
  [392, 236, 1.15],
  [484, 258, 1.15],
  [330, 128, 0.98],
  [412, 146, 0.98],
  [494, 164, 0.98],
  [358, 58, 0.8],
  [426, 73, 0.8],
  [494, 88, 0.8],
  [384, 4, 0.62],
  [438, 16, 0.62],
  [492, 28, 0.62],
] as const;

export function BulkEmailHero({ title }: Alternative) {
  return (
    <Composition rows={bulkEmailRows} keep="centre" title={title}>
      <path
        className={classOf('ice')}
        d={disc(90, 118, 34) + disc(146, 100, 46) + disc(200, 122, 28) + rounded(50, 118, 186, 36, 18)}
      />
      {flock.map(([x, y, scale], index) => (
        <Envelope
          key={`${x} ${y}`}
          x={x}
          y={y}
          scale={scale}
          tilt={-12}
          flap={flaps[index % flaps.length] ?? 'vermilion'}
        />
      ))}
      <g transform="translate(60 250)rotate(-4)">
        <path className={classOf('blush')} d="M0 40L110-40L220 40v122H0z" />
        <path className={classOf('day')} d="M22-8h176v90H22z" />
        <path className={classOf('vermilion')} d="M44 14h132v12H44zM44 38h90v12H44z" />
        <path className={classOf('mustard')} d="M0 40L110 118L220 40v122H0z" />
        <path className={classOf('day')} d="M0 162L96 96h28l96 66z" />
      </g>
      <Ant x={110} y={504} scale={0.95} pose="lift" limbs="night" />
      <Ant x={240} y={500} scale={0.95} pose="heave" limbs="night" />
      <Ant x={520} y={600} scale={0.6} pose="walk" faces="left" limbs="night" body="day" />
      <Ant x={420} y={600} scale={0.6} pose="stride" faces="left" limbs="night" body="day" />
      <Ant x={320} y={600} scale={0.6} pose="walk" faces="left" limbs="night" body="day" />
    </Composition>
  );
}

/** From the mast to every pocket: ants carry bubbles along the road. */
const bulkSmsRows = [
  'blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i quarter2:bi',
  'blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i',
  'blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i',
];

const mast =
  'M230 100L170 300M230 100L290 300M211 165H249M195 220H265M211 165L265 220M249 165L195 220M195 220L282 272M265 220L178 272';

export function BulkSmsHero({ title }: Alternative) {
  return (
    <Composition rows={bulkSmsRows} keep="bottom" title={title}>
      <g transform="scale(.8)">
        <path className={classOf('night')} d={box(0, 300, 1500, 75)} />
        <Tile shape="fan" turn={2} front="vermilion" x={130} />
        <Tile shape="fan" turn={3} front="vermilion" x={230} />
        <Line colour="night" width={9} d={mast} />
        <path className={classOf('vermilion')} d={disc(230, 100, 20)} />
        <Carrier x={420} colour="sky" />
        <Carrier x={580} colour="forest" />
        <Phone x={690} y={40} />
        <Carrier x={960} colour="vermilion" />
        <Carrier x={1120} colour="mustard" />
        <Carrier x={1280} colour="sky" />
        <Line colour="day" width={9} dashes="34 30" d="M20 338H1490" />
      </g>
    </Composition>
  );
}

function Carrier({ x, colour }: { x: number; colour: Colour }) {
  return (
    <>
      <path className={classOf(colour)} d={`${rounded(x - 62, 108, 124, 78, 24)}M${x - 20} 180l20 28 20-28z`} />
      <path className={classOf('day')} d={box(x - 38, 132, 76, 9) + box(x - 38, 152, 48, 9)} />
      <Ant x={x} y={300} scale={0.94} pose="lift" limbs="night" body="vermilion" />
    </>
  );
}

function Phone({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={classOf('night')} d={rounded(0, 0, 160, 260, 24)} />
      <path className={classOf('day')} d={box(14, 30, 132, 196)} />
      <path className={classOf('blush')} d={rounded(24, 44, 90, 40, 14)} />
      <path className={classOf('sky')} d={rounded(48, 98, 88, 40, 14)} />
      <path className={classOf('mustard')} d={rounded(24, 152, 100, 40, 14)} />
      <path className={classOf('day')} d={disc(80, 243, 8)} />
    </g>
  );
}

/** A telephone as tall as a house, and the messages that reach it. */
const textMessageRows = [
  'fan2:vm blank:m blank:m blank:m blank:m quarter2:vm',
  'blank:m blank:m blank:m blank:m blank:m blank:m',
  'blank:m blank:m blank:m blank:m blank:m blank:m',
  'half1:fm blank:m blank:m blank:m blank:m half3:sm',
  'blank:m blank:m blank:m blank:m blank:m blank:m',
  'blank:x blank:x blank:x blank:x blank:x blank:x',
];

export function TextMessageHero({ title }: Alternative) {
  return (
    <Composition rows={textMessageRows} title={title}>
      <path className={classOf('night')} d={rounded(180, 60, 240, 440, 34)} />
      <path className={classOf('day')} d={box(198, 104, 204, 340)} />
      <path className={classOf('day')} d={disc(300, 472, 13)} />
      <path className={classOf('ice')} d={`${rounded(212, 124, 140, 70, 22)}M226 176l34 12-34 26z`} />
      <path className={classOf('sky')} d={`${rounded(250, 230, 140, 70, 22)}M376 282v40l-40-26z`} />
      <path className={classOf('blush')} d={`${rounded(212, 338, 160, 70, 22)}M226 390l34 12-34 26z`} />
      <path className={classOf('night')} d={box(234, 146, 90, 9) + box(234, 166, 60, 9) + box(234, 362, 104, 9)} />
      <path className={classOf('day')} d={box(272, 252, 90, 9) + box(272, 272, 54, 9)} />
      <path className={classOf('vermilion')} d={disc(420, 66, 34)} />
      <path className={classOf('day')} d={box(415, 46, 11, 40)} />
      <Ant x={90} y={500} scale={0.9} pose="lift" limbs="night" />
      <path className={classOf('sky')} d={`${rounded(36, 330, 116, 74, 22)}M104 396l-6 22-24-18z`} />
      <Ant x={510} y={500} scale={0.9} pose="heave" faces="left" limbs="night" />
      <path className={classOf('forest')} d={`${rounded(450, 330, 116, 74, 22)}M500 396l4 22 24-18z`} />
    </Composition>
  );
}

/** A bell on a counter rings, and the letters arrive in order. */
const helpDeskRows = [
  'quarter3:fb blank:b blank:b blank:b blank:b quarter2:sb',
  'blank:b blank:b fan2:vb fan3:vb blank:b blank:b',
  'blank:b blank:b blank:b blank:b blank:b blank:b',
  'blank:b blank:b blank:b blank:b blank:b blank:b',
  'half2:ix half2:mx half2:vx half2:ix half2:mx half2:vx',
  'blank:p blank:p blank:p blank:p blank:p blank:p',
];

export function HelpDeskHero({ title }: Alternative) {
  return (
    <Composition rows={helpDeskRows} keep="centre" title={title}>
      <path className={classOf('mustard')} d="M140 376a160 160 0 0 1 320 0z" />
      <path className={classOf('day')} d="M180 352a128 128 0 0 1 70-96l9 17a109 109 0 0 0-60 79z" />
      <path className={classOf('night')} d={`M290 190h20v30h-20z${rounded(112, 372, 376, 30, 15)}`} />
      <path className={classOf('vermilion')} d={disc(300, 186, 22)} />
      <Ant x={62} y={400} scale={0.72} pose="lift" limbs="night" />
      <Envelope x={20} y={284} tilt={-6} scale={1.2} flap="sky" />
      <Envelope x={512} y={356} tilt={0} scale={1.05} flap="forest" />
      <Envelope x={518} y={314} tilt={4} scale={1} flap="vermilion" />
      <Ant x={110} y={600} scale={0.8} pose="lift" />
      <Envelope x={62} y={472} tilt={-5} scale={1.5} flap="mustard" paper="blush" />
      <Ant x={300} y={600} scale={0.8} pose="heave" />
      <Envelope x={256} y={470} tilt={4} scale={1.5} flap="vermilion" paper="ice" />
      <Ant x={490} y={600} scale={0.8} pose="lift" />
      <Envelope x={442} y={472} tilt={-3} scale={1.5} flap="forest" paper="mustard" />
    </Composition>
  );
}
