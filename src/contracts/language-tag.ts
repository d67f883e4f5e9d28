import { z } from 'zod';
import { languageIn } from '#site/stored/user-language.ts';
import { problem } from './ticket-texts.ts';

/** `ES`, as `idioma` is written elsewhere, or a whole tag. One of no language of the site is read as English. */
export const languageTag = z
  .string(problem('invalid'))
  .max(35, problem('invalid'))
  .transform((tag) => languageIn(tag) ?? 'en')
  .describe('en, es or fr');
