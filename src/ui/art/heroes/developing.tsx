import { Ant } from '../ant.tsx';
import style from '../art.module.css';
import { classOf } from '../colours.ts';
import { Composition } from '../composition.tsx';
import type { Alternative } from '../picture.tsx';
import { Tile } from '../tile.tsx';

/** What stands between two braces is built tile by tile. */
const rows = [
  'blank:x blank:x blank:x blank:x blank:x blank:x',
  'blank:x blank:x blank:x blank:x blank:x blank:x',
  'blank:x blank:x quarter:si blank:x blank:x blank:x',
  'blank:x blank:x half:mf petal1:vb blank:x blank:x',
  'blank:f blank:f blank:f blank:f blank:f blank:f',
];

const opening = 'M180 56h-20a46 46 0 0 0-46 46v50a46 46 0 0 1-46 46a46 46 0 0 1 46 46v50a46 46 0 0 0 46 46h20';

export function DevelopingHero({ title }: Alternative) {
  return (
    <Composition rows={rows} keep="bottom" title={title}>
      <path className={`${style.lines} ${classOf('mustard')}`} strokeWidth={40} d={opening} />
      <path
        className={`${style.lines} ${classOf('vermilion')}`}
        strokeWidth={40}
        transform="translate(600)scale(-1 1)"
        d={opening}
      />
      <g transform="translate(306 106)rotate(5)scale(.86)">
        <Tile shape="ring" front="night" back="mustard" />
      </g>
      <Ant x={350} y={300} scale={0.98} pose="lift" body="vermilion" limbs="day" />
      <Ant x={128} y={470} scale={0.9} pose="stride" body="mustard" limbs="day" />
      <Ant x={300} y={470} scale={0.9} pose="walk" body="vermilion" limbs="day" />
      <Ant x={472} y={470} scale={0.9} pose="stride" body="ice" limbs="day" />
    </Composition>
  );
}
