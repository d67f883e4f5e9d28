import { company } from '#content/catalogue/company.ts';
import { type Product, type ProductSlug, products } from '#content/catalogue/products.ts';
import { quotableOf } from '#content/catalogue/quotable.ts';
import { AddToQuote } from '#features/quotes/views/add-to-quote.tsx';
import type { Page } from '#platform/page/page.ts';
import { offersIn } from '#platform/page/structured-data.ts';
import { format } from '#site/message.ts';
import {
  ChatterHero,
  CollectioHero,
  DucksitesHero,
  FocusmeetHero,
  GogoalsHero,
  GrumpyturtleHero,
  ProposalsHero,
  ProvedurHero,
  PugoboxHero,
  TranspurHero,
  WabotHero,
} from '#ui/art/heroes/products.tsx';
import { Badge } from '#ui/badge.tsx';
import { CardGrid } from '#ui/card.tsx';
import { ButtonLink, ContactButton } from '#ui/links.tsx';
import { Action, SignUp } from '#ui/sections/actions.tsx';
import { productCard } from '#ui/sections/offer-cards.tsx';
import { Price } from '#ui/sections/price.tsx';
import { Steps } from '#ui/sections/steps.tsx';

import type { Look, Offer, OfferSection } from './offer.ts';
import { ApprovalsScreen } from './screens/approvals.tsx';
import { BoardScreen } from './screens/board.tsx';
import { BotInboxScreen } from './screens/bot-inbox.tsx';
import { ComparisonScreen } from './screens/comparison.tsx';
import { GoalsScreen } from './screens/goals.tsx';
import { LiveInboxScreen } from './screens/live-inbox.tsx';
import { MeetingScreen } from './screens/meeting.tsx';
import { QuotesScreen } from './screens/quotes.tsx';
import { ReceivablesScreen } from './screens/receivables.tsx';
import { SiteEditorScreen } from './screens/site-editor.tsx';
import { TripsScreen } from './screens/trips.tsx';
import { type ItemsLook, itemsSection } from './sections/items.tsx';
import { HeroPrice, PricePanel } from './sections/price.tsx';
import { whatSection } from './sections/what.tsx';

export function productOffer(page: Page): Offer | undefined {
  const { words, language, route } = page;
  const product = products.find((one) => one.page === route.path);
  if (!product || product.slug === 'suppmail') return undefined;
  const { slug, name, price, period } = product;
  const { title, description, headline, lead, questions, next } = words.productPages[slug];
  const values = { days: company.trialDays, product: name };
  const say = (message: string) => format(message, language, values);
  return {
    title,
    description,
    product: { name, description, offers: offersIn(price), per: period },
    headline,
    lead,
    look: productLooks[slug],
    price: (
      <HeroPrice
        amount={<Price of={price} />}
        unit={words.product.perMonth}
        badge={<Badge>{words.products[slug].kind}</Badge>}
      />
    ),
    actions: (
      <>
        <SignUp product={product} size="large">
          {say(words.product.tryFree)}
        </SignUp>
        <Action type="anchor" anchor="price" text={words.product.priceLink} look="secondary" />
      </>
    ),
    sections: sectionsOf({ ...product, slug }, page, say),
    questions: [...questions, { question: say(words.product.trialQuestion), answer: say(words.product.trialAnswer) }],
    next,
  };
}

type Say = (message: string) => string;

function sectionsOf(product: Product & { slug: Slug }, page: Page, say: Say): Record<Name, OfferSection | undefined> {
  const { slug, price } = product;
  const shared = page.words.product;
  const { what, forWhom, features, steps, diagram } = page.words.productPages[slug];
  const { looks, related, drawing: Drawing } = productLooks[slug];
  return {
    what: whatSection(what, looks.what),
    audience: itemsSection(forWhom, looks.audience, slug),
    features: itemsSection(features, looks.features, slug),
    example: { title: diagram.title, lead: diagram.lead, children: <Drawing /> },
    steps: {
      title: steps.title,
      beside: looks.steps === 'column',
      children: <Steps items={steps.items} look={looks.steps} />,
    },
    price: {
      title: looks.price === 'panel' ? shared.priceTitle : say(shared.priceAsk),
      lead: shared.priceText,
      beside: looks.price === 'panel',
      children: (
        <PricePanel
          amount={<Price of={price} />}
          unit={shared.perMonth}
          included={shared.included.map(say)}
          look={looks.price}
        >
          <SignUp product={product}>{shared.signUp}</SignUp>
          <ContactButton look="secondary" />
          <AddToQuote item={quotableOf('product', slug)} />
        </PricePanel>
      ),
    },
    questions: undefined,
    related: {
      title: shared.related,
      aside: (
        <ButtonLink to="/products" look="secondary">
          {shared.allProducts}
        </ButtonLink>
      ),
      children: (
        <CardGrid>
          {related.flatMap((path) => products.filter((one) => one.page === path).map((one) => productCard(one, page)))}
        </CardGrid>
      ),
    },
  };
}

/** The products of this screen. The help desk has its own page. */
type Slug = Exclude<ProductSlug, 'suppmail'>;

type Name = 'what' | 'audience' | 'features' | 'example' | 'steps' | 'price' | 'questions' | 'related';

interface Looks {
  readonly what: 'beside' | 'statement';
  readonly audience: ItemsLook;
  readonly features: ItemsLook;
  readonly steps: 'path' | 'stairs' | 'column';
  readonly price: 'panel' | 'strip';
}

export const productLooks: Readonly<Record<Slug, Look<Name, Looks>>> = {
  wabot: {
    hero: ['split', 'ice', WabotHero],
    drawing: BotInboxScreen,
    order: ['example', 'features', 'what', 'audience', 'steps', 'price', 'questions', 'related'],
    looks: { what: 'beside', audience: 'portraits', features: 'ticks', steps: 'path', price: 'panel' },
    tones: { features: 'band', audience: 'card', price: 'blush', related: 'card', end: 'mustard' },
    related: ['/products/chatter', '/products/suppmail', '/products/collectio'],
  },
  grumpyturtle: {
    hero: ['strip', 'paper', GrumpyturtleHero],
    drawing: BoardScreen,
    order: ['what', 'example', 'features', 'audience', 'steps', 'price', 'questions', 'related'],
    looks: { what: 'beside', audience: 'rows', features: 'cards', steps: 'stairs', price: 'strip' },
    tones: { features: 'ice', audience: 'card', price: 'mustard', related: 'card', end: 'blush' },
    related: ['/products/focusmeet', '/products/gogoals', '/products/chatter'],
  },
  focusmeet: {
    hero: ['mirror', 'mustard', FocusmeetHero],
    drawing: MeetingScreen,
    order: ['audience', 'example', 'what', 'features', 'price', 'steps', 'questions', 'related'],
    looks: { what: 'statement', audience: 'portraits', features: 'ticks beside', steps: 'column', price: 'strip' },
    tones: { example: 'card', what: 'band', price: 'ice', questions: 'card', end: 'blush' },
    related: ['/products/grumpyturtle', '/products/gogoals', '/products/pugobox'],
  },
  proposals: {
    hero: ['split', 'paper', ProposalsHero],
    drawing: QuotesScreen,
    order: ['what', 'example', 'steps', 'features', 'price', 'audience', 'questions', 'related'],
    looks: { what: 'beside', audience: 'rows', features: 'cards', steps: 'path', price: 'panel' },
    tones: { what: 'band', features: 'sand', questions: 'card', end: 'ice' },
    related: ['/products/provedur', '/products/collectio', '/products/ducksites'],
  },
  chatter: {
    hero: ['mirror', 'blush', ChatterHero],
    drawing: LiveInboxScreen,
    order: ['what', 'example', 'features', 'steps', 'audience', 'price', 'related', 'questions'],
    looks: { what: 'statement', audience: 'rows', features: 'ticks beside', steps: 'path', price: 'strip' },
    tones: { features: 'ice', steps: 'card', price: 'mustard', related: 'card', end: 'ice' },
    related: ['/products/wabot', '/products/suppmail', '/products/focusmeet'],
  },
  pugobox: {
    hero: ['split', 'sand', PugoboxHero],
    drawing: ApprovalsScreen,
    order: ['what', 'example', 'features', 'audience', 'price', 'steps', 'questions', 'related'],
    looks: { what: 'statement', audience: 'portraits', features: 'cards', steps: 'column', price: 'panel' },
    tones: { example: 'card', features: 'blush', price: 'card', related: 'card', end: 'mustard' },
    related: ['/products/provedur', '/products/suppmail', '/products/focusmeet'],
  },
  collectio: {
    hero: ['strip', 'ice', CollectioHero],
    drawing: ReceivablesScreen,
    order: ['example', 'what', 'features', 'steps', 'price', 'audience', 'questions', 'related'],
    looks: { what: 'beside', audience: 'rows', features: 'ticks', steps: 'path', price: 'panel' },
    tones: { what: 'band', steps: 'card', price: 'blush', questions: 'card', end: 'mustard' },
    related: ['/products/proposals', '/products/wabot', '/products/suppmail'],
  },
  ducksites: {
    hero: ['strip', 'mustard', DucksitesHero],
    drawing: SiteEditorScreen,
    order: ['steps', 'example', 'what', 'features', 'audience', 'price', 'questions', 'related'],
    looks: { what: 'statement', audience: 'portraits', features: 'ticks', steps: 'stairs', price: 'panel' },
    tones: { example: 'card', what: 'ice', audience: 'card', related: 'card', end: 'blush' },
    related: ['/products/chatter', '/products/wabot', '/products/proposals'],
  },
  transpur: {
    hero: ['mirror', 'paper', TranspurHero],
    drawing: TripsScreen,
    order: ['audience', 'example', 'features', 'what', 'price', 'steps', 'related', 'questions'],
    looks: { what: 'beside', audience: 'rows', features: 'ticks', steps: 'path', price: 'strip' },
    tones: { example: 'card', features: 'band', price: 'mustard', related: 'card', end: 'ice' },
    related: ['/products/provedur', '/products/collectio', '/products/grumpyturtle'],
  },
  provedur: {
    hero: ['split', 'mustard', ProvedurHero],
    drawing: ComparisonScreen,
    order: ['example', 'what', 'steps', 'features', 'audience', 'price', 'questions', 'related'],
    looks: { what: 'beside', audience: 'portraits', features: 'ticks beside', steps: 'stairs', price: 'strip' },
    tones: { example: 'card', features: 'blush', price: 'ice', related: 'card', end: 'mustard' },
    related: ['/products/pugobox', '/products/proposals', '/products/transpur'],
  },
  gogoals: {
    hero: ['mirror', 'ice', GogoalsHero],
    drawing: GoalsScreen,
    order: ['what', 'example', 'features', 'price', 'steps', 'audience', 'related', 'questions'],
    looks: { what: 'beside', audience: 'rows', features: 'cards', steps: 'column', price: 'panel' },
    tones: { example: 'card', price: 'mustard', steps: 'card', related: 'card', end: 'blush' },
    related: ['/products/grumpyturtle', '/products/focusmeet', '/products/suppmail'],
  },
};
