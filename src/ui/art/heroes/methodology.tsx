import { Ant } from '../ant.tsx';
import style from '../art.module.css';
import { classOf } from '../colours.ts';
import { Composition } from '../composition.tsx';
import { box, disc } from '../path.ts';
import type { Alternative } from '../picture.tsx';

/** Round after round: four ants, four weeks, one wheel. */
const rows = [
  'quarter2:mf blank:f blank:f blank:f blank:f quarter3:mf',
  'blank:f blank:f blank:f blank:f blank:f blank:f',
  'blank:f blank:f blank:f blank:f blank:f blank:f',
  'blank:f blank:f blank:f blank:f blank:f blank:f',
  'quarter1:vb blank:f blank:f blank:f blank:f quarter:vb',
];

/** A quarter of the wheel, with the joint where the next week begins. */
const quarters = [
  ['vermilion', 'M300 98A152 152 0 0 1 452 250'],
  ['mustard', 'M452 250A152 152 0 0 1 300 402'],
  ['ice', 'M300 402A152 152 0 0 1 148 250'],
  ['blush', 'M148 250A152 152 0 0 1 300 98'],
] as const;

/** A month on a sheet of the calendar. */
const month = [0, 1, 2, 3]
  .flatMap((column) => [0, 1, 2].map((row) => box(240 + 32 * column, 236 + 26 * row, 24, 18)))
  .join('');

export function MethodologyHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <path className={classOf('day')} d={disc(300, 250, 118)} />
      {quarters.map(([colour, d]) => (
        <g key={d} className={classOf(colour)}>
          <path className={style.lines} strokeWidth={64} strokeLinecap="butt" d={d} />
        </g>
      ))}
      <path className={classOf('night')} d={month} />
      <path className={classOf('vermilion')} d={box(240, 196, 120, 26)} />
      {[20, 110, 200, 290].map((angle, index) => (
        <g key={angle} transform={`rotate(${angle} 300 250)`}>
          <Ant x={300} y={68} scale={0.72} pose={index % 2 ? 'stride' : 'walk'} body="mustard" limbs="day" />
        </g>
      ))}
    </Composition>
  );
}
