import { servicePlans } from '#content/catalogue/service-plans.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import art from '#ui/art/art.module.css';
import { classOf } from '#ui/art/colours.ts';
import { disc } from '#ui/art/path.ts';
import { type Alternative, Picture } from '#ui/art/picture.tsx';
import { dollars } from '../dollars.ts';
import style from './price-line.module.css';

const plans = servicePlans.development;
const mostHours = Math.max(...plans.map(({ hours }) => hours));
const firstRate = plans[0] ? plans[0].base / plans[0].hours : 0;

/** The plot, inside the room for its labels. */
const plot = { left: 24, top: 16, width: 290, height: 244 } as const;
const floor = plot.top + plot.height;

const across = (hours: number) => Math.round(plot.left + (hours / mostHours) * plot.width);
const up = (price: number) => Math.round(floor - (price / (firstRate * mostHours)) * plot.height);

const points = plans.map(({ hours, base }) => ({ hours, base, x: across(hours), y: up(base) }));
const line = `M${plot.left} ${floor}${points.map(({ x, y }) => `L${x} ${y}`).join('')}`;

/** Price against hours; the room between the line and the dashed one is what larger plans save. */
export function PriceLine({ title }: Alternative) {
  const { words, language } = usePage();
  const { chart } = words.serviceDeveloping;
  return (
    <Picture width={410} height={290} title={title}>
      <path className={classOf('blush')} d={`${line}L${across(mostHours)} ${up(firstRate * mostHours)}z`} />
      <g className={style.axis}>
        <path
          className={art.lines}
          strokeWidth={2}
          d={`M${plot.left} ${plot.top}V${floor}H${plot.left + plot.width}`}
        />
        <path
          className={art.lines}
          strokeWidth={2}
          strokeDasharray="2 7"
          d={`M${plot.left} ${floor}L${across(mostHours)} ${up(firstRate * mostHours)}`}
        />
      </g>
      <g className={classOf('vermilion')}>
        <path className={art.lines} strokeWidth={5} d={line} />
        <path d={points.map(({ x, y }) => disc(x, y, 8)).join('')} />
      </g>
      {points.map(({ hours, base, x, y }) => (
        <g key={hours} className={style.label}>
          <text x={x} y={floor + 20} textAnchor="middle">
            {format(chart.hours, language, { hours })}
          </text>
          <text x={x + 14} y={y + 14}>
            {dollars(base, language)}
          </text>
        </g>
      ))}
    </Picture>
  );
}
