import { z } from 'zod';
import { currencies } from '#site/countries.ts';
import { boundedText } from './bounded-input.ts';
import { inputBounds } from './input-bounds.ts';
import { problem } from './texts.ts';

/** In upper case, as other systems write it, or in lower case. */
export const currencyCode = boundedText(inputBounds.name, problem('invalid'), problem('missing'))
  .transform((code) => code.toLowerCase())
  .pipe(z.enum(currencies, problem('invalid')))
  .describe('COP, USD or CAD');

/** As a number, or as a form sends it. */
export const productId = z.union([
  z.int().positive().max(1_000_000),
  boundedText(inputBounds.number)
    .regex(/^\d{1,6}$/)
    .transform(Number),
]);
