import { quotableOf } from '#content/catalogue/quotable.ts';
import { type SupportPlan, servicePlans } from '#content/catalogue/service-plans.ts';
import { AddToQuote } from '#features/quotes/views/add-to-quote.tsx';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { classOf } from '#ui/art/colours.ts';
import { SupportHero } from '#ui/art/heroes/services.tsx';
import { box, disc, readTile } from '#ui/art/path.ts';
import { Picture } from '#ui/art/picture.tsx';
import { Tile } from '#ui/art/tile.tsx';
import { classNames } from '#ui/class-names.ts';
import { muted, note, stack } from '#ui/layout.ts';
import { headline, size4 } from '#ui/look.ts';
import { Section } from '#ui/sections/section.tsx';
import { Steps } from '#ui/sections/steps.tsx';
import { Table } from '#ui/table.tsx';
import { ChartRows } from './chart-rows.tsx';
import { dollars, hoursRange, quoteAction, type ServiceOf } from './service.ts';
import { ServiceLevels } from './service-levels.tsx';
import style from './support.module.css';
import { SupportWeek } from './support-week.tsx';

const { setup, plans, levels, backupMonths } = servicePlans.support;

export const support: ServiceOf = ({ words, language }) => {
  const { title, description, headline, lead, toPlans, next } = words.serviceSupport;
  return {
    title,
    description: format(description, language, hoursRange(plans)),
    hero: {
      title: headline,
      lead: format(lead, language, { hours: levels.receptionHours }),
      picture: <SupportHero />,
      layout: 'mirror',
      actions: [{ type: 'anchor', anchor: 'plans', text: toPlans }, { type: 'contact' }],
    },
    sections: [SupportPlans, HoursAgainstPrice, RequestPath, ServiceLevels, SupportWeek, Backups],
    next: { ...next, tone: 'mustard', actions: [quoteAction(next.quote), { type: 'meeting' }] },
    offers: plans.map(({ name, base }) => ({ name, price: base, per: 'month' })),
  };
};

/** The steps of a request on one path, from the question to the answer. */
function RequestPath() {
  const { steps } = usePage().words.serviceSupport;
  return (
    <Section id="steps" title={steps.title}>
      <Steps items={steps.items} look="path" />
    </Section>
  );
}

function SupportPlans() {
  const { words, language } = usePage();
  const { plans: text, backups: often } = words.serviceSupport;
  const add = (service: 'setup' | 'support', name: string) => (
    <AddToQuote.InRow key="quote" item={quotableOf('service', name, service)} name={name} />
  );
  return (
    <Section id="plans" title={text.title} lead={text.lead} tone="card">
      <Table
        id="support-plans"
        caption={text.caption}
        recommended={words.sections.recommended}
        columns={[
          { label: text.plan },
          { label: text.hours, figures: true },
          { label: text.base, figures: true },
          { label: text.extraHour, figures: true },
          { label: text.backups },
          { label: words.quote.column },
        ]}
        rows={[
          {
            cells: [
              <span key="name">
                {setup.name} <span className={`${note} ${style.once}`}>{text.setup}</span>
              </span>,
              setup.hours,
              <strong key="base">{dollars(setup.base, language)}</strong>,
              dollars(setup.extraHour, language),
              often.none,
              add('setup', setup.name),
            ],
          },
          ...plans.map(({ name, hours, base, extraHour, backups, recommended = false }) => ({
            cells: [
              name,
              hours,
              <strong key="base">{dollars(base, language)}</strong>,
              dollars(extraHour, language),
              backups ? often.often[backups] : often.none,
              add('support', name),
            ] as const,
            recommended,
          })),
        ]}
      />
      <ul className={stack(1, classNames(muted, style.notes))}>
        {text.notes.map((note) => (
          <li key={note}>{format(note, language, { setup: setup.name })}</li>
        ))}
      </ul>
    </Section>
  );
}

const [smallest] = plans;

/** The smallest plan is the unit: a plan has as many leaves and coins as it is larger. */
function HoursAgainstPrice() {
  const { words, language } = usePage();
  const { chart } = words.serviceSupport;
  if (!smallest) return null;
  const most = Math.max(...plans.map(({ hours, base }) => Math.max(hours / smallest.hours, base / smallest.base)));
  const measure = { hours: smallest.hours, price: dollars(smallest.base, language) };
  return (
    <Section id="hours-and-price" title={chart.title} lead={format(chart.lead, language, measure)} tone="ice">
      <ChartRows
        rows={plans.map(({ name, hours, base }) => ({
          name,
          values: [
            {
              picture: <TileRow count={hours / smallest.hours} of={most} tile="petal:fi" />,
              text: format(chart.hours, language, { hours }),
            },
            {
              picture: <TileRow count={base / smallest.base} of={most} tile="ring:xm" />,
              text: dollars(base, language),
            },
          ],
        }))}
      />
    </Section>
  );
}

interface Props {
  readonly count: number;
  /** How many would fill the row. */
  readonly of: number;
  readonly tile: string;
}

/** A number as that many tiles in a row, like stones on a counting board. */
function TileRow({ count, of, tile }: Props) {
  const look = readTile(tile);
  const starts = Array.from({ length: count }, (_, index) => index * 50);
  return (
    <Picture width={of * 50} height={50}>
      {starts.map((x) => (
        <Tile key={x} transform={`translate(${x} 2)scale(.46)`} {...look} />
      ))}
    </Picture>
  );
}

/** How often a copy is made: a month of days for each plan that has backups. */
function Backups() {
  const { words, language } = usePage();
  const { backups: text } = words.serviceSupport;
  return (
    <Section id="backups" title={text.title} lead={format(text.lead, language, { months: backupMonths })} tone="card">
      <dl className={style.plans}>
        {plans.map(
          ({ name, backups }) =>
            backups && (
              <div key={name}>
                <dt className={classNames(headline, size4)}>{name}</dt>
                <dd>
                  <BackupMonth often={backups} />
                  {text.often[backups]}
                </dd>
              </div>
            ),
        )}
      </dl>
    </Section>
  );
}

const days = Array.from({ length: 28 }, (_, index) => index);

/** The interval in days, in a month of four weeks. */
const every: Readonly<Record<NonNullable<SupportPlan['backups']>, number>> = {
  monthly: 28,
  twiceMonthly: 14,
  weekly: 7,
  daily: 1,
};

/** Four weeks of days; the days with a backup are filled. */
function BackupMonth({ often }: { readonly often: keyof typeof every }) {
  const isCopied = (index: number) => (index + 1) % every[often] === 0;
  const cell = (index: number) => [(index % 7) * 20, Math.floor(index / 7) * 20] as const;
  return (
    <Picture width={138} height={78}>
      <path className={classOf('sand')} d={days.map((index) => box(cell(index)[0], cell(index)[1], 18, 18)).join('')} />
      <path
        className={classOf('forest')}
        d={days
          .filter(isCopied)
          .map((index) => disc(cell(index)[0] + 9, cell(index)[1] + 9, 9))
          .join('')}
      />
    </Picture>
  );
}
