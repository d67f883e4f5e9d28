import { Ant } from '../ant.tsx';
import { Composition } from '../composition.tsx';
import type { Alternative } from '../picture.tsx';
import { Tile } from '../tile.tsx';

/** A staircase, a tile for every year on it, and ants who climb it with one more. */
const rows = [
  'blank:b blank:b blank:b blank:b blank:b quarter:vm',
  'blank:b blank:b blank:b blank:b petal:mf ring:xi',
  'blank:b blank:b blank:b half1:si dots:mv leaf:fb',
  'blank:b blank:b fan:vb stripes:xm flower:fm quarter2:si',
  'blank:b drop1:fm leaf1:si bends:mx half2:vb steps:xm',
];

export function HistoryHero({ title }: Alternative) {
  return (
    <Composition rows={rows} keep="bottom" title={title}>
      <g transform="translate(16 330)rotate(-6)scale(.68)">
        <Tile shape="quarter" front="night" back="day" />
      </g>
      <Ant x={50} y={500} scale={0.74} pose="lift" limbs="night" />
      <Ant x={152} y={400} scale={0.66} body="sky" pose="stride" limbs="night" />
      <g transform="translate(220 146)rotate(5)scale(.66)">
        <Tile shape="circle" front="mustard" back="forest" />
      </g>
      <Ant x={252} y={300} scale={0.7} pose="heave" limbs="night" />
      <Ant x={352} y={200} scale={0.66} body="forest" limbs="night" />
      <Ant x={450} y={100} scale={0.7} pose="stride" limbs="night" />
    </Composition>
  );
}
