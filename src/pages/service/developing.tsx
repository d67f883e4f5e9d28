import { servicePlans } from '#content/catalogue/service-plans.ts';
import { technologies } from '#content/catalogue/technologies.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import art from '#ui/art/art.module.css';
import { classOf } from '#ui/art/colours.ts';
import { DevelopingHero } from '#ui/art/heroes/services.tsx';
import { box, rounded } from '#ui/art/path.ts';
import { Picture } from '#ui/art/picture.tsx';
import { TileIcon } from '#ui/art/tile.tsx';
import { row } from '#ui/layout.ts';
import { Section } from '#ui/sections/section.tsx';
import { ChartRows } from './chart-rows.tsx';
import style from './developing.module.css';
import { DevelopmentPlans } from './development-plans.tsx';
import { hoursRange, quoteAction, type ServiceOf } from './service.ts';

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
              <h3>{technology.groups[id]}</h3>
              <ul className={row(0, style.names)}>
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
