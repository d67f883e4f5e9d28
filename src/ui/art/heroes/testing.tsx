import { Ant } from '../ant.tsx';
import style from '../art.module.css';
import { classOf } from '../colours.ts';
import { Composition } from '../composition.tsx';
import { disc } from '../path.ts';
import type { Alternative } from '../picture.tsx';
import { Tile } from '../tile.tsx';

/** A floor where every tile is laid alike, and a glass over the one that is not. */
const odd = 'leaf:fi leaf1:fi leaf:fi leaf1:fi leaf:fi leaf1:fi';
const even = 'leaf1:fi leaf:fi leaf1:fi leaf:fi leaf1:fi leaf:fi';

export function TestingHero({ title }: Alternative) {
  return (
    <Composition rows={[odd, even, odd, even, odd]} title={title}>
      <path className={`${style.lines} ${classOf('night')}`} strokeWidth={56} d="M388 318L520 450" />
      <path className={`${style.lines} ${classOf('vermilion')}`} strokeWidth={22} d="M404 334L516 446" />
      <path className={classOf('night')} d={disc(270, 200, 178)} />
      <path className={classOf('day')} d={disc(270, 200, 148)} />
      <g transform="translate(172 102)scale(1.96)">
        <Tile shape="leaf" turn={1} front="vermilion" back="mustard" />
      </g>
      <Ant x={272} y={252} scale={1.1} body="night" limbs="night" />
    </Composition>
  );
}
