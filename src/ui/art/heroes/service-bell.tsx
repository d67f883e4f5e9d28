import { Ant } from '../ant.tsx';
import style from '../art.module.css';
import { classOf } from '../colours.ts';
import { Composition } from '../composition.tsx';
import { disc, rounded } from '../path.ts';
import type { Alternative } from '../picture.tsx';

/** The bell of a counter, rung from above. It stands low: on a phone the upper part is cut off. */
const rows = [
  'blank:i blank:i blank:i blank:i blank:i quarter1:vi',
  'quarter3:bi blank:i blank:i blank:i blank:i blank:i',
  'blank:i blank:i blank:i blank:i blank:i blank:i',
  'stripes:xf blank:f blank:f blank:f blank:f stripes:xf',
];

/** Its sound, to the left; the right is the same in a mirror. */
const sound = 'M166 200a152 152 0 0 1 50-74M124 186a200 200 0 0 1 66-96';

export function ServiceBellHero({ title }: Alternative) {
  return (
    <Composition rows={rows} keep="bottom" title={title}>
      <g className={classOf('sky')}>
        <path className={style.lines} strokeWidth={13} d={sound} />
        <path className={style.lines} strokeWidth={13} d={sound} transform="matrix(-1 0 0 1 600 0)" />
      </g>
      <path className={classOf('night')} d={disc(300, 154, 19) + rounded(289, 154, 22, 30, 4)} />
      <path className={classOf('mustard')} d="M176 268a124 96 0 0 1 248 0z" />
      <path className={classOf('day')} d="M212 250a90 68 0 0 1 46-50l8 15a70 54 0 0 0-36 35z" />
      <path className={classOf('vermilion')} d={rounded(156, 262, 288, 24, 12)} />
      <path className={classOf('night')} d={rounded(184, 286, 232, 14, 4)} />
      <Ant x={300} y={140} scale={0.6} limbs="night" pose="stride" />
      <Ant x={104} y={302} scale={0.66} limbs="night" body="sky" />
      <Ant x={496} y={302} scale={0.66} limbs="night" body="forest" faces="left" pose="lift" />
    </Composition>
  );
}
