import { Ant } from '../ant.tsx';
import style from '../art.module.css';
import { classOf } from '../colours.ts';
import { Composition } from '../composition.tsx';
import type { Alternative } from '../picture.tsx';
import { Tile } from '../tile.tsx';

/** A wall that grows: what stands is in colour, what is planned is a shadow on paper. */
const rows = [
  'quarter2:np ring:np half2:np quarter3:np fan:np circle:np',
  'leaf:vb petal:np steps:np circle:np leaf:np half:np',
  'dots:xm quarter2:sm flower:np quarter1:np petal1:np quarter2:np',
  'half1:fi leaf1:bf leaf:np petal:np quarter3:np ring:np',
  'fan1:mx arch:ps petal:mf leaf1:np half2:np quarter:np',
  'quarter2:vb steps:fi stripes:mv quarter2:is ring:mx half1:bf',
];

const scaffold = 'M340 0V500M540 0V500M320 220H600M340 260L380 220M540 260L500 220';

export function ConstructionHero({ title }: Alternative) {
  return (
    <Composition rows={rows} keep="bottom" title={title}>
      <path className={`${style.lines} ${classOf('ink')}`} strokeWidth={6} d={scaffold} />
      <g transform="translate(394 342)rotate(-7)scale(.84)">
        <Tile shape="leaf" front="forest" back="mustard" />
      </g>
      <Ant x={440} y={500} scale={0.84} faces="left" pose="lift" />
      <g transform="translate(396 63)rotate(6)scale(.84)">
        <Tile shape="quarter" front="sky" back="blush" />
      </g>
      <Ant x={440} y={218} scale={0.76} faces="left" pose="heave" />
      <Ant x={262} y={400} scale={0.76} pose="stride" />
    </Composition>
  );
}
