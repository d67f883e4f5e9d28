import { Ant } from '../ant.tsx';
import style from '../art.module.css';
import { classOf } from '../colours.ts';
import { Composition } from '../composition.tsx';
import { box, disc, rounded } from '../path.ts';
import type { Alternative } from '../picture.tsx';
import { Tile } from '../tile.tsx';

/** Wishes lie about in all directions; an ant carries them to a list where each has its line. */
const rows = [
  'blank:i blank:i blank:i blank:i blank:i blank:i',
  'blank:i blank:i blank:i blank:i blank:i blank:i',
  'blank:i blank:i blank:i blank:i blank:i blank:i',
  'blank:i blank:i blank:i blank:i blank:i blank:i',
  'blank:m blank:m blank:m blank:m blank:m blank:m',
];

const wishes = [
  { at: 'translate(38 30)rotate(-14 45 45)scale(.9)', shape: 'quarter', front: 'vermilion', back: 'blush' },
  { at: 'translate(150 96)rotate(22 40 40)scale(.8)', shape: 'petal', front: 'mustard', back: 'forest' },
  { at: 'translate(30 176)rotate(9 42 42)scale(.84)', shape: 'ring', front: 'night', back: 'day' },
] as const;

const lines = [130, 205, 280, 355];

export function RequirementsHero({ title }: Alternative) {
  return (
    <Composition rows={rows} keep="bottom" title={title}>
      {wishes.map(({ at, ...tile }) => (
        <g key={at} transform={at}>
          <Tile {...tile} />
        </g>
      ))}
      <path className={classOf('night')} d={rounded(274, 34, 292, 424, 22)} />
      <path className={classOf('day')} d={rounded(290, 58, 260, 384, 10)} />
      <path className={classOf('vermilion')} d={rounded(360, 14, 120, 62, 16)} />
      <path className={classOf('day')} d={disc(420, 40, 11)} />
      <path className={classOf('forest')} d={lines.map((y) => disc(338, y, 24)).join('')} />
      <path
        className={`${style.lines} ${classOf('day')}`}
        strokeWidth={7}
        d={lines.map((y) => `M328 ${y}l8 8l13-16`).join('')}
      />
      <path className={classOf('night')} d={lines.map((y) => box(382, y - 16, 140, 12)).join('')} />
      <path className={classOf('ice')} d={lines.map((y, index) => box(382, y + 6, 116 - 18 * index, 12)).join('')} />
      <g transform="translate(122 250)rotate(-6)scale(.92)">
        <Tile shape="leaf" front="sky" back="mustard" />
      </g>
      <Ant x={170} y={440} scale={1} pose="lift" limbs="night" />
    </Composition>
  );
}
