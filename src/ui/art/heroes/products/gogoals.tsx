import { Ant } from '../../ant.tsx';
import style from '../../art.module.css';
import { classOf } from '../../colours.ts';
import { Composition } from '../../composition.tsx';
import { disc } from '../../path.ts';
import type { Alternative } from '../../picture.tsx';

/** A target above the stairs, an arrow in its middle, and an ant on the way up. */
const rows = [
  'blank:i blank:i blank:i blank:i blank:i blank:i',
  'blank:i blank:i blank:i blank:i blank:i blank:i',
  'blank:i blank:i blank:i blank:i blank:i blank:i',
  'blank:i blank:i blank:i blank:i steps:si blank:s',
  'blank:i blank:i steps:si blank:s blank:s quarter2:ms',
];

const middle = [320, 215] as const;
const rings = (radii: readonly number[]) => radii.map((radius) => disc(...middle, radius)).join('');

export function GogoalsHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <path className={classOf('vermilion')} d={rings([150])} />
      <path className={classOf('day')} d={rings([115])} />
      <path className={classOf('vermilion')} d={rings([80])} />
      <path className={classOf('day')} d={rings([45])} />
      <path className={classOf('night')} d={rings([18])} />
      <path className={`${style.lines} ${classOf('night')}`} strokeWidth={14} d="M150 92L318 213" />
      <path className={classOf('mustard')} d="M168 105l-40 12-28-20 44-10zM168 105l-2-42-28-20-2 44z" />
      <Ant x={180} y={500} scale={0.95} pose="stride" limbs="night" />
      <Ant x={352} y={402} scale={0.62} pose="walk" limbs="night" />
    </Composition>
  );
}
