import { quotableOf } from '#content/catalogue/quotable.ts';
import { servicePlans } from '#content/catalogue/service-plans.ts';
import { AddToQuote } from '#features/quotes/views/add-to-quote.tsx';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import art from '#ui/art/art.module.css';
import { classOf } from '#ui/art/colours.ts';
import { disc } from '#ui/art/path.ts';
import type { Alternative } from '#ui/art/picture.tsx';
import { Picture } from '#ui/art/picture.tsx';
import { Section } from '#ui/sections/section.tsx';
import { Table } from '#ui/table.tsx';
import { dollars } from '../dollars.ts';
import style from '../note.module.css';
import hoursAndPriceStyle from './development-plans.module.css';

/** The plans as a table, and as a line. The popup and other pages link to this anchor. */
export function DevelopmentPlans() {
  const { words, language } = usePage();
  const { plans } = words.serviceDeveloping;
  return (
    <Section id="Price" title={plans.title} lead={plans.lead} tone="card">
      <Table
        id="development-plans"
        caption={plans.caption}
        columns={[
          { label: plans.plan },
          { label: plans.hours, figures: true },
          { label: plans.base, figures: true },
          { label: plans.extraHour, figures: true },
          { label: plans.mvp, figures: true },
          { label: words.quote.column },
        ]}
        rows={servicePlans.development.map(({ name, hours, base, extraHour, mvpMonths }) => ({
          cells: [
            name,
            hours,
            <strong key="base">{dollars(base, language)}</strong>,
            dollars(extraHour, language),
            format(plans.months, language, { months: mvpMonths }),
            <AddToQuote.InRow key="quote" item={quotableOf('service', name, 'developing')} name={name} />,
          ],
        }))}
      />
      <p className={style.note}>{plans.note}</p>
      <HoursAndPrice />
    </Section>
  );
}

const plans = servicePlans.development;

/** The chart of the plans, and the price of one hour in each. */
function HoursAndPrice() {
  const { words, language } = usePage();
  const { chart } = words.serviceDeveloping;
  const [first, last] = [plans[0], plans.at(-1)];
  if (!first || !last) return null;
  const alt = format(chart.alt, language, { least: dollars(first.base, language), most: dollars(last.base, language) });
  return (
    <figure className={hoursAndPriceStyle.figure}>
      <PriceLine title={alt} />
      <figcaption>
        <h3>{chart.title}</h3>
        <p className={hoursAndPriceStyle.text}>{format(chart.text, language, { plan: first.name })}</p>
        <ul className={hoursAndPriceStyle.rates}>
          {plans.map(({ name, base, hours }) => (
            <li key={name}>
              <strong>{name}</strong>
              <span>{format(chart.hour, language, { price: dollars(base / hours, language) })}</span>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

const priceLinePlans = servicePlans.development;
const mostHours = Math.max(...priceLinePlans.map(({ hours }) => hours));
const firstRate = priceLinePlans[0] ? priceLinePlans[0].base / priceLinePlans[0].hours : 0;

/** The plot, inside the space for its labels. */
const plot = { left: 24, top: 16, width: 290, height: 244 } as const;
const floor = plot.top + plot.height;

const across = (hours: number) => Math.round(plot.left + (hours / mostHours) * plot.width);
const up = (price: number) => Math.round(floor - (price / (firstRate * mostHours)) * plot.height);

const points = priceLinePlans.map(({ hours, base }) => ({ hours, base, x: across(hours), y: up(base) }));
const line = `M${plot.left} ${floor}${points.map(({ x, y }) => `L${x} ${y}`).join('')}`;

/** Price against hours; the area between the line and the dashed one is what larger plans save. */
function PriceLine({ title }: Alternative) {
  const { words, language } = usePage();
  const { chart } = words.serviceDeveloping;
  return (
    <Picture width={410} height={290} title={title}>
      <path className={classOf('blush')} d={`${line}L${across(mostHours)} ${up(firstRate * mostHours)}z`} />
      <g className={hoursAndPriceStyle.axis}>
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
        <g key={hours} className={hoursAndPriceStyle.label}>
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
