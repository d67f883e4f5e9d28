import { Ant } from '../../ant.tsx';
import style from '../../art.module.css';
import { classOf } from '../../colours.ts';
import { Composition, Layers } from '../../composition.tsx';
import { box, disc, rounded } from '../../path.ts';
import type { Alternative } from '../../picture.tsx';

/** An editor whose lines are ready-made pieces: one place is still open, and its piece is on the way. */
const rows = [
  'blank:x blank:x blank:x blank:x blank:x blank:x',
  'blank:x blank:x blank:x blank:x blank:x blank:x',
  'blank:x blank:x blank:x blank:x blank:x blank:x',
  'blank:x blank:x blank:x blank:x blank:x blank:x',
  'blank:x blank:x blank:x blank:x blank:x blank:x',
  'quarter:vb half2:mf quarter1:si leaf:vm petal:is ring:xm',
];

const line = (x: number, y: number, width: number) => rounded(x, y, width, 48, 24);

export function CodeHero({ title }: Alternative) {
  return (
    <Composition rows={rows} keep="bottom" title={title}>
      <Layers
        of={[
          ['sand', box(0, 0, 600, 60)],
          ['vermilion', disc(40, 30, 13) + line(110, 96, 120) + line(110, 356, 90)],
          ['mustard', disc(78, 30, 13) + line(246, 96, 200) + line(170, 161, 150)],
          ['forest', disc(116, 30, 13) + line(410, 226, 110)],
          ['ice', line(336, 161, 180) + line(230, 226, 164)],
          ['blush', line(230, 291, 96) + line(216, 356, 60)],
          ['sky', line(462, 96, 70)],
        ]}
      />
      <path
        className={`${style.lines} ${classOf('day')}`}
        strokeWidth={4}
        strokeDasharray="2 12"
        d={line(342, 291, 180)}
      />
      <g transform="rotate(-6 330 420)">
        <Layers of={[['mustard', line(244, 396, 180)]]} />
      </g>
      <Ant x={262} y={520} scale={0.78} pose="lift" limbs="day" />
      <Ant x={400} y={520} scale={0.88} pose="heave" limbs="day" body="forest" />
    </Composition>
  );
}
