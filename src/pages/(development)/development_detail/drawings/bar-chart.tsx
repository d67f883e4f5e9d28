import { type Colour, classOf } from '#ui/art/colours.ts';
import { Picture } from '#ui/art/picture.tsx';
import style from './charts.module.css';

interface Props {
  readonly title: string;
  readonly bars: readonly { readonly label: string; readonly value: number }[];
  readonly say: (value: number) => string;
}

const colours: readonly Colour[] = ['sky', 'ice', 'forest', 'mustard', 'vermilion', 'blush'];

/** Bars with their names below. For assistive technology it is one picture that says every value. */
export function BarChart({ title, bars, say }: Props) {
  const highest = Math.max(...bars.map(({ value }) => value));
  return (
    <div className={style.chart}>
      <h4>{title}</h4>
      <div className={style.plot}>
        <Picture
          width={100 * bars.length}
          height={200}
          crop="none"
          look={style.picture}
          title={bars.map(({ label, value }) => `${label} ${say(value)}`).join(', ')}
        >
          {bars.map(({ label, value }, at) => {
            const height = (200 * value) / highest;
            return (
              <rect
                key={label}
                className={classOf(colours[at % colours.length] ?? 'sky')}
                x={100 * at + 12}
                y={200 - height}
                width={76}
                height={height}
              />
            );
          })}
        </Picture>
      </div>
      <div className={style.names} aria-hidden="true">
        {bars.map(({ label }) => (
          <span key={label}>{label}</span>
        ))}
      </div>
    </div>
  );
}
