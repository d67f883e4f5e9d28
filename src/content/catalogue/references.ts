import { z } from 'zod';
import { countries } from '#site/countries.ts';
import storedClients from './clients.json';
import { httpsAddress, localized } from './fields.ts';
import storedPartners from './partners.json';
import storedTestimonials from './testimonials.json';

/** Until the owner supplies a real one, an entry is an example: it has no name, and pages say that it is an example. */
const reference = {
  /** Also the seed of the drawn emblem or portrait. */
  id: z.string().min(1),
  placeholder: z.boolean(),
  name: z.string().min(1).optional(),
};

const hasNameIfReal = ({ placeholder, name }: { placeholder: boolean; name?: string | undefined }) =>
  placeholder === (name === undefined);
const nameRule = { error: 'an entry has a name if it is real, and none if it is a placeholder' };

const client = z
  .strictObject({
    ...reference,
    sector: localized,
    country: z.enum(countries.map(({ id }) => id)),
    /** The products it uses, or an example could use. */
    description: localized,
    url: httpsAddress.optional(),
  })
  .refine(hasNameIfReal, nameRule);

export type Client = z.infer<typeof client>;

export const clients: readonly Client[] = z.array(client).parse(storedClients);

const partner = z.strictObject({ ...reference, kind: localized }).refine(hasNameIfReal, nameRule);

export const partners = z.array(partner).parse(storedPartners);

const testimonial = z
  .strictObject({
    ...reference,
    role: localized,
    sector: localized,
    country: z.enum(countries.map(({ id }) => id)),
    /** What is used and for what; no praise. */
    text: localized,
  })
  .refine(hasNameIfReal, nameRule);

export const testimonials = z.array(testimonial).parse(storedTestimonials);

/** Whether a list still shows examples, and says so. */
export function hasExamples(entries: readonly { readonly placeholder?: boolean | undefined }[]): boolean {
  return entries.some(({ placeholder }) => placeholder === true);
}
