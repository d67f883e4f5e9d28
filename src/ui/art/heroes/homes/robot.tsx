import { Ant } from '../../ant.tsx';
import style from '../../art.module.css';
import { classOf } from '../../colours.ts';
import { Composition, Layers } from '../../composition.tsx';
import { box, disc, rounded } from '../../path.ts';
import type { Alternative } from '../../picture.tsx';

/** A robot made to measure: one ant brings its hand, another one climbs up to the head. */
const rows = [
  'quarter:bm blank:m blank:m blank:m',
  'blank:m blank:m blank:m blank:m',
  'blank:m blank:m blank:m blank:m',
  'blank:x blank:x blank:x blank:x',
];

const robot = [
  ['night', `${box(196, 20, 8, 50)}${box(150, 190, 100, 24)}${box(140, 318, 34, 60)}${box(226, 318, 34, 60)}`],
  ['vermilion', `${disc(200, 24, 16)}${disc(200, 268, 30)}`],
  ['forest', rounded(112, 66, 176, 130, 34)],
  ['sky', `${rounded(122, 208, 156, 118, 20)}${rounded(66, 216, 48, 84, 24)}`],
  ['day', `${disc(162, 124, 28)}${disc(238, 124, 28)}${disc(200, 268, 14)}`],
  ['night', `${disc(168, 124, 12)}${disc(244, 124, 12)}`],
  ['mustard', box(166, 166, 68, 12)],
] as const;

export function RobotHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <path className={`${style.lines} ${classOf('night')}`} strokeWidth={7} d="M318 380V60M358 380V60" />
      <path
        className={`${style.lines} ${classOf('night')}`}
        strokeWidth={7}
        d="M318 100h40M318 150h40M318 200h40M318 250h40M318 300h40M318 350h40"
      />
      <Layers of={robot} />
      <g transform="rotate(-72 338 210)">
        <Ant x={330} y={232} scale={0.72} limbs="night" />
      </g>
      <path className={classOf('sky')} d={`${disc(66, 286, 26)}`} />
      <Ant x={70} y={400} scale={0.9} pose="lift" limbs="day" />
    </Composition>
  );
}
