import { Ant } from '../ant.tsx';
import { classOf } from '../colours.ts';
import { Composition } from '../composition.tsx';
import { Envelope } from '../envelope.tsx';
import { disc, rounded } from '../path.ts';
import type { Alternative } from '../picture.tsx';

/** A bell on a counter rings, and the letters arrive in order. */
const rows = [
  'quarter3:fb blank:b blank:b blank:b blank:b quarter2:sb',
  'blank:b blank:b fan2:vb fan3:vb blank:b blank:b',
  'blank:b blank:b blank:b blank:b blank:b blank:b',
  'blank:b blank:b blank:b blank:b blank:b blank:b',
  'half2:ix half2:mx half2:vx half2:ix half2:mx half2:vx',
  'blank:p blank:p blank:p blank:p blank:p blank:p',
];

export function HelpDeskHero({ title }: Alternative) {
  return (
    <Composition rows={rows} keep="centre" title={title}>
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
