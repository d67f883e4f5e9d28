import { z } from 'zod';
import { languageCodes } from '#site/languages.ts';
import stored from './executive-message.json';

/** The chief executive's message on the home of the United States; a draft until the real one signs it. */
export const executiveMessage = z
  .strictObject({
    placeholder: z.boolean(),
    paragraphs: z.record(z.enum(languageCodes), z.array(z.string().min(1)).min(1)),
  })
  .parse(stored);
