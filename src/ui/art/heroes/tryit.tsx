import { Ant } from '../ant.tsx';
import { classOf } from '../colours.ts';
import { Composition } from '../composition.tsx';
import { MarkTile } from '../mark.tsx';
import { disc } from '../path.ts';
import type { Alternative } from '../picture.tsx';

/** Seven suns over the days of a week, and ants who bring the products. */
const rows = [
  'blank:s blank:s blank:i blank:i blank:m blank:m blank:p blank:p blank:m blank:m blank:b blank:b blank:v blank:v',
  'blank:s blank:s blank:i blank:i blank:m blank:m blank:p blank:p blank:m blank:m blank:b blank:b blank:v blank:v',
  'blank:f blank:f blank:f blank:f blank:f blank:f blank:f blank:f blank:f blank:f blank:f blank:f blank:f blank:f',
];

const suns = [
  ['mustard', 190],
  ['mustard', 130],
  ['vermilion', 92],
  ['mustard', 80],
  ['vermilion', 92],
  ['vermilion', 130],
  ['mustard', 190],
] as const;

const carried = [
  ['grumpyturtle', 300],
  ['wabot', 700],
  ['ducksites', 1100],
] as const;

export function TryitHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      {suns.map(([colour, y], day) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week keep their order
        <path key={day} className={classOf(colour)} d={disc(100 + 200 * day, y, 62)} />
      ))}
      <path className={classOf('forest')} d="M0 210h1400v90H0z" />
      {carried.map(([slug, x], index) => (
        <g key={slug}>
          <MarkTile of={slug} x={x - 46} y={72} size={92} />
          <Ant x={x} y={272} scale={1.08} pose={index === 1 ? 'heave' : 'lift'} limbs="night" />
        </g>
      ))}
    </Composition>
  );
}
