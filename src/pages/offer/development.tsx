import { offerings, packageHours } from '#content/catalogue/development.ts';
import { quotableOf } from '#content/catalogue/quotable.ts';
import { AddToQuote } from '#features/quotes/views/add-to-quote.tsx';
import type { Page } from '#platform/page/page.ts';
import { pageName } from '#platform/page/page-name.ts';
import { offersIn } from '#platform/page/structured-data.ts';
import { href } from '#site/address.ts';
import { format } from '#site/message.ts';
import { AnalyticsHero, ApiHero, BotsHero, CronHero, DashboardsHero } from '#ui/art/heroes/development.tsx';
import { Link } from '#ui/link.tsx';
import { ButtonLink, ContactButton } from '#ui/links.tsx';
import { Actions } from '#ui/sections/actions.tsx';
import { Price } from '#ui/sections/price.tsx';
import { ApiMessages } from './drawings/api-messages.tsx';
import { ConversationTree } from './drawings/conversation-tree.tsx';
import { DayDial } from './drawings/day-dial.tsx';
import { ExampleDashboard } from './drawings/example-dashboard.tsx';
import { Funnel } from './drawings/funnel.tsx';
import type { Look, Offer } from './offer.ts';
import { type ItemsLook, itemsSection, PicturedItems } from './sections/items.tsx';
import { Month } from './sections/month.tsx';
import { HeroPrice, PricePanel } from './sections/price.tsx';
import { Problems } from './sections/problems.tsx';
import { RelatedPages } from './sections/related-pages.tsx';
import { whatSection } from './sections/what.tsx';

export function developmentOffer(page: Page): Offer | undefined {
  const { words, language, route } = page;
  const offering = offerings.find((one) => one.page === route.path);
  if (!offering || !hasLook(offering.slug)) return undefined;
  const { slug, price, exampleMonth } = offering;
  const own = words.developmentPages[slug];
  const { title, headline, questions, next } = own;
  const shared = words.developmentDetail;
  const say = (message: string) => format(message, language, { hours: packageHours });
  const description = say(own.description);
  const amount = price && <Price of={price} />;
  const unit = say(words.offers.hoursPerMonth);
  const look = developmentLooks[slug];
  const { looks, drawing: Drawing } = look;
  return {
    title,
    description,
    product: price && { name: pageName(route, words), description, offers: offersIn(price), per: 'month' },
    headline,
    lead: say(own.lead),
    look,
    price: amount && <HeroPrice amount={amount} unit={unit} />,
    actions: (
      <Actions
        of={[
          { type: 'contact' },
          price
            ? { type: 'anchor', anchor: 'price', text: shared.seePrice }
            : { to: '/support/quote', text: shared.quote },
        ]}
      />
    ),
    sections: {
      what: whatSection(own.what, 'beside'),
      drawing: { title: own.drawing.title, lead: own.drawing.lead, children: <Drawing /> },
      problems: {
        title: own.problems.title,
        children: <Problems items={own.problems.items} look={looks.problems} />,
      },
      delivers: {
        title: own.delivers.title,
        beside: looks.delivers === 'list',
        children: <PicturedItems items={own.delivers.items} pictures={look.delivered} look={looks.delivers} />,
      },
      month:
        exampleMonth && 'month' in own
          ? {
              title: own.month.title,
              lead: say(own.month.lead),
              children: <Month parts={own.month.parts} hours={exampleMonth} tiles={look.month} />,
            }
          : undefined,
      price: {
        title: price ? shared.priceTitle : shared.quoteTitle,
        lead: (
          <Link href={href('/service_developing', language, 'Price')} arrow>
            {shared.plans}
          </Link>
        ),
        beside: true,
        children: amount ? (
          <PricePanel amount={amount} unit={unit} text={say(shared.priceText)}>
            <ContactButton>{shared.start}</ContactButton>
            <AddToQuote item={quotableOf('development', slug)} look="secondary" />
          </PricePanel>
        ) : (
          <PricePanel amount={words.offers.quoted} text={shared.quoteText}>
            <ButtonLink to="/support/quote" look="secondary">
              {shared.quote}
            </ButtonLink>
            <ContactButton />
          </PricePanel>
        ),
      },
      examples: itemsSection(own.examples, looks.examples, `examples ${slug}`),
      related: { title: shared.related, children: <RelatedPages pages={look.related} /> },
    },
    questions,
    next,
  };
}

type Name = 'what' | 'drawing' | 'problems' | 'delivers' | 'month' | 'price' | 'examples' | 'questions' | 'related';

interface Looks {
  readonly problems: 'pairs' | 'quotes';
  readonly delivers: 'tiles' | 'list';
  readonly examples: ItemsLook;
}

interface DevelopmentLook extends Look<Name, Looks> {
  /** Two tiles for each deliverable; if there is little space, the first one. */
  readonly delivered: readonly string[];
  /** One tile for each part of the month, repeated for each of its hours. */
  readonly month: readonly string[];
}

export const developmentLooks = {
  api: {
    hero: ['split', 'paper', ApiHero],
    drawing: ApiMessages,
    order: ['problems', 'drawing', 'what', 'delivers', 'month', 'price', 'examples', 'questions', 'related'],
    looks: { problems: 'pairs', delivers: 'tiles', examples: 'cards' },
    tones: { drawing: 'ice', price: 'mustard', questions: 'card', end: 'blush' },
    delivered: ['hourglass:mx hourglass:mx', 'arch:si arch:si', 'petal:vb petal1:vb', 'stripes:fm quarter3:fm'],
    month: ['ring:vb', 'stripes:is', 'petal:mf', 'circle:xm'],
    related: ['/services/api', '/development/cron', '/development/dashboards'],
  },
  bots: {
    hero: ['mirror', 'paper', BotsHero],
    drawing: ConversationTree,
    order: ['problems', 'what', 'drawing', 'examples', 'delivers', 'month', 'price', 'questions', 'related'],
    looks: { problems: 'quotes', delivers: 'list', examples: 'rows' },
    tones: { problems: 'blush', drawing: 'band', questions: 'card', end: 'mustard' },
    delivered: ['drop:sb drop2:vb', 'ring:fi circle:fi', 'bends:mx bends1:mx', 'dots:vb diamond:vb'],
    month: ['drop:fi', 'dots:bv', 'leaf:xm', 'circle:si'],
    related: ['/products/wabot', '/services/9', '/products/chatter'],
  },
  dashboards: {
    hero: ['split', 'blush', DashboardsHero],
    drawing: ExampleDashboard,
    order: ['drawing', 'what', 'problems', 'examples', 'month', 'price', 'delivers', 'questions', 'related'],
    looks: { problems: 'pairs', delivers: 'list', examples: 'cards' },
    tones: { drawing: 'sand', examples: 'ice', questions: 'card', end: 'ice' },
    delivered: ['stripes:si half:si', 'bends1:fm bends:fm', 'quarter2:vb quarter3:vb', 'diamond:xm dots:xm'],
    month: ['quarter:vm', 'steps:fi', 'half:xb', 'ring:sm'],
    related: ['/development/data_analytics', '/products/gogoals', '/services/11'],
  },
  cron: {
    hero: ['strip', 'paper', CronHero],
    drawing: DayDial,
    order: ['drawing', 'delivers', 'what', 'problems', 'price', 'month', 'examples', 'questions', 'related'],
    looks: { problems: 'pairs', delivers: 'tiles', examples: 'rows' },
    tones: { what: 'sand', price: 'ice', questions: 'card', end: 'band' },
    delivered: ['stripes:xm stripes:xm', 'fan1:vb fan:vb', 'leaf:fi leaf1:fi', 'half1:sb half3:sb'],
    month: ['half2:mx', 'road:fi', 'bends:vb', 'fan:sm'],
    related: ['/services/cron', '/development/api', '/products/pugobox'],
  },
  analytics: {
    hero: ['mirror', 'ice', AnalyticsHero],
    drawing: Funnel,
    order: ['what', 'drawing', 'problems', 'delivers', 'examples', 'price', 'questions', 'related'],
    looks: { problems: 'quotes', delivers: 'tiles', examples: 'rows' },
    tones: { drawing: 'card', price: 'blush', questions: 'card', end: 'mustard' },
    delivered: ['bends:fi road:fi', 'diamond:vm diamond:vm', 'ring:xb petal:xb', 'fan2:si fan3:si'],
    month: [],
    related: ['/development/dashboards', '/services/11', '/products/transpur'],
  },
} as const satisfies Record<string, DevelopmentLook>;

type Slug = keyof typeof developmentLooks;

/** The other offerings have pages of other screens. */
const hasLook = (slug: string): slug is Slug => Object.hasOwn(developmentLooks, slug);
