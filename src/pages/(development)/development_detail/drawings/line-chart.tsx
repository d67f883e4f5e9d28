import { classOf } from '#ui/art/colours.ts';
import { disc } from '#ui/art/path.ts';
import { Picture } from '#ui/art/picture.tsx';
import style from './charts.module.css';

/** A line through its points, from the oldest to the newest. */
export function LineChart({ title, values }: { readonly title: string; readonly values: readonly number[] }) {
  const highest = Math.max(...values);
  const points = values.map(
    (value, at) => [30 + (540 * at) / (values.length - 1), 220 - (190 * value) / highest] as const,
  );
  return (
    <div className={style.chart}>
      <h4>{title}</h4>
      <div>
        <Picture width={600} height={240} look={style.picture} title={values.join(', ')}>
          <path className={classOf('sand')} d="M0 60h600v3H0zM0 140h600v3H0zM0 218h600v4H0z" />
          <polyline
            className={`${style.line} ${classOf('vermilion')}`}
            points={points.map((point) => point.join()).join(' ')}
          />
          <path className={classOf('ink')} d={points.map(([x, y]) => disc(x, y, 10)).join('')} />
        </Picture>
      </div>
    </div>
  );
}
