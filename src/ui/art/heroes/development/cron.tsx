import { Ant } from '../../ant.tsx';
import { Composition, Layers } from '../../composition.tsx';
import { box, disc, rounded } from '../../path.ts';
import type { Alternative } from '../../picture.tsx';

/** A day from night to night, and the row of ants that walks through all of it. */
const rows = [
  'dots:ix blank:x blank:s fan1:is blank:i blank:i blank:i blank:i blank:i quarter:bi blank:b blank:v dots:bx blank:x',
  'blank:x dots:ix blank:s blank:s quarter3:is blank:i blank:i blank:i blank:i blank:i quarter2:vb blank:v blank:x dots:mx',
  'half2:fx half2:fx half2:fs half2:fs half2:fi half2:fi half2:fi half2:fi half2:fi half2:fi half2:fb half2:fv half2:fx half2:fx',
];

/** Eight dots around the sun. */
const rays = [0, 45, 90, 135, 180, 225, 270, 315].map((angle) => {
  const [x, y] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  return disc(700 + 90 * x, 106 + 90 * y, 9);
});

export function CronHero({ title }: Alternative) {
  return (
    <Composition rows={rows} keep="bottom" title={title}>
      <Layers
        of={[
          ['mustard', disc(700, 106, 62) + rays.join('')],
          ['day', 'M164 40a56 56 0 1 0 40 92a46 46 0 1 1-40-92z'],
          ['mustard', disc(1080, 118, 52)],
          ['day', 'M1300 30a52 52 0 1 0 36 88a42 42 0 1 1-36-88z'],
          ['forest', box(0, 200, 1400, 14)],
          ['vermilion', rounded(552, 84, 76, 52, 10)],
          ['day', box(568, 100, 44, 6) + box(568, 114, 28, 6)],
          ['mustard', box(236, 92, 60, 46)],
          ['sky', disc(852, 108, 30)],
          ['day', disc(852, 108, 19)],
          ['night', 'M849 94h6v12h12v6h-18z'],
          ['blush', box(1152, 90, 62, 48)],
        ]}
      />
      <Ant x={120} y={200} scale={0.62} body="mustard" limbs="day" />
      <Ant x={272} y={200} scale={0.62} pose="lift" limbs="night" />
      <Ant x={436} y={200} scale={0.62} limbs="night" pose="stride" />
      <Ant x={596} y={200} scale={0.62} limbs="night" pose="lift" body="forest" />
      <Ant x={856} y={200} scale={0.62} limbs="night" pose="heave" />
      <Ant x={1010} y={200} scale={0.62} limbs="night" pose="stride" body="sky" />
      <Ant x={1188} y={200} scale={0.62} limbs="night" pose="lift" body="day" />
    </Composition>
  );
}
