import { type Colour, classOf } from '../../colours.ts';
import { Composition } from '../../composition.tsx';
import { disc, rounded } from '../../path.ts';
import type { Alternative } from '../../picture.tsx';

/** A round table from above, with the minutes of one topic on it. */
const rows = [
  'quarter2:vm blank:m blank:m blank:m blank:m quarter3:sm',
  'blank:m blank:m blank:m blank:m blank:m blank:m',
  'blank:m blank:m blank:m blank:m blank:m blank:m',
  'blank:m blank:m blank:m blank:m blank:m blank:m',
  'blank:m blank:m blank:m blank:m blank:m blank:m',
  'quarter1:fm blank:m blank:m blank:m blank:m quarter:bm',
];

const seats: readonly (readonly [Colour, head: Colour])[] = [
  ['sky', 'blush'],
  ['forest', 'night'],
  ['vermilion', 'day'],
  ['night', 'blush'],
  ['ice', 'vermilion'],
  ['forest', 'blush'],
];

export function FocusmeetHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      {seats.map(([clothes, head], index) => (
        <g key={`${clothes}${head}`} transform={`rotate(${60 * index + 30} 300 300)`}>
          <path className={classOf(clothes)} d={rounded(238, 72, 124, 62, 31)} />
          <path className={classOf(head)} d={disc(300, 106, 34)} />
        </g>
      ))}
      <path className={classOf('night')} d={disc(300, 300, 148)} />
      <path className={classOf('day')} d={disc(300, 300, 136)} />
      <path className={classOf('vermilion')} d="M300 300V176a124 124 0 0 1 107.4 62z" />
      <path className={classOf('night')} d={disc(300, 300, 13)} />
      <path
        className={classOf('night')}
        d="M80 150V60h90v24h-66v66zM430 60h90v90h-24V84h-66zM520 450v90h-90v-24h66v-66zM170 540H80v-90h24v66h66z"
      />
    </Composition>
  );
}
