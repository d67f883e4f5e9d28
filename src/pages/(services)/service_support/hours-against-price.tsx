import { servicePlans } from '#content/catalogue/service-plans.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Section } from '#ui/sections/section.tsx';
import { dollars } from '../dollars.ts';
import style from './hours-against-price.module.css';
import { TileRow } from './tile-row.tsx';

const { plans } = servicePlans.support;
const [smallest] = plans;

/** The smallest plan is the measure: as many leaves and coins as a plan is larger. */
export function HoursAgainstPrice() {
  const { words, language } = usePage();
  const { chart } = words.serviceSupport;
  if (!smallest) return null;
  const most = Math.max(...plans.map(({ hours, base }) => Math.max(hours / smallest.hours, base / smallest.base)));
  const measure = { hours: smallest.hours, price: dollars(smallest.base, language) };
  return (
    <Section id="hours-and-price" title={chart.title} lead={format(chart.lead, language, measure)} tone="ice">
      <dl className={style.plans}>
        {plans.map(({ name, hours, base }) => (
          <div key={name} className={style.plan}>
            <dt>{name}</dt>
            <dd>
              <TileRow count={hours / smallest.hours} of={most} tile="petal:fi" />
              <span>{format(chart.hours, language, { hours })}</span>
            </dd>
            <dd>
              <TileRow count={base / smallest.base} of={most} tile="ring:xm" />
              <span>{dollars(base, language)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
