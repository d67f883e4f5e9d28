import { classOf } from '#ui/art/colours.ts';
import { box } from '#ui/art/path.ts';
import { type Alternative, Picture } from '#ui/art/picture.tsx';
import { Tile } from '#ui/art/tile.tsx';
import { looks } from './meeting-mark.tsx';

const [weeks, days] = [4, 5];
const cell = 110;
const top = 60;
const width = days * cell + 10;
const height = top + weeks * (cell + 16) + 6;

/** Which meeting falls on which day. An example: the days are agreed with each client. */
const meetings = [
  ...Array.from({ length: weeks }, (_, week) => ({ week, day: 0, kind: 'weekly' }) as const),
  { week: 2, day: 2, kind: 'monthly' },
  { week: 3, day: 4, kind: 'lessons' },
] as const;

const place = (week: number, day: number) => [day * cell + 10, top + week * (cell + 16) + 6] as const;

/** Four weeks of five days. Under each week is the green line of what has become a standard. */
export function MonthDrawing({ title }: Alternative) {
  const all = Array.from({ length: weeks * days }, (_, index) => place(Math.floor(index / days), index % days));
  return (
    <Picture width={width} height={height} title={title}>
      <path className={classOf('day')} d={box(0, 0, width, height)} />
      <path className={classOf('night')} d={box(0, 0, width, 48)} />
      <path
        className={classOf('mustard')}
        d={Array.from({ length: days }, (_, day) => box(place(0, day)[0] + 35, 18, 30, 12)).join('')}
      />
      <path className={classOf('blush')} opacity={0.45} d={all.map(([x, y]) => box(x, y, 100, 100)).join('')} />
      <path
        className={classOf('forest')}
        d={Array.from({ length: weeks }, (_, week) => box(10, place(week, 0)[1] + 104, days * cell - 10, 10)).join('')}
      />
      {meetings.map(({ week, day, kind }) => {
        const [x, y] = place(week, day);
        return <Tile key={`${week} ${day}`} x={x} y={y} {...looks[kind]} />;
      })}
    </Picture>
  );
}
