import type { CountryId } from '#site/countries.ts';
import type { Language } from '#site/languages.ts';
import { bulkEmail } from './bulk-email.ts';
import { company } from './company.ts';
import { type Offering, offerings } from './development.ts';
import { type Product, products } from './products.ts';
import { type QuickService, quickServices } from './quick-services.ts';

export function productsIn(language: Language): Product[] {
  return products.filter(({ show }) => show[language]);
}

export function offeringsIn(language: Language): Offering[] {
  return offerings.filter(({ show }) => show[language]);
}

/**
 * Offers for everyone, and those for the country of the page. A page without a country has all: the visitor's country
 * decides.
 */
export function quickServicesFor(country: CountryId | undefined, language: Language): QuickService[] {
  return quickServices.filter(
    ({ location, show }) => show[language] && (location === 'global' || country === undefined || country === 'co'),
  );
}

/** What can be tried without a card: days of a product, or e-mails of the bulk service. */
export const trial = { days: company.trialDays, freeEmails: bulkEmail.freeEmails } as const;
