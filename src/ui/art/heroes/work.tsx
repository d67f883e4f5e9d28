import { Ant, antOutline } from '../ant.tsx';
import style from '../art.module.css';
import { classOf } from '../colours.ts';
import { Composition } from '../composition.tsx';
import type { Alternative } from '../picture.tsx';
import { Tile } from '../tile.tsx';

/** An open door, someone in it, and the outline of who is still missing. */
const rows = [
  'fan1:sk blank:s blank:s blank:s blank:s fan2:sk',
  'blank:s blank:s blank:s blank:s blank:s blank:s',
  'blank:s blank:s blank:s blank:s blank:s blank:s',
  'blank:s blank:s blank:s blank:s blank:s blank:s',
  'blank:n blank:n blank:n blank:n blank:n blank:n',
];

export function WorkHero({ title }: Alternative) {
  return (
    <Composition rows={rows} keep="bottom" title={title}>
      <path className={classOf('night')} d="M262 420V210a134 134 0 0 1 268 0v210z" />
      <path className={classOf('mustard')} d="M286 420V212a110 110 0 0 1 220 0v208z" />
      <path className={classOf('blush')} d="M286 420L210 500h372l-76-80z" />
      <g transform="translate(346 226)rotate(6)scale(.86)">
        <Tile shape="leaf" front="vermilion" back="day" />
      </g>
      <Ant x={396} y={424} scale={1.02} faces="left" pose="heave" limbs="night" />
      <g className={classOf('day')} transform="translate(36 276)scale(1.3)">
        <path className={style.lines} strokeWidth={3.5} strokeDasharray="5 6.5" d={antOutline} />
      </g>
    </Composition>
  );
}
