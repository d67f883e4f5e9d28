import { Ant } from '../../ant.tsx';
import { classOf } from '../../colours.ts';
import { Composition } from '../../composition.tsx';
import { box, disc, rounded } from '../../path.ts';
import type { Alternative } from '../../picture.tsx';

/** Coins in stacks, each higher than the last, and ants who carry one after the other into the jar. */
const rows = [
  'blank:s blank:s blank:s blank:s blank:s blank:s blank:s blank:s blank:s quarter2:is half1:fs ring:ms',
  'ring:ms quarter1:is blank:s blank:s blank:s blank:s blank:s blank:s blank:s blank:s blank:s quarter3:is',
  'quarter2:fs blank:s blank:s blank:s blank:s blank:s blank:s blank:s blank:s blank:s quarter2:vs leaf:mf',
];

const stacks = [1, 2, 3, 4, 5, 6];
const coin = 24;
const coins = (kind: 0 | 1) =>
  stacks
    .flatMap((height, stack) =>
      Array.from({ length: height }, (_, level) =>
        level % 2 === kind ? rounded(190 + 84 * stack, 300 - coin * (level + 1), 80, coin - 3, 10) : '',
      ),
    )
    .join('');

export function CollectioHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <path className={classOf('mustard')} d={coins(0)} />
      <path className={classOf('blush')} d={coins(1)} />
      <path className={classOf('ice')} d={rounded(740, 84, 230, 216, 46)} />
      <path className={classOf('day')} d={box(764, 62, 182, 34)} />
      <path
        className={classOf('mustard')}
        d={
          disc(800, 250, 36) +
          disc(880, 250, 36) +
          disc(910, 186, 36) +
          disc(838, 182, 36) +
          disc(856, 20, 28) +
          disc(480, 56, 32)
        }
      />
      <path
        className={classOf('vermilion')}
        d={box(792, 245, 16, 10) + box(872, 245, 16, 10) + box(902, 181, 16, 10)}
      />
      <Ant x={480} y={204} scale={1.05} pose="lift" body="vermilion" limbs="night" />
      <path className={classOf('mustard')} d={disc(250, 148, 26)} />
      <Ant x={250} y={276} scale={0.95} pose="heave" body="vermilion" limbs="night" />
    </Composition>
  );
}
