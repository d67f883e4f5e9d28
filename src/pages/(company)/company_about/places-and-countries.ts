import { company } from '#content/catalogue/company.ts';

/** The company's locations, as the sentences of this page name them. */
export const placesAndCountries = {
  headquarters: company.investors.headquarters,
  centre: company.investors.developmentCentre,
  countries: company.countries,
} as const;
