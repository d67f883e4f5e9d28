import type { ComponentProps, ComponentType } from 'react';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import type { RoutePath } from '#site/routes.ts';
import { AnalyticsHero, ApiHero, BotsHero, CronHero, DashboardsHero } from '#ui/art/heroes/development.tsx';
import type { Alternative } from '#ui/art/picture.tsx';
import type { Hero } from '#ui/sections/hero.tsx';
import type { NextStep } from '#ui/sections/next-step.tsx';
import type { Tone } from '#ui/sections/section.tsx';
import type { DetailSlug } from './detail-of.ts';
import { ApiMessages } from './drawings/api-messages.tsx';
import { DayDial } from './drawings/day-dial.tsx';
import { ExampleDashboard } from './drawings/example-dashboard.tsx';
import style from './look.module.css';

/** A conversation as a tree: one greeting, three branches, three ends. */
function ConversationTree() {
  const { greeting, branches, bot, customer } = usePage().words.developmentPages.bots.drawing;
  return (
    <div className={style.tree}>
      <Bubble who={bot} look={style.bot}>
        {greeting}
      </Bubble>
      <ul className={style.branches}>
        {branches.map(({ says, answer, end }) => (
          <li key={says}>
            <Bubble who={customer} look={style.customer}>
              {says}
            </Bubble>
            <Bubble who={bot} look={style.bot}>
              {answer}
            </Bubble>
            <p className={style.end} {...dataProps({ scheme: 'light' })}>
              {end}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Bubble({ who, look, children }: { who: string; look: string | undefined; children: string }) {
  return (
    <p className={look} {...dataProps({ scheme: 'light' })}>
      <span className={style.who}>{who}</span>
      {children}
    </p>
  );
}

/** Five layers, each narrower than the one above it. */
function Funnel() {
  const { steps } = usePage().words.developmentPages.analytics.drawing;
  return (
    <ol className={style.funnel}>
      {steps.map(({ name, text }) => (
        <li key={name} {...dataProps({ scheme: 'light' })}>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

type SectionName = 'what' | 'drawing' | 'problems' | 'delivers' | 'month' | 'price' | 'examples';

interface Look {
  readonly hero: ComponentType<Alternative>;
  readonly layout: NonNullable<ComponentProps<typeof Hero>['layout']>;
  readonly tone: NonNullable<ComponentProps<typeof Hero>['tone']>;
  readonly order: readonly SectionName[];
  readonly drawing: ComponentType;
  /** Sections with a coloured background: at most two besides the first and the last. */
  readonly tones: Partial<Record<SectionName, Tone>>;
  readonly problems: 'pairs' | 'quotes';
  readonly delivers: 'tiles' | 'list';
  /** Two tiles for each deliverable; if there is little space, the first one. */
  readonly delivered: readonly string[];
  readonly examples: 'cards' | 'lines';
  /** One tile for each part of the month, repeated for each of its hours. */
  readonly month: readonly string[];
  readonly related: readonly RoutePath[];
  readonly closing: NonNullable<ComponentProps<typeof NextStep>['tone']>;
}

export const lookOf: Readonly<Record<DetailSlug, Look>> = {
  api: {
    hero: ApiHero,
    layout: 'split',
    tone: 'paper',
    order: ['problems', 'drawing', 'what', 'delivers', 'month', 'price', 'examples'],
    drawing: ApiMessages,
    tones: { drawing: 'ice', price: 'mustard' },
    problems: 'pairs',
    delivers: 'tiles',
    delivered: ['hourglass:mx hourglass:mx', 'arch:si arch:si', 'petal:vb petal1:vb', 'stripes:fm quarter3:fm'],
    examples: 'cards',
    month: ['ring:vb', 'stripes:is', 'petal:mf', 'circle:xm'],
    related: ['/services/api', '/development/cron', '/development/dashboards'],
    closing: 'blush',
  },
  bots: {
    hero: BotsHero,
    layout: 'mirror',
    tone: 'paper',
    order: ['problems', 'what', 'drawing', 'examples', 'delivers', 'month', 'price'],
    drawing: ConversationTree,
    tones: { problems: 'blush', drawing: 'band' },
    problems: 'quotes',
    delivers: 'list',
    delivered: ['drop:sb drop2:vb', 'ring:fi circle:fi', 'bends:mx bends1:mx', 'dots:vb diamond:vb'],
    examples: 'lines',
    month: ['drop:fi', 'dots:bv', 'leaf:xm', 'circle:si'],
    related: ['/products/wabot', '/services/9', '/products/chatter'],
    closing: 'mustard',
  },
  dashboards: {
    hero: DashboardsHero,
    layout: 'split',
    tone: 'blush',
    order: ['drawing', 'what', 'problems', 'examples', 'month', 'price', 'delivers'],
    drawing: ExampleDashboard,
    tones: { drawing: 'sand', examples: 'ice' },
    problems: 'pairs',
    delivers: 'list',
    delivered: ['stripes:si half:si', 'bends1:fm bends:fm', 'quarter2:vb quarter3:vb', 'diamond:xm dots:xm'],
    examples: 'cards',
    month: ['quarter:vm', 'steps:fi', 'half:xb', 'ring:sm'],
    related: ['/development/data_analytics', '/products/gogoals', '/services/11'],
    closing: 'ice',
  },
  cron: {
    hero: CronHero,
    layout: 'strip',
    tone: 'paper',
    order: ['drawing', 'delivers', 'what', 'problems', 'price', 'month', 'examples'],
    drawing: DayDial,
    tones: { what: 'sand', price: 'ice' },
    problems: 'pairs',
    delivers: 'tiles',
    delivered: ['stripes:xm stripes:xm', 'fan1:vb fan:vb', 'leaf:fi leaf1:fi', 'half1:sb half3:sb'],
    examples: 'lines',
    month: ['half2:mx', 'road:fi', 'bends:vb', 'fan:sm'],
    related: ['/services/cron', '/development/api', '/products/pugobox'],
    closing: 'band',
  },
  analytics: {
    hero: AnalyticsHero,
    layout: 'mirror',
    tone: 'ice',
    order: ['what', 'drawing', 'problems', 'delivers', 'examples', 'price'],
    drawing: Funnel,
    tones: { drawing: 'card', price: 'blush' },
    problems: 'quotes',
    delivers: 'tiles',
    delivered: ['bends:fi road:fi', 'diamond:vm diamond:vm', 'ring:xb petal:xb', 'fan2:si fan3:si'],
    examples: 'lines',
    month: [],
    related: ['/development/dashboards', '/services/11', '/products/transpur'],
    closing: 'mustard',
  },
};
