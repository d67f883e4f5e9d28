import { company } from '#content/catalogue/company.ts';

/** Where the company is at home, as the sentences of this page name it. */
export const placesAndCountries = {
  headquarters: company.investors.headquarters,
  centre: company.investors.developmentCentre,
  countries: company.countries,
} as const;
