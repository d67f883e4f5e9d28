import { z } from 'zod';
import { localized } from './fields.ts';
import stored from './partners.json';

const partner = z.strictObject({
  /** Also the seed of the drawn emblem. */
  id: z.string().min(1),
  /** No partner is named until the owner supplies the name: a description is shown instead. */
  placeholder: z.boolean(),
  kind: localized,
});

export const partners = z.array(partner).parse(stored);
