import { Ant } from '../ant.tsx';
import { classOf } from '../colours.ts';
import { Composition } from '../composition.tsx';
import { box, disc } from '../path.ts';
import type { Alternative } from '../picture.tsx';

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
