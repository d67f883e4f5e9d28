import { offerings } from '#content/catalogue/development.ts';
import { type ProductSlug, productOf, products } from '#content/catalogue/products.ts';
import { quickServicePrice, quickServices } from '#content/catalogue/quick-services.ts';
import { type Words, wordsIn } from '#content/words.ts';
import type { Language } from '#site/languages.ts';
import type { RoutePath } from '#site/routes.ts';
import { topicWords } from '../topic-words.ts';
import type { KnownAnswer } from './find-answer.ts';
import type { SomePrices } from './prices.ts';
import { textsIn } from './terms.ts';
import { type Topic, topics } from './topics.ts';

/** A text of a page. */
interface PageText {
  readonly title: string;
  readonly text: string;
}

/** What is answered: a topic, or a text that a page has anyway. */
export type AnswerSubject =
  | { readonly kind: 'topic'; readonly id: string; readonly topic: Topic; readonly product?: ProductSlug }
  | {
      readonly kind: 'page';
      readonly id: string;
      readonly page: RoutePath;
      readonly anchor?: 'questions';
      /** What the service on this page costs. */
      readonly price?: ServicePrice;
      readonly read: (words: Words) => PageText | undefined;
    };

interface ServicePrice {
  readonly kind: 'once' | 'package' | 'quoted';
  readonly prices: SomePrices;
}

type Known = KnownAnswer<AnswerSubject>;
type Concept = keyof Words['helpSynonyms'];

/** How people ask for what a page says. */
function waysTo(page: RoutePath, { helpPages }: Words): PageWays {
  const pages: Partial<Record<RoutePath, PageWays>> = helpPages;
  return pages[page] ?? { about: '', questions: [] };
}

interface PageWays {
  readonly about: string;
  readonly functions?: readonly string[];
  readonly questions: readonly string[];
}

function split(ways: string | undefined): readonly string[] {
  return ways ? ways.split(', ') : [];
}

/** Every answer of the site in a language: the topics, and the questions, functions and services of its pages. */
export function knownAnswers(language: Language): Known[] {
  const words = wordsIn(language);
  return [
    ...topics.flatMap((topic) => answersOn(topic, words)),
    ...products.flatMap(({ slug, page }) => functionsOf(slug, page, words)),
    ...quickServices.map(({ slug, page }) =>
      aboutService(
        { page, price: { kind: 'once', prices: quickServicePrice } },
        quickConcepts[slug],
        (all) => all.quickServices[slug],
        words,
      ),
    ),
    ...developmentSlugs.map((slug) =>
      aboutService(
        { page: developmentRoutes[slug], price: packagePriceOf(slug) },
        developmentConcepts[slug],
        (all) => all.developmentPages[slug],
        words,
      ),
    ),
    ...pagesWithQuestions.flatMap((one) => questionsOn(one, words)),
  ];
}

function answersOn(topic: Topic, words: Words): Known[] {
  const { ways, title } = topicWords(words)[topic.id];
  const known = {
    ways: [...ways.split(', '), ...(topic.number || topic.about ? [] : [title])],
    context: ways,
    ...(topic.number && { takesNumber: true }),
  };
  if (!topic.about) return [{ ...known, answer: { kind: 'topic', id: topic.id, topic } }];
  return products.map(({ slug, page }) => ({
    ...known,
    ways: [
      ...known.ways.map((way) => way.replaceAll('[product]', productOf(slug).name)),
      ...(topic.id === 'product' ? split(`${words.helpSynonyms[slug]}, ${waysTo(page, words).about}`) : []),
      ...(topic.id === 'price' ? pricesOf(words.helpSynonyms[slug], words) : []),
    ],
    answer: { kind: 'topic', id: `${topic.id}:${slug}`, topic, product: slug },
    product: slug,
    ...(topic.id === 'product' && { group: page, isOverview: true }),
    // What a product does is said on its page in many more words.
    context: topic.id === 'product' ? textsIn(pageOf(slug, words)).join(' ') : '',
  }));
}

function pageOf(slug: ProductSlug, words: Words) {
  return slug === 'suppmail' ? words.helpDesk : words.productPages[slug];
}

function functionsIn(slug: ProductSlug, words: Words): readonly PageText[] {
  return slug === 'suppmail' ? Object.values(words.helpDesk.features.items) : words.productPages[slug].features.items;
}

/** What a product can do, one answer for each function. */
function functionsOf(slug: ProductSlug, page: RoutePath, words: Words): Known[] {
  return functionsIn(slug, words).map(({ title, text }, index) => ({
    answer: { kind: 'page', id: `${page}:${index}`, page, read: (all) => functionsIn(slug, all)[index] },
    ways: [`${productOf(slug).name} ${title}`, ...split(waysTo(page, words).functions?.[index])],
    context: text,
    product: slug,
    group: page,
  }));
}

const quickConcepts = {
  invoicing: 'quickInvoicing',
  email: 'quickEmail',
  whatsapp: 'quickWhatsapp',
  website: 'quickWebsite',
  spreadsheets: 'quickSpreadsheets',
  payments: 'quickPayments',
  backups: 'quickBackups',
  api: 'quickApi',
  cron: 'quickCron',
} as const;

const developmentSlugs = ['api', 'bots', 'cron', 'dashboards', 'analytics'] as const;

const developmentRoutes = {
  api: '/development/api',
  bots: '/development/bots',
  cron: '/development/cron',
  dashboards: '/development/dashboards',
  analytics: '/development/data_analytics',
} as const satisfies Record<(typeof developmentSlugs)[number], RoutePath>;

const developmentConcepts = {
  api: 'devApi',
  bots: 'devBots',
  cron: 'devCron',
  dashboards: 'devDashboards',
  analytics: 'devAnalytics',
} as const;

function packagePriceOf(slug: (typeof developmentSlugs)[number]): ServicePrice {
  const prices = offerings.find((offering) => offering.slug === slug)?.price;
  return prices ? { kind: 'package', prices } : { kind: 'quoted', prices: {} };
}

/** "Price of fleet management": people name what a thing does, and not only the thing. */
function pricesOf(names: string, { helpSynonyms }: Words): readonly string[] {
  const price = helpSynonyms.price.split(', ')[0];
  return names.split(', ').map((name) => `${price} ${name}`);
}

interface ServicePage {
  readonly title: string;
  readonly lead: string;
}

/** What a service is and what it costs: found by its names, alone or with a word for its price. */
function aboutService(
  { page, price }: { readonly page: RoutePath; readonly price: ServicePrice },
  concept: Concept,
  read: (words: Words) => ServicePage,
  words: Words,
): Known {
  const { helpSynonyms: synonyms } = words;
  const names = [read(words).title, ...synonyms[concept].split(', ')];
  return {
    answer: { kind: 'page', id: page, page, price, read: (all) => ({ title: read(all).title, text: read(all).lead }) },
    ways: [...names, ...pricesOf(names.join(', '), words), ...split(waysTo(page, words).about)],
    context: textsIn(read(words)).join(' '),
    group: page,
    isOverview: true,
  };
}

interface PageWithQuestions {
  readonly page: RoutePath;
  readonly product?: ProductSlug;
  /** What a service is found by: its questions make no sense without it. */
  readonly concept?: Concept;
  readonly read: (words: Words) => readonly { readonly question: string; readonly answer: string }[];
}

const pagesWithQuestions: readonly PageWithQuestions[] = [
  ...products.map(
    ({ slug, page }): PageWithQuestions => ({ page, product: slug, read: (all) => pageOf(slug, all).questions }),
  ),
  ...quickServices.map(
    ({ slug, page }): PageWithQuestions => ({
      page,
      concept: quickConcepts[slug],
      read: (all) => all.quickServices[slug].questions,
    }),
  ),
  ...developmentSlugs.map(
    (slug): PageWithQuestions => ({
      page: developmentRoutes[slug],
      concept: developmentConcepts[slug],
      read: (all) => all.developmentPages[slug].questions,
    }),
  ),
];

function questionsOn({ page, product, concept, read }: PageWithQuestions, words: Words): Known[] {
  // The question alone may make no sense elsewhere: "Can I sell on it?"
  const nameOf = product ? productOf(product).name : concept && words.helpSynonyms[concept].split(', ')[0];
  return read(words).map(({ question }, index) => ({
    answer: {
      kind: 'page',
      id: `${page}#${index}`,
      page,
      anchor: 'questions',
      read: (all) => {
        const found = read(all)[index];
        return found && { title: found.question, text: found.answer };
      },
    },
    ways: [`${nameOf} ${question}`, ...split(waysTo(page, words).questions[index])],
    context: '',
    ...(product && { product }),
    group: page,
  }));
}
