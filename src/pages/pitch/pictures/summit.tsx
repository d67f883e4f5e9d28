import { Ant } from '#ui/art/ant.tsx';
import { classOf } from '#ui/art/colours.ts';
import { Composition } from '#ui/art/composition.tsx';
import { disc } from '#ui/art/path.ts';

/** A mountain of tiles with a flag on top, and those who are on their way. */
const rows = [
  'blank:i blank:i blank:i blank:i',
  'blank:i blank:i blank:i blank:i',
  'blank:i triangle:si triangle1:si blank:i',
  'triangle:si blank:s blank:s triangle1:si',
  'blank:f triangle:mf triangle1:mf blank:f',
  'triangle:mf quarter:vm quarter1:vm triangle1:mf',
];

export function SummitPicture() {
  return (
    <Composition rows={rows}>
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
