import { brand } from '#content/brand.ts';
import { company } from '#content/catalogue/company.ts';
import type { Prices } from '#content/catalogue/fields.ts';
import { canonicalHref } from '#site/address.ts';
import { type Currency, currencies } from '#site/countries.ts';
import { languageCodes, localeOf } from '#site/languages.ts';
import { isIndexed } from '#site/routes.ts';
import type { Page } from './page.ts';
import { trailTo } from './page-name.ts';

/** A schema.org object, as JSON-LD. */
export interface StructuredData {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

const organizationId = `${brand.siteUrl}/#organization`;

export function organizationData(): StructuredData {
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: brand.name,
    legalName: brand.legalName,
    url: brand.siteUrl,
    logo: `${brand.siteUrl}/icon-512.png`,
    foundingDate: company.founded,
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

interface Offered {
  readonly name: string;
  readonly description: string;
  readonly prices: Prices;
  /** The period that a price covers; without it, it is paid once. */
  readonly per?: 'month';
  /** The currencies in which it is sold; all if omitted. */
  readonly soldIn?: readonly Currency[];
}

export function productData(
  { name, description, prices, per, soldIn = currencies }: Offered,
  page: Page,
): StructuredData {
  const url = brand.siteUrl + canonicalHref(page.route.path, page.language);
  return {
    '@type': 'Product',
    name,
    description,
    brand: { '@id': organizationId },
    offers: soldIn.map((currency) => ({
      '@type': 'Offer',
      url,
      price: prices[currency],
      priceCurrency: currency.toUpperCase(),
      availability: 'https://schema.org/InStock',
      ...(per && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: prices[currency],
          priceCurrency: currency.toUpperCase(),
          unitCode: 'MON',
        },
      }),
    })),
  };
}

interface Service {
  readonly name: string;
  readonly description: string;
  readonly currency: Currency;
  readonly offers: readonly { readonly name: string; readonly price: number }[];
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
      offers: offers.map((offer) => ({ '@type': 'Offer', ...offer, priceCurrency: currency.toUpperCase() })),
    }),
  };
}

/** From the start page to this one. The start page itself, and pages excluded from search engines, have none. */
export function breadcrumbData(page: Page): StructuredData | undefined {
  const trail = trailTo(page);
  if (trail.length < 2 || !isIndexed(page.route)) return undefined;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: brand.siteUrl + href,
    })),
  };
}
