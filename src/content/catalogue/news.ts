import { z } from 'zod';
import { type CountryId, countries } from '#site/countries.ts';
import { routePaths } from '#site/routes.ts';
import storedArticles from './articles.json';
import { localized } from './fields.ts';
import storedNews from './news.json';

const item = z.strictObject({
  id: z.string().min(1),
  page: z.enum(routePaths),
  /** The countries whose home shows it. */
  homes: z.array(z.enum(countries.map(({ id }) => id))).min(1),
  title: localized,
  text: localized,
});

export type NewsItem = z.infer<typeof item>;

const news = z.array(item).parse(storedNews);

export function newsOf(country: CountryId): NewsItem[] {
  return news.filter(({ homes }) => homes.includes(country));
}

const placeholder = z.boolean();

/** The sample article and the related ones, until real ones are written. Their words are found by the id. */
export const articles = z
  .strictObject({
    article: z.strictObject({
      placeholder,
      /** Reading speed, for the reading time that is shown. */
      wordsPerMinute: z.int().positive(),
    }),
    others: z.array(z.strictObject({ id: z.enum(['voluptas', 'tempore', 'rerum']), placeholder })),
  })
  .parse(storedArticles);
