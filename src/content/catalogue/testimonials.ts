import { z } from 'zod';
import { countries } from '#site/countries.ts';
import { localized } from './fields.ts';
import stored from './testimonials.json';

const testimonial = z.strictObject({
  /** Also the seed of the drawn portrait. */
  id: z.string().min(1),
  /** A role instead of a name, until a client agrees to be quoted. */
  placeholder: z.boolean(),
  role: localized,
  sector: localized,
  country: z.enum(countries.map(({ id }) => id)),
  /** What is used and for what; no praise. */
  text: localized,
});

export const testimonials = z.array(testimonial).parse(stored);
