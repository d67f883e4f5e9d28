import { Ant } from '../../ant.tsx';
import style from '../../art.module.css';
import { classOf } from '../../colours.ts';
import { Composition, Layers } from '../../composition.tsx';
import { disc } from '../../path.ts';
import type { Alternative } from '../../picture.tsx';

/** Bars like stairs, and ants who climb them. */
const rows = [
  'blank:i blank:i blank:i blank:i',
  'blank:i blank:i blank:i blank:i',
  'blank:i blank:i blank:i blank:i',
  'blank:i blank:i blank:i blank:i',
];

const bars = [
  ['vermilion', 'M0 330h100v70H0z'],
  ['mustard', 'M100 260h100v140H100z'],
  ['forest', 'M200 180h100v220H200z'],
  ['sky', 'M300 110h100v290H300z'],
] as const;

export function BarsHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <path className={classOf('day')} d={disc(100, 100, 78)} />
      <path className={classOf('vermilion')} d="M100 100V22a78 78 0 0 1 67 117z" />
      <path className={classOf('mustard')} d="M100 100l67 39a78 78 0 0 1-134 0z" />
      <Layers of={bars} />
      <path
        className={`${style.lines} ${classOf('day')}`}
        strokeWidth={5}
        strokeDasharray="1 12"
        d="M20 380L150 320L250 250L390 150"
      />
      <Ant x={48} y={330} scale={0.8} limbs="night" />
      <Ant x={146} y={260} scale={0.8} pose="stride" limbs="night" />
      <Ant x={246} y={180} scale={0.8} limbs="night" />
      <Ant x={346} y={110} scale={0.85} pose="lift" limbs="night" />
    </Composition>
  );
}
