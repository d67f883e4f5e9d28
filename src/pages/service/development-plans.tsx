import { quotableOf } from '#content/catalogue/quotable.ts';
import { servicePlans } from '#content/catalogue/service-plans.ts';
import { AddToQuote } from '#features/quotes/views/add-to-quote.tsx';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import art from '#ui/art/art.module.css';
import { classOf } from '#ui/art/colours.ts';
import { disc } from '#ui/art/path.ts';
import { type Alternative, Picture } from '#ui/art/picture.tsx';
import { muted, row, stack } from '#ui/layout.ts';
import { Section } from '#ui/sections/section.tsx';
import { Table } from '#ui/table.tsx';
import style from './development-plans.module.css';
import { dollars } from './service.ts';

const plans = servicePlans.development;

/** The plans as a table, and as a line. The popup and other pages link to this anchor. */
export function DevelopmentPlans() {
  const { words, language } = usePage();
  const { plans: text } = words.serviceDeveloping;
  return (
    <Section id="Price" title={text.title} lead={text.lead} tone="card">
      <Table
        id="development-plans"
        caption={text.caption}
        columns={[
          { label: text.plan },
          { label: text.hours, figures: true },
          { label: text.base, figures: true },
          { label: text.extraHour, figures: true },
          { label: text.mvp, figures: true },
          { label: words.quote.column },
        ]}
        rows={plans.map(({ name, hours, base, extraHour, mvpMonths }) => ({
          cells: [
            name,
            hours,
            <strong key="base">{dollars(base, language)}</strong>,
            dollars(extraHour, language),
            format(text.months, language, { months: mvpMonths }),
            <AddToQuote.InRow key="quote" item={quotableOf('service', name, 'developing')} name={name} />,
          ],
        }))}
      />
      <p className={`${muted} ${style.note}`}>{text.note}</p>
      <HoursAndPrice />
    </Section>
  );
}

/** The chart of the plans, and the price of one hour in each. */
function HoursAndPrice() {
  const { words, language } = usePage();
  const { chart } = words.serviceDeveloping;
  const [first, last] = [plans[0], plans.at(-1)];
  if (!first || !last) return null;
  const alt = format(chart.alt, language, { least: dollars(first.base, language), most: dollars(last.base, language) });
  return (
    <figure className={stack(0, style.figure)}>
      <PriceLine title={alt} />
      <figcaption>
        <h3>{chart.title}</h3>
        <p className={`${muted} ${style.text}`}>{format(chart.text, language, { plan: first.name })}</p>
        <ul className={style.rates}>
          {plans.map(({ name, base, hours }) => (
            <li key={name} className={row(0)}>
              <strong>{name}</strong>
              <span>{format(chart.hour, language, { price: dollars(base / hours, language) })}</span>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

const mostHours = Math.max(...plans.map(({ hours }) => hours));
const firstRate = plans[0] ? plans[0].base / plans[0].hours : 0;

/** The plot, inside the space for its labels. */
const plot = { left: 24, top: 16, width: 290, height: 244 } as const;
const floor = plot.top + plot.height;

const across = (hours: number) => Math.round(plot.left + (hours / mostHours) * plot.width);
const up = (price: number) => Math.round(floor - (price / (firstRate * mostHours)) * plot.height);

const points = plans.map(({ hours, base }) => ({ hours, base, x: across(hours), y: up(base) }));
const line = `M${plot.left} ${floor}${points.map(({ x, y }) => `L${x} ${y}`).join('')}`;

/** Price against hours; the area between the line and the dashed one is what larger plans save. */
function PriceLine({ title }: Alternative) {
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
