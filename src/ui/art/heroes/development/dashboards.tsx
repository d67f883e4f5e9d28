import { Ant } from '../../ant.tsx';
import { Composition } from '../../composition.tsx';
import type { Alternative } from '../../picture.tsx';
import { Tile } from '../../tile.tsx';

/** Columns that grow, the pie that shares them out, and two ants who bring the next figure. */
const rows = [
  'quarter2:vi quarter3:mi blank:i blank:i blank:i half:vm',
  'quarter1:fi quarter:xi blank:i blank:i dots:vb stripes:xm',
  'blank:i blank:i blank:i blank:i quarter1:sb ring:xm',
  'blank:i blank:i ring:ms stripes:bf half:vb quarter2:sm',
  'dots:bv half:mx stripes:is dots:mf petal:sb dots:xm',
  'stripes:bv ring:ix quarter:ms half2:bf stripes:vb leaf:fm',
];

export function DashboardsHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <g transform="translate(321 128) rotate(-5) scale(.72)">
        <Tile shape="leaf" front="forest" back="mustard" />
      </g>
      <Ant x={354} y={300} pose="lift" limbs="night" />
      <Ant x={150} y={400} scale={0.8} pose="stride" limbs="night" body="forest" />
    </Composition>
  );
}
