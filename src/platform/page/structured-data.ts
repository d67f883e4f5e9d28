import { brand } from '#content/brand.ts';
import { company } from '#content/catalogue/company.ts';
import type { Prices } from '#content/catalogue/fields.ts';
import { canonicalHref, sharePicture } from '#site/address.ts';
import { type Currency, currencies } from '#site/currencies.ts';
import { languageCodes, localeOf } from '#site/languages.ts';
import { isIndexed } from '#site/routes.ts';
import { chooseText } from '#site/site-variant.ts';
import { type Page, variantOf } from './page.ts';
import { trailTo } from './page-name.ts';

/** A schema.org object, as JSON-LD. */
export interface StructuredData {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

const organizationId = `${brand.siteUrl}/#organization`;

/** The founding date is for the pages that tell the company's history, not for those that count its years. */
export function organizationData({ founded = false } = {}): StructuredData {
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: brand.name,
    legalName: brand.legalName,
    url: brand.siteUrl,
    logo: `${brand.siteUrl}/icon-512.png`,
    ...(founded && { foundingDate: company.founded }),
    sameAs: brand.social.map(({ url }) => url),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      email: brand.email.contact,
      availableLanguage: languageCodes.map(localeOf),
    },
  };
}

export function faqData(questions: readonly { question: string; answer: string }[]): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** The period that a price covers; without one, it is paid once. */
type Period = keyof typeof periods;

const periods = {
  month: { unitCode: 'MON', duration: 'P1M' },
  year: { unitCode: 'ANN', duration: 'P1Y' },
} as const;

interface Offer {
  readonly name?: string;
  readonly price: number;
  readonly currency: Currency;
  readonly per?: Period | undefined;
}

const available = 'https://schema.org/InStock';

function offerData({ name, price, currency, per }: Offer, availability = available): StructuredData {
  const priced = { price, priceCurrency: currency.toUpperCase() };
  const period = per && periods[per];
  return {
    '@type': 'Offer',
    ...(name && { name }),
    ...priced,
    availability,
    ...(period && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        ...priced,
        billingDuration: period.duration,
        referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: period.unitCode },
      },
    }),
  };
}

interface Offered {
  readonly name: string;
  readonly description: string;
  readonly offers: readonly Offer[];
  readonly per?: Period | undefined;
  /** It is bought on its page, by card; where cards are not charged, it is made on request. */
  readonly isSoldByCard?: true;
}

/** A price in each of these currencies. */
export function offersIn(prices: Prices, soldIn: readonly Currency[] = currencies): Offer[] {
  return soldIn.map((currency) => ({ price: prices[currency], currency }));
}

export function productData({ name, description, offers, per, isSoldByCard }: Offered, page: Page): StructuredData {
  const { flags } = variantOf(page);
  const availabilityIn = (currency: Currency) =>
    isSoldByCard ? chooseText(flags[currency], available, 'https://schema.org/MadeToOrder') : available;
  const url = brand.siteUrl + canonicalHref(page.route.path, page.language);
  return {
    '@type': 'Product',
    name,
    description,
    image: brand.siteUrl + sharePicture(page.route, page.language),
    brand: { '@type': 'Brand', name: brand.name },
    offers: offers.map((offer) => ({ ...offerData({ per, ...offer }, availabilityIn(offer.currency)), url })),
  };
}

interface Service {
  readonly name: string;
  readonly description: string;
  readonly currency: Currency;
  readonly offers: readonly Omit<Offer, 'currency'>[];
}

/** A service of the company, with its plans in the one currency that they are priced in. */
export function serviceData({ name, description, currency, offers }: Service, page: Page): StructuredData {
  return {
    '@type': 'Service',
    name,
    description,
    url: brand.siteUrl + canonicalHref(page.route.path, page.language),
    provider: { '@id': organizationId, '@type': 'Organization', name: brand.name },
    ...(offers.length > 0 && {
      offers: offers.map((offer) => offerData({ ...offer, currency })),
    }),
  };
}

/** From the start page to this one. The start page itself, and pages excluded from search engines, have none. */
export function breadcrumbData(page: Page): StructuredData | undefined {
  const trail = trailTo(page);
  if (trail.length < 2 || !isIndexed(page.route)) return undefined;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: brand.siteUrl + canonicalHref(path, page.language),
    })),
  };
}
