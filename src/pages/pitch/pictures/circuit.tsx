import { Ant } from '#ui/art/ant.tsx';
import { classOf } from '#ui/art/colours.ts';
import { Composition } from '#ui/art/composition.tsx';
import { disc } from '#ui/art/path.ts';

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
