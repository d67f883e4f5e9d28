import { technologies } from '#content/catalogue/development.ts';
import { quotableOf } from '#content/catalogue/quotable.ts';
import { servicePlans } from '#content/catalogue/service-plans.ts';
import { AddToQuote } from '#features/quotes/views/add-to-quote.tsx';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import art from '#ui/art/art.module.css';
import { classOf } from '#ui/art/colours.ts';
import { DevelopingHero } from '#ui/art/heroes/services.tsx';
import { box, disc, rounded } from '#ui/art/path.ts';
import { type Alternative, Picture } from '#ui/art/picture.tsx';
import { TileIcon } from '#ui/art/tile.tsx';
import { classNames } from '#ui/class-names.ts';
import { muted, row, stack } from '#ui/layout.ts';
import { apart, size4 } from '#ui/look.ts';
import { Section } from '#ui/sections/section.tsx';
import { Table } from '#ui/table.tsx';
import { ChartRows } from './chart-rows.tsx';
import style from './developing.module.css';
import { dollars, hoursRange, quoteAction, type ServiceOf } from './service.ts';

const plans = servicePlans.development;

export const developing: ServiceOf = ({ words, language }) => {
  const { title, description, headline, lead, toPlans, next } = words.serviceDeveloping;
  return {
    title,
    description: format(description, language, hoursRange(plans)),
    hero: {
      title: headline,
      lead: format(lead, language, hoursRange(plans)),
      picture: <DevelopingHero />,
      layout: 'mirror',
      tone: 'ice',
      actions: [{ type: 'anchor', anchor: 'Price', text: toPlans }, { type: 'meeting' }],
    },
    sections: [DevelopmentPlans, FirstVersion, Technologies],
    next: { ...next, actions: [quoteAction(next.quote), { to: '/service_requirements', text: next.requirements }] },
    offers: plans.map(({ name, base }) => ({ name, price: base, per: 'month' })),
  };
};

function Technologies() {
  const { technology } = usePage().words.serviceDeveloping;
  return (
    <Section id="technology" title={technology.title} lead={technology.lead} beside>
      <ul className={style.groups}>
        {technologies.map(({ id, names }) => (
          <li key={id}>
            <TileIcon seed={`technology ${id}`} size={44} />
            <div>
              <h3 className={size4}>{technology.groups[id]}</h3>
              <ul className={row(0, classNames(muted, style.names))}>
                {names.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const step = 100;

/** Sheets of a calendar: those of the plan are torn off in full colour, the others stay outlines. */
function Months({ count, of }: { readonly count: number; readonly of: number }) {
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

const longest = Math.max(...plans.map(({ mvpMonths }) => mvpMonths));

/** A sheet of the calendar for every month until the first version. */
function FirstVersion() {
  const { words, language } = usePage();
  const { mvp, plans: planWords } = words.serviceDeveloping;
  return (
    <Section id="mvp" title={mvp.title} lead={mvp.lead} tone="mustard">
      <ChartRows
        look={style.months}
        rows={plans.map(({ name, mvpMonths }) => ({
          name,
          values: [
            {
              picture: <Months count={mvpMonths} of={longest} />,
              text: format(planWords.months, language, { months: mvpMonths }),
            },
          ],
        }))}
      />
    </Section>
  );
}

const developmentPlansPlans = servicePlans.development;

/** The plans as a table, and as a line. The popup and other pages link to this anchor. */
function DevelopmentPlans() {
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
        rows={developmentPlansPlans.map(({ name, hours, base, extraHour, mvpMonths }) => ({
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
  const [first, last] = [developmentPlansPlans[0], developmentPlansPlans.at(-1)];
  if (!first || !last) return null;
  const alt = format(chart.alt, language, { least: dollars(first.base, language), most: dollars(last.base, language) });
  return (
    <figure className={stack(0, style.figure)}>
      <PriceLine title={alt} />
      <figcaption>
        <h3>{chart.title}</h3>
        <p className={`${muted} ${style.text}`}>{format(chart.text, language, { plan: first.name })}</p>
        <ul className={style.rates}>
          {developmentPlansPlans.map(({ name, base, hours }) => (
            <li key={name} className={row(0, apart)}>
              <strong>{name}</strong>{' '}
              <span>{format(chart.hour, language, { price: dollars(base / hours, language) })}</span>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

const mostHours = Math.max(...developmentPlansPlans.map(({ hours }) => hours));
const firstRate = developmentPlansPlans[0] ? developmentPlansPlans[0].base / developmentPlansPlans[0].hours : 0;

/** The plot, inside the space for its labels. */
const plot = { left: 24, top: 16, width: 290, height: 244 } as const;
const floor = plot.top + plot.height;

const across = (hours: number) => Math.round(plot.left + (hours / mostHours) * plot.width);
const up = (price: number) => Math.round(floor - (price / (firstRate * mostHours)) * plot.height);

const points = developmentPlansPlans.map(({ hours, base }) => ({ hours, base, x: across(hours), y: up(base) }));
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
