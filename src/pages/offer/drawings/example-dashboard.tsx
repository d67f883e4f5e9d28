import { usePage } from '#platform/page/page.ts';
import { localeOf } from '#site/languages.ts';
import { formatMoney, inMinor } from '#site/money.ts';
import art from '#ui/art/art.module.css';
import { type Colour, classOf } from '#ui/art/colours.ts';
import { disc } from '#ui/art/path.ts';
import { Picture } from '#ui/art/picture.tsx';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { centeredRow, columns } from '#ui/layout.ts';
import { apart, cardLook } from '#ui/look.ts';
import style from './example-dashboard.module.css';

interface Props {
  readonly title: string;
  readonly bars: readonly { readonly label: string; readonly value: number }[];
  readonly say: (value: number) => string;
}

const colours: readonly Colour[] = ['sky', 'ice', 'forest', 'mustard', 'vermilion', 'blush'];

/** Bars with their names below. For assistive technology it is one picture whose text has every value. */
function BarChart({ title, bars, say }: Props) {
  const highest = Math.max(...bars.map(({ value }) => value));
  return (
    <div className={style.chart}>
      <h4>{title}</h4>
      <div className={style.plot}>
        <Picture
          width={100 * bars.length}
          height={200}
          crop="none"
          look={art.fill}
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

/** A sample dashboard, with obviously invented figures. */
export function ExampleDashboard() {
  const { language, words } = usePage();
  const own = words.developmentPages.dashboards.drawing;
  const { salesByDay, orders, lateDeliveries, partOfGoal } = exampleFigures;
  const locale = localeOf(language);
  const money = (units: number) => formatMoney({ minor: inMinor(units, 'usd'), currency: 'usd' }, language);
  const late = lateDeliveries.at(-1) ?? 0;
  const goal = new Intl.NumberFormat(locale, { style: 'percent' }).format(partOfGoal);
  const figures = [
    { label: own.sales, figure: money(salesOfWeek) },
    { label: own.orders, figure: new Intl.NumberFormat(locale).format(orders) },
    { label: own.late, figure: new Intl.NumberFormat(locale).format(late) },
    { label: own.target, figure: goal },
  ];
  return (
    <div className={classNames(cardLook, style.board)}>
      <div className={centeredRow(3, classNames(apart, style.top))}>
        <h3>{own.name}</h3>
        <Badge tone="highlight">{own.badge}</Badge>
      </div>
      <dl className={style.figures}>
        {figures.map(({ label, figure }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <div className={columns(0, { wide: 2 }, style.charts)}>
        <BarChart
          title={own.bars}
          bars={own.days.map((label, at) => ({ label, value: salesByDay[at] ?? 0 }))}
          say={money}
        />
        <LineChart title={own.line} values={lateDeliveries} />
      </div>
    </div>
  );
}

/** Figures of a company that does not exist. The dashboard says so. */
const exampleFigures = {
  salesByDay: [5_200, 6_800, 6_100, 8_400, 9_900, 4_300],
  orders: 186,
  /** By week; the last one is this week. */
  lateDeliveries: [19, 22, 17, 18, 13, 14, 9, 7],
  partOfGoal: 0.72,
} as const;

const salesOfWeek = exampleFigures.salesByDay.reduce<number>((total, sales) => total + sales, 0);

/** A line through its points, from the oldest to the newest. */
function LineChart({ title, values }: { readonly title: string; readonly values: readonly number[] }) {
  const highest = Math.max(...values);
  const points = values.map(
    (value, at) => [30 + (540 * at) / (values.length - 1), 220 - (190 * value) / highest] as const,
  );
  return (
    <div className={style.chart}>
      <h4>{title}</h4>
      <div>
        <Picture width={600} height={240} look={art.fill} title={values.join(', ')}>
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
