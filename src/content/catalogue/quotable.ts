import type { Currency } from '#site/currencies.ts';
import { mapCurrencies } from '#site/currencies.ts';
import { inMinor } from '#site/money.ts';
import type { RoutePath } from '#site/routes.ts';
import { bulkEmail } from './bulk-email.ts';
import { offerings, packageHours } from './development.ts';
import { helpDesk } from './help-desk.ts';
import type { Measure } from './measures.ts';
import { plansOf } from './plans.ts';
import { products } from './products.ts';
import { quickServicePrice, quickServices } from './quick-services.ts';
import { servicePlans } from './service-plans.ts';

/** The parts of a quote, in display order. */
export const quotableKinds = ['product', 'quick', 'development', 'service', 'email', 'helpDesk'] as const;
export type QuotableKind = (typeof quotableKinds)[number];

/** One quantity input. The price is that of one `step`. */
export interface QuotableNumber {
  readonly measure: Measure;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  /** The initial value. */
  readonly first: number;
}

/**
 * An item that can be on a quote. Its words are found by `kind` and `name` (`features/quotes/describe-quotable.ts`).
 */
export interface Quotable {
  /** Part of shared URLs and old quotes: it never changes. Lower-case letters, digits and hyphens. */
  readonly id: string;
  readonly kind: QuotableKind;
  /** Of the product, the service, the offering or the plan in the catalogue. */
  readonly name: string;
  /** Which of the five services, if it is one of their plans. */
  readonly service?: ServicePart;
  readonly page: RoutePath;
  /** Offered in Colombia alone. */
  readonly onlyIn?: 'co';
  readonly asks: readonly QuotableNumber[];
  /** In minor units, for one step of every quantity. A currency without a price is by agreement. */
  readonly prices: Readonly<Partial<Record<Currency, number>>>;
}

export type ServicePart = 'consulting' | 'optimization' | 'developing' | 'testing' | 'setup' | 'support';

const ask = (measure: Measure, most: number, change: Partial<QuotableNumber> = {}): QuotableNumber => ({
  measure,
  least: 1,
  most,
  step: 1,
  first: 1,
  ...change,
});

const idOf = (...parts: readonly string[]) =>
  parts
    .join('-')
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');

const productItems = products.map(
  ({ slug, page, price }): Quotable => ({
    id: idOf('product', slug),
    kind: 'product',
    name: slug,
    page,
    asks: [ask('months', 36, { first: 12 }), ask('subscriptions', 500)],
    prices: mapCurrencies(price, inMinor),
  }),
);

const quickItems = quickServices.map(
  ({ slug, page, location }): Quotable => ({
    id: idOf('quick', slug),
    kind: 'quick',
    name: slug,
    page,
    ...(location === 'colombia' && { onlyIn: 'co' }),
    asks: [ask('quantity', 20)],
    prices: mapCurrencies(quickServicePrice, inMinor),
  }),
);

const developmentItems = offerings.flatMap(({ slug, page, price }): Quotable[] => {
  if (!price) return [];
  const hours = ask('hours', 50 * packageHours, { least: packageHours, step: packageHours, first: packageHours });
  return [
    {
      id: idOf('development', slug),
      kind: 'development',
      name: slug,
      page,
      asks: [hours],
      prices: mapCurrencies(price, inMinor),
    },
  ];
});

interface ServiceItem {
  readonly service: ServicePart;
  readonly name: string;
  readonly page: RoutePath;
  readonly asks?: readonly QuotableNumber[];
  readonly dollars: number;
}

const serviceItem = ({ service, name, page, asks = [], dollars }: ServiceItem): Quotable => ({
  id: idOf(service, name),
  kind: 'service',
  name,
  service,
  page,
  asks,
  prices: { [servicePlans.currency]: inMinor(dollars, servicePlans.currency) },
});

const months = ask('months', 36);
const { requirements, development, testing, support } = servicePlans;

const serviceItems: readonly Quotable[] = [
  ...(['consulting', 'optimization'] as const).flatMap((service) =>
    requirements[service].map(({ hours, price }) =>
      serviceItem({ service, name: String(hours), page: '/service_requirements', dollars: price }),
    ),
  ),
  ...development.map(({ name, base }) =>
    serviceItem({ service: 'developing', name, page: '/service_developing', asks: [months], dollars: base }),
  ),
  ...testing.extra.map(({ test, leastHours, hour }) =>
    serviceItem({
      service: 'testing',
      name: test,
      page: '/service_testing',
      dollars: hour,
      asks: [ask('hours', 500, { least: leastHours, first: leastHours })],
    }),
  ),
  serviceItem({ service: 'setup', name: support.setup.name, page: '/service_support', dollars: support.setup.base }),
  ...support.plans.map(({ name, base }) =>
    serviceItem({ service: 'support', name, page: '/service_support', asks: [months], dollars: base }),
  ),
];

/** Plans without any price are by agreement: they are discussed, not quoted. */
const plansOfProduct = (
  kind: 'email' | 'helpDesk',
  productId: number,
  page: RoutePath,
  asked: QuotableNumber,
): Quotable[] =>
  plansOf(productId)
    .filter(({ prices }) => Object.keys(prices).length > 0)
    .map(({ id, prices }) => ({ id: idOf(kind, id), kind, name: id, page, asks: [asked], prices }));

export const quotables: readonly Quotable[] = [
  ...productItems,
  ...quickItems,
  ...developmentItems,
  ...serviceItems,
  ...plansOfProduct('email', bulkEmail.productId, '/email-masivo', ask('quantity', 20)),
  ...plansOfProduct('helpDesk', helpDesk.productId, '/products/suppmail', ask('years', 5)),
];

export function findQuotable(id: string): Quotable | undefined {
  return quotables.find((quotable) => quotable.id === id);
}

/**
 * The item of that name in the catalogue. The build fails for a page that offers something that cannot be quoted.
 */
export function quotableOf(kind: QuotableKind, name: string, service?: ServicePart): Quotable {
  const found = quotables.find((one) => one.kind === kind && one.name === name && one.service === service);
  if (!found) throw new Error(`Nothing can be quoted that is called ${kind} ${name}`);
  return found;
}
