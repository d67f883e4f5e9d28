import { usePage } from '#platform/page/page.ts';
import { localeOf } from '#site/languages.ts';
import { formatMoney } from '#site/money.ts';
import { Badge } from '#ui/badge.tsx';
import { BarChart } from './bar-chart.tsx';
import style from './example-dashboard.module.css';
import { exampleFigures, salesOfWeek } from './example-figures.ts';
import { LineChart } from './line-chart.tsx';

/** A dashboard as it may look, with figures that are evidently made up. */
export function ExampleDashboard() {
  const { language, words } = usePage();
  const own = words.developmentPages.dashboards.drawing;
  const { salesByDay, orders, lateDeliveries, partOfGoal } = exampleFigures;
  const locale = localeOf(language);
  const money = (units: number) => formatMoney({ minor: units * 100, currency: 'usd' }, language);
  const late = lateDeliveries.at(-1) ?? 0;
  const goal = new Intl.NumberFormat(locale, { style: 'percent' }).format(partOfGoal);
  const figures = [
    { label: own.sales, figure: money(salesOfWeek) },
    { label: own.orders, figure: new Intl.NumberFormat(locale).format(orders) },
    { label: own.late, figure: new Intl.NumberFormat(locale).format(late) },
    { label: own.target, figure: goal },
  ];
  return (
    <div className={style.board}>
      <div className={style.top}>
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
      <div className={style.charts}>
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
