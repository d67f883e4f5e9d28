import { z } from 'zod';
import stored from './articles.json';

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
  .parse(stored);
