import { Ant } from '../ant.tsx';
import { classOf } from '../colours.ts';
import { Composition } from '../composition.tsx';
import { box, disc, rounded } from '../path.ts';
import type { Alternative } from '../picture.tsx';

/** A calendar as high as a wall with one day taken, and a clock of which half is ours. */
const rows = [
  'blank:v blank:v blank:v blank:v blank:v',
  'blank:v blank:v blank:v blank:v blank:v',
  'quarter2:mv blank:v blank:v blank:v quarter3:mv',
  'blank:x blank:x blank:x blank:x blank:x',
];

const days = [0, 1, 2].flatMap((row) => [0, 1, 2, 3].map((column) => [86 + 44 * column, 128 + 44 * row] as const));
const taken = 6;

export function MeetHero({ title }: Alternative) {
  return (
    <Composition rows={rows} keep="bottom" title={title}>
      <g transform="translate(50)">
        <path className={classOf('night')} d={rounded(66, 52, 206, 232, 16)} />
        <path className={classOf('day')} d={rounded(60, 44, 206, 232, 16)} />
        <path className={classOf('sky')} d="M60 100V60a16 16 0 0 1 16-16h174a16 16 0 0 1 16 16v40z" />
        <path className={classOf('night')} d={rounded(104, 26, 14, 40, 7) + rounded(208, 26, 14, 40, 7)} />
        <path
          className={classOf('sand')}
          d={days.map(([x, y], at) => (at === taken ? '' : box(x, y, 34, 34))).join('')}
        />
        <path className={classOf('mustard')} d={days[taken] && box(days[taken][0] - 4, days[taken][1] - 4, 42, 42)} />
        <path className={classOf('night')} d={disc(302, 214, 72)} />
        <path className={classOf('day')} d={disc(302, 214, 60)} />
        <path className={classOf('mustard')} d="M302 162a52 52 0 0 1 0 104z" />
        <path className={classOf('night')} d="M298 168h8v92h-8z" />
        <Ant x={104} y={392} scale={0.94} limbs="day" body="blush" pose="lift" />
        <Ant x={272} y={392} scale={0.94} limbs="day" body="mustard" faces="left" />
      </g>
    </Composition>
  );
}
