import { company } from '#content/catalogue/company.ts';
import type { HeadOf } from '#platform/page/head.ts';
import { organizationData } from '#platform/page/structured-data.ts';
import { format } from '#site/message.ts';
import { placesAndCountries } from './places-and-countries.ts';
import { yearOf } from './year-of.ts';

export const head: HeadOf = ({ words, language }) => ({
  title: words.companyAbout.title,
  description: format(words.companyAbout.description, language, {
    ...placesAndCountries,
    founded: yearOf(company.founded),
  }),
  data: [organizationData({ founded: true })],
});
