import art from '#ui/art/art.module.css';
import { classOf } from '#ui/art/colours.ts';
import { box, rounded } from '#ui/art/path.ts';
import { Picture } from '#ui/art/picture.tsx';

const step = 100;

/** Sheets of a calendar: those of the plan are torn off in full colour, the others stay outlines. */
export function Months({ count, of }: { readonly count: number; readonly of: number }) {
  const all = Array.from({ length: of }, (_, index) => index * step);
  const used = all.slice(0, count);
  return (
    <Picture width={of * step} height={76}>
      <g className={classOf('night')}>
        <path
          className={art.lines}
          strokeWidth={2.5}
          strokeDasharray="4 6"
          d={all
            .slice(count)
            .map((x) => rounded(x + 5, 5, 84, 66, 10))
            .join('')}
        />
        <path d={used.map((x) => rounded(x + 4, 4, 86, 68, 10)).join('')} />
      </g>
      <path className={classOf('day')} d={used.map((x) => box(x + 10, 24, 74, 40)).join('')} />
      <path className={classOf('vermilion')} d={used.map((x) => box(x + 10, 10, 74, 10)).join('')} />
      <path
        className={classOf('forest')}
        d={used
          .flatMap((x) =>
            [0, 1, 2, 3].flatMap((day) => [0, 1].map((week) => box(x + 17 + 16 * day, 30 + 16 * week, 11, 11))),
          )
          .join('')}
      />
    </Picture>
  );
}
