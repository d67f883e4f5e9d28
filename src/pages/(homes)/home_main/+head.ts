import type { HeadOf } from '#platform/page/head.ts';
import { organizationData } from '#platform/page/structured-data.ts';
import { countryName } from '#site/formatters.ts';
import { format } from '#site/message.ts';
import { countryOf } from './country.ts';

export const head: HeadOf = (page) => {
  const { words, language } = page;
  const { title, description } = words.home.main;
  const country = countryName(countryOf(page), language);
  return {
    title: format(title, language, { country }),
    description: format(description, language, { country }),
    data: [organizationData()],
  };
};
