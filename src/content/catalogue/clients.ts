import { z } from 'zod';
import { countries } from '#site/countries.ts';
import stored from './clients.json';
import { localized } from './fields.ts';

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

export const clients: readonly Client[] = z.array(client).parse(stored);
