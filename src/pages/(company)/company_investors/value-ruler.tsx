import { usePage } from '#platform/page/page.ts';
import { classOf } from '#ui/art/colours.ts';
import { box } from '#ui/art/path.ts';
import { Picture } from '#ui/art/picture.tsx';
import { millions } from './millions.ts';
import style from './value-ruler.module.css';

/** The first mark of the ruler. */
const least = 1_000_000;
const [left, width] = [24, 440];

interface Props {
  readonly now: number;
  readonly goal: number;
}

/** A logarithmic ruler: from mark to mark the amount grows tenfold. */
export function ValueRuler({ now, goal }: Props) {
  const { words, language } = usePage();
  const { value } = words.companyInvestors.goals;
  const at = (amount: number) => Math.round(left + (Math.log10(amount / least) / Math.log10(goal / least)) * width);
  const marks = Array.from({ length: Math.round(Math.log10(goal / least)) + 1 }, (_, power) => least * 10 ** power);
  return (
    <Picture width={500} height={150} look={style.ruler}>
      <path className={classOf('sand')} d={box(left, 56, width, 36)} />
      <path className={classOf('vermilion')} d={box(left, 56, at(now) - left, 36)} />
      <path className={classOf('forest')} d={`M${at(goal)} 40l30-14l-30-14z${box(at(goal) - 5, 12, 5, 80)}`} />
      <g className={style.line}>
        <path d={marks.map((mark) => box(at(mark) - 1, 92, 2, 12)).join('')} />
        <path d={box(at(now) - 1, 42, 2, 50)} />
      </g>
      <text x={at(now)} y={34} textAnchor="middle">
        {value.now}
      </text>
      <text x={at(goal) - 12} y={34} textAnchor="end">
        {value.goal}
      </text>
      {marks.map((mark, index) => (
        <text
          key={mark}
          x={index === 0 ? left : index === marks.length - 1 ? left + width + 12 : at(mark)}
          y={126}
          textAnchor={index === 0 ? 'start' : index === marks.length - 1 ? 'end' : 'middle'}
        >
          {millions(mark, language)}
        </text>
      ))}
    </Picture>
  );
}
