import { servicePlans } from '#content/catalogue/service-plans.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Section } from '#ui/sections/section.tsx';
import style from './first-version.module.css';
import { Months } from './months.tsx';

const plans = servicePlans.development;
const longest = Math.max(...plans.map(({ mvpMonths }) => mvpMonths));

/** A sheet of the calendar for every month until the first version. */
export function FirstVersion() {
  const { words, language } = usePage();
  const { mvp, plans: planWords } = words.serviceDeveloping;
  return (
    <Section id="mvp" title={mvp.title} lead={mvp.lead} tone="mustard">
      <dl className={style.plans}>
        {plans.map(({ name, mvpMonths }) => (
          <div key={name} className={style.plan}>
            <dt>{name}</dt>
            <dd>
              <Months count={mvpMonths} of={longest} />
              <span>{format(planWords.months, language, { months: mvpMonths })}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
