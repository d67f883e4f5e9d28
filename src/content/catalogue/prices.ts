import { z } from 'zod';
import { currencies } from '#site/countries.ts';
import { languageCodes } from '#site/languages.ts';

/** In whole units of each currency, as a person writes a price. */
export const prices = z.record(z.enum(currencies), z.int().positive());
export type Prices = z.infer<typeof prices>;

/** In which languages something is offered. */
export const show = z.record(z.enum(languageCodes), z.boolean());
