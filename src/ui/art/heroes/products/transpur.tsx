import { Ant } from '../../ant.tsx';
import style from '../../art.module.css';
import { classOf } from '../../colours.ts';
import { Composition } from '../../composition.tsx';
import { box, disc } from '../../path.ts';
import type { Alternative } from '../../picture.tsx';
import { Tile } from '../../tile.tsx';

/** A truck with tiles for cargo on the road, and a row of wheels below it. */
const rows = [
  'blank:i blank:i blank:i blank:i circle:mi blank:i',
  'quarter2:fi quarter3:fi blank:i blank:i quarter2:fi half1:fi',
  'blank:f leaf:mf quarter3:fi quarter2:fi blank:f petal:mf',
  'blank:x blank:x blank:x blank:x blank:x blank:x',
  'ring:xv ring:xm ring:xi ring:xv ring:xm ring:xi',
];

export function TranspurHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <path className={`${style.lines} ${classOf('day')}`} strokeWidth={10} strokeDasharray="46 44" d="M20 368h600" />
      <g transform="translate(66 83)scale(.78)">
        <g transform="translate(50 90)">
          <path className={classOf('night')} d={box(-8, -8, 316, 216)} />
          <Tile shape="quarter" front="vermilion" back="blush" />
          <Tile shape="circle" front="mustard" back="sky" x={100} />
          <Tile shape="leaf" front="sky" back="ice" x={200} />
          <Tile shape="ring" front="night" back="mustard" y={100} />
          <Tile shape="flower" front="vermilion" back="day" x={100} y={100} />
          <Tile shape="quarter" turn={2} front="forest" back="mustard" x={200} y={100} />
        </g>
        <path className={classOf('day')} d="M366 168h96l82 84v66H366z" />
        <path className={classOf('sky')} d="M388 190h66l54 58H388z" />
        <path className={classOf('night')} d={box(36, 296, 512, 26) + disc(140, 322, 56) + disc(456, 322, 56)} />
        <path className={classOf('day')} d={disc(140, 322, 24) + disc(456, 322, 24)} />
        <path className={classOf('vermilion')} d={disc(140, 322, 10) + disc(456, 322, 10) + box(532, 268, 16, 22)} />
        <Ant x={200} y={84} scale={0.7} pose="stride" limbs="night" />
      </g>
    </Composition>
  );
}
