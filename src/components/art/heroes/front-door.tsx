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
const key = `${disc(78, 304, 40)}${box(110, 293, 170, 22)}${box(236, 264, 17, 32)}${box(264, 256, 16, 40)}`;

export function FrontDoorHero({ title }: Alternative) {
  return (
    <Composition rows={rows} keep="bottom" title={title}>
      <path className={classOf('day')} d={frame} />
      <path className={classOf('mustard')} d={leaf} />
      <path className={classOf('vermilion')} d={light} />
      <path className={classOf('mustard')} d="M377 148h14v74h-14z" />
      <path className={classOf('night')} d={keyhole} />
      <path className={classOf('day')} d={key} />
      <path className={classOf('sky')} d={disc(78, 304, 18)} />
      <Ant x={132} y={399} scale={0.86} pose="lift" limbs="night" />
      <Ant x={222} y={399} scale={0.86} pose="heave" limbs="night" body="mustard" />
    </Composition>
  );
}
