import { Ant } from '../../ant.tsx';
import style from '../../art.module.css';
import { classOf } from '../../colours.ts';
import { Composition, Layers } from '../../composition.tsx';
import { disc } from '../../path.ts';
import type { Alternative } from '../../picture.tsx';

const rows = [
  'quarter1:is blank:s blank:s blank:s ring:bs',
  'blank:s blank:s blank:s blank:s blank:s',
  'blank:s blank:s blank:s blank:s blank:s',
  'blank:s blank:s blank:s blank:s fan2:is',
  'blank:x blank:x blank:x blank:x blank:x',
];

/** Over the coin, to where it came from. */
const back = 'M372 150A140 140 0 0 0 116 190M112 126v68h68';

/** An ant rolls a coin home. */
export function ReturnedHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <g transform="translate(6 64)scale(.84)">
        <path className={`${style.lines} ${classOf('day')}`} strokeWidth={18} d={back} />
        <Layers
          of={[
            ['mustard', disc(236, 292, 108)],
            ['night', disc(236, 292, 76)],
            ['mustard', disc(236, 292, 62)],
          ]}
        />
        <path className={`${style.lines} ${classOf('night')}`} strokeWidth={14} d="M272 292h-72M224 266l-26 26 26 26" />
        <Ant x={396} y={402} scale={1.06} pose="stride" faces="left" limbs="day" />
      </g>
    </Composition>
  );
}
