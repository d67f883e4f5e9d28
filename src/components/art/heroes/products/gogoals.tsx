import { Ant } from '../../ant.tsx';
import style from '../../art.module.css';
import { classOf } from '../../colours.ts';
import { Composition } from '../../composition.tsx';
import { disc } from '../../path.ts';
import type { Alternative } from '../../picture.tsx';

/** A target above the stairs, an arrow in its middle, and an ant on the way up. */
const rows = [
  'blank:i blank:i blank:i blank:i blank:i blank:i',
  'quarter1:mi blank:i blank:i blank:i blank:i blank:i',
  'blank:i blank:i blank:i blank:i blank:i blank:i',
  'blank:i blank:i blank:i blank:i steps:si blank:s',
  'blank:i blank:i steps:si blank:s blank:s quarter2:ms',
];

const middle = [370, 190] as const;
const rings = (radii: readonly number[]) => radii.map((radius) => disc(...middle, radius)).join('');

export function GogoalsHero({ title }: Alternative) {
  return (
    <Composition rows={rows} keep="centre" title={title}>
      <path className={classOf('vermilion')} d={rings([178])} />
      <path className={classOf('day')} d={rings([136])} />
      <path className={classOf('vermilion')} d={rings([94])} />
      <path className={classOf('day')} d={rings([52])} />
      <path className={classOf('night')} d={rings([20])} />
      <path className={`${style.lines} ${classOf('night')}`} strokeWidth={14} d="M92 52L366 188" />
      <path className={classOf('mustard')} d="M112 62L66 74 22 52l46-10zM112 62L86 22 42 2l26 38z" />
      <path className={classOf('forest')} d="M112 62l-44-20 8 16z" />
      <Ant x={150} y={500} scale={1.1} pose="stride" limbs="night" />
      <Ant x={345} y={402} scale={0.8} pose="walk" limbs="night" />
    </Composition>
  );
}
