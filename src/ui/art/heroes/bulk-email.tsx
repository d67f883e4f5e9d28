import { Ant } from '../ant.tsx';
import { classOf } from '../colours.ts';
import { Composition } from '../composition.tsx';
import { Envelope } from '../envelope.tsx';
import { disc, rounded } from '../path.ts';
import type { Alternative } from '../picture.tsx';

/** One letter goes in, a whole sky of them comes out. */
const rows = [
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
    <Composition rows={rows} keep="centre" title={title}>
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
