import { z } from 'zod';
import { type CountryId, countries } from '#site/countries.ts';
import { routePaths } from '#site/routes.ts';
import { localized } from './fields.ts';
import stored from './news.json';

const item = z.strictObject({
  id: z.string().min(1),
  page: z.enum(routePaths),
  /** The countries whose home shows it. */
  homes: z.array(z.enum(countries.map(({ id }) => id))).min(1),
  title: localized,
  text: localized,
});

export type NewsItem = z.infer<typeof item>;

const news = z.array(item).parse(stored);

export function newsOf(country: CountryId): NewsItem[] {
  return news.filter(({ homes }) => homes.includes(country));
}
