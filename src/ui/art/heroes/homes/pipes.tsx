import { Ant } from '../../ant.tsx';
import { Composition, Layers } from '../../composition.tsx';
import { disc, rounded } from '../../path.ts';
import type { Alternative } from '../../picture.tsx';

/** Four systems, one pipe: what goes in on one side comes out on the other. */
const rows = [
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
    <Composition rows={rows} title={title}>
      <Layers of={[...systems, ...parcels]} />
      <Ant x={110} y={234} scale={1.05} limbs="day" />
      <Ant x={345} y={134} scale={0.7} faces="left" pose="stride" limbs="day" />
    </Composition>
  );
}
