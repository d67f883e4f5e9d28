import { Ant } from '../ant.tsx';
import { classOf } from '../colours.ts';
import { Composition } from '../composition.tsx';
import { box, disc, rounded } from '../path.ts';
import type { Alternative } from '../picture.tsx';

/** Everyone has something to say: three bubbles over three ants. */
const rows = [
  'blank:i blank:i blank:i blank:i blank:i',
  'blank:i blank:i blank:i blank:i blank:i',
  'half:fi half:fi half:fi half:fi half:fi',
  'blank:f blank:f blank:f blank:f blank:f',
];

export function ContactHero({ title }: Alternative) {
  return (
    <Composition rows={rows} keep="bottom" title={title}>
      <g transform="translate(50)">
        <path className={classOf('vermilion')} d={`${rounded(24, 84, 132, 92, 34)}M60 166h42l-42 44z`} />
        <path className={classOf('day')} d={disc(60, 130, 10) + disc(90, 130, 10) + disc(120, 130, 10)} />
        <path className={classOf('mustard')} d={`${rounded(122, 20, 156, 100, 44)}M176 112h48l-24 44z`} />
        <path className={classOf('night')} d={box(152, 50, 96, 12) + box(152, 76, 62, 12)} />
        <path className={classOf('sky')} d={`${rounded(250, 90, 128, 88, 34)}M342 168v44l-44-44z`} />
        <path className={classOf('day')} d="M284 116h60v36h-60z" />
        <path className={classOf('ice')} d="M284 116h60l-30 22z" />
        <Ant x={72} y={372} scale={0.88} limbs="night" body="vermilion" />
        <Ant x={200} y={392} scale={0.96} limbs="night" body="mustard" pose="stride" />
        <Ant x={328} y={372} scale={0.88} limbs="night" body="ice" faces="left" />
      </g>
    </Composition>
  );
}
