import style from '../art.module.css';
import { classOf } from '../colours.ts';
import { Composition } from '../composition.tsx';
import { disc } from '../path.ts';
import type { Alternative } from '../picture.tsx';
import { Tile } from '../tile.tsx';

/** The plan of an ant, with its measures, before there is an ant. */
const blue = Array.from({ length: 12 }, () => 'blank:s').join(' ');

const sheet = [
  ...Array.from({ length: 24 }, (_, index) => `M${50 * index} 0V300`),
  ...Array.from({ length: 6 }, (_, index) => `M0 ${50 * index}H1200`),
].join('');

const body = disc(500, 150, 62) + disc(594, 160, 38) + disc(684, 146, 53);
const legs = 'M580 194L530 214L510 250M594 198L568 224L578 250M606 196L638 224L624 250M616 190L676 210L696 250';
const antennae = 'M672 94Q672 56 698 42M700 98Q712 66 744 62';
/** How long and how high it will be. */
const measures = 'M438 276H737M438 264v24M737 264v24M400 42V250M388 42h24M388 250h24';
/** A pair of compasses, opened on a circle. */
const compasses = 'M1010 40L950 236M1010 40L1078 236M972 160H1050M1010 20v20';

export function DesignHero({ title }: Alternative) {
  return (
    <Composition rows={[blue, blue, blue]} title={title}>
      <g className={classOf('ice')}>
        <path className={style.lines} strokeWidth={1.5} opacity={0.4} d={sheet} />
        <path className={style.lines} strokeWidth={4} strokeDasharray="1 12" d={disc(1010, 236, 60)} />
      </g>
      <g className={classOf('day')}>
        <path className={style.lines} strokeWidth={6} d={body + legs + antennae} />
        <path className={style.lines} strokeWidth={3} d={measures} />
        <path className={style.lines} strokeWidth={9} d={compasses} />
        <path
          className={style.lines}
          strokeWidth={4}
          d="M50 50h100v100h-100zM150 150a100 100 0 0 1-100-100M150 50h100v100"
        />
        <path className={style.lines} strokeWidth={4} d="M50 150h100v100h-100zM150 250v-100a100 100 0 0 0-100 100" />
      </g>
      <g transform="translate(150 150)">
        <Tile shape="leaf" front="mustard" back="night" />
      </g>
      <g transform="translate(250 50)">
        <Tile shape="quarter" front="vermilion" back="blush" />
      </g>
      <path className={classOf('mustard')} d={disc(704, 138, 12) + disc(1010, 40, 16)} />
    </Composition>
  );
}
