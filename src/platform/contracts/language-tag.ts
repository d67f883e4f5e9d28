import { languageIn } from '../browser/stored/user-language.ts';
import { boundedText } from './bounded-input.ts';
import { inputBounds } from './input-bounds.ts';
import { problem } from './texts.ts';

/** `ES`, as `idioma` is written elsewhere, or a whole tag. One of no language of the site is read as English. */
export const languageTag = boundedText(inputBounds.languageTag, problem('invalid'))
  .transform((tag) => languageIn(tag) ?? 'en')
  .describe('en, es or fr');
