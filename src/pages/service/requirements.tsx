import { quotableOf } from '#content/catalogue/quotable.ts';
import { servicePlans, weeksFor } from '#content/catalogue/service-plans.ts';
import { AddToQuote } from '#features/quotes/views/add-to-quote.tsx';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { type Colour, classOf } from '#ui/art/colours.ts';
import { RequirementsHero } from '#ui/art/heroes/services.tsx';
import { classNames } from '#ui/class-names.ts';
import { muted, note } from '#ui/layout.ts';
import { cardLook } from '#ui/look.ts';
import { Section } from '#ui/sections/section.tsx';
import { Split } from '#ui/sections/split.tsx';
import { Steps } from '#ui/sections/steps.tsx';
import { Table } from '#ui/table.tsx';
import { ChartRows } from './chart-rows.tsx';
import style from './requirements.module.css';
import { dollars, hoursRange, quoteAction, type ServiceOf } from './service.ts';

const { consulting, optimization, hoursPerWeek, successCase } = servicePlans.requirements;

export const requirements: ServiceOf = ({ words, language }) => {
  const { title, description, headline, lead, quote, next, plans } = words.serviceRequirements;
  const offers = (name: string, tiers: typeof consulting) =>
    tiers.map(({ hours, price }) => ({ name: `${name}, ${format(plans.hoursOf, language, { hours })}`, price }));
  return {
    title,
    description: format(description, language, hoursRange(consulting)),
    hero: {
      title: headline,
      lead: format(lead, language, hoursPerWeek),
      picture: <RequirementsHero />,
      tone: 'sand',
      actions: [quoteAction(quote), { type: 'meeting' }],
    },
    sections: [FromWishToList, ConsultingPlans, SuccessCase],
    next: { ...next, tone: 'mustard', actions: [{ type: 'meeting' }, quoteAction(quote)] },
    offers: [...offers(plans.analysis, consulting), ...offers(plans.optimization, optimization)],
  };
};

/** The four things that happen in the hours of a plan, as a checklist. */
function FromWishToList() {
  const { steps } = usePage().words.serviceRequirements;
  return (
    <Section id="steps" title={steps.title} lead={steps.lead} beside>
      <div className={classNames(cardLook, style.panel)}>
        <Steps items={steps.items} look="column" />
      </div>
    </Section>
  );
}

/** Two tables of hours and prices: for new software, and for existing software that is slow. */
function ConsultingPlans() {
  const { words, language } = usePage();
  const { plans } = words.serviceRequirements;
  const hoursOf = (hours: number) => format(plans.hoursOf, language, { hours });
  const add = (service: 'consulting' | 'optimization', hours: number) => (
    <AddToQuote.InRow key="quote" item={quotableOf('service', String(hours), service)} name={hoursOf(hours)} />
  );
  return (
    <Section id="plans" title={plans.title} lead={plans.lead} tone="card">
      <Split look="wide">
        <div>
          <Table
            id="analysis-plans"
            caption={plans.analysis}
            columns={[
              { label: plans.hours },
              { label: plans.weeks, figures: true },
              { label: plans.price, figures: true },
              { label: words.quote.column },
            ]}
            rows={consulting.map(({ hours, price }) => ({
              cells: [
                hoursOf(hours),
                format(plans.weeksOf, language, weeksFor(hours)),
                <strong key="price">{dollars(price, language)}</strong>,
                add('consulting', hours),
              ],
            }))}
          />
          <p className={style.use}>{plans.analysisFor}</p>
        </div>
        <div>
          <Table
            id="optimization-plans"
            caption={plans.optimization}
            columns={[{ label: plans.hours }, { label: plans.price, figures: true }, { label: words.quote.column }]}
            rows={optimization.map(({ hours, price }) => ({
              cells: [
                hoursOf(hours),
                <strong key="price">{dollars(price, language)}</strong>,
                add('optimization', hours),
              ],
            }))}
          />
          <p className={style.use}>{plans.optimizationFor}</p>
        </div>
      </Split>
      <p className={`${muted} ${style.note}`}>{format(plans.note, language, hoursPerWeek)}</p>
    </Section>
  );
}

const bars = [
  ['before', 'vermilion'],
  ['goal', 'ice'],
  ['result', 'mustard'],
] as const;

/** Days to be paid: before, hoped for, and reached, one under the other. */
function SuccessCase() {
  const { words, language } = usePage();
  const { case: texts } = words.serviceRequirements;
  return (
    <Section
      id="case"
      title={format(texts.title, language, successCase)}
      lead={format(texts.lead, language, successCase)}
      tone="band"
    >
      <figure>
        <ChartRows
          look={style.case}
          rows={bars.map(([name, colour]) => ({
            name: texts[name],
            values: [
              {
                picture: <Bar value={successCase[name]} most={successCase.before} colour={colour} />,
                text: format(texts.days, language, { days: successCase[name] }),
              },
            ],
          }))}
        />
        <figcaption className={`${note} ${style.caption}`}>{texts.caption}</figcaption>
      </figure>
    </Section>
  );
}

interface BarProps {
  readonly value: number;
  /** The value of a bar of the full width. */
  readonly most: number;
  readonly colour: Colour;
}

/** One bar of the chart, as wide as its value, which is in words beside it. */
function Bar({ value, most, colour }: BarProps) {
  return (
    <svg className={style.bar} viewBox={`0 0 ${most} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path className={classOf(colour)} fill="currentColor" d={`M0 0h${value}v1H0z`} />
    </svg>
  );
}
