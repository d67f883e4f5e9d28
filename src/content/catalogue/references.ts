import { z } from 'zod';
import { countries } from '#site/countries.ts';
import storedClients from './clients.json';
import { localized } from './fields.ts';
import storedPartners from './partners.json';
import storedTestimonials from './testimonials.json';

const client = z.strictObject({
  /** Also the seed of the drawn emblem. */
  id: z.string().min(1),
  /** No company is named until the owner supplies the name: its sector and country are shown instead. */
  placeholder: z.boolean(),
  sector: localized,
  country: z.enum(countries.map(({ id }) => id)),
  /** The products it uses. */
  description: localized,
});

export type Client = z.infer<typeof client>;

export const clients: readonly Client[] = z.array(client).parse(storedClients);

const partner = z.strictObject({
  /** Also the seed of the drawn emblem. */
  id: z.string().min(1),
  /** No partner is named until the owner supplies the name: a description is shown instead. */
  placeholder: z.boolean(),
  kind: localized,
});

export const partners = z.array(partner).parse(storedPartners);

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

export const testimonials = z.array(testimonial).parse(storedTestimonials);
