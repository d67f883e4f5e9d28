import { z } from 'zod';
import { routePaths } from '#site/routes.ts';
import storedDevelopment from './development.json';
import { prices, show } from './fields.ts';
import { lowest } from './lowest-price.ts';
import storedTechnologies from './technologies.json';

/** The words of an offering are found by its slug. */
export const offeringSlugs = ['custom', 'api', 'bots', 'dashboards', 'cron', 'support', 'analytics', 'code'] as const;

const offering = z.strictObject({
  slug: z.enum(offeringSlugs),
  page: z.enum(routePaths),
  /** The price of the monthly package. Without one the offering is quoted, or has plans on its own page. */
  price: prices.optional(),
  /** The hours of an example month, one figure for each part of the work; their sum is the package. */
  exampleMonth: z.array(z.int().positive()).optional(),
  show,
});

export type Offering = z.infer<typeof offering>;

const catalogue = z
  .strictObject({ hours: z.int().positive(), offerings: z.array(offering) })
  .refine(
    ({ hours, offerings }) => offerings.every(({ exampleMonth }) => !exampleMonth || sum(exampleMonth) === hours),
    {
      error: 'an example month has other hours than the package',
    },
  )
  .parse(storedDevelopment);

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}

/** Hours per month in a package. */
export const packageHours = catalogue.hours;
export const offerings: readonly Offering[] = catalogue.offerings;

/** The price of the package that costs least. */
export const lowestPackagePrice = lowest(offerings.flatMap(({ price }) => price ?? []));

const groups = ['screens', 'services', 'data', 'quality', 'delivery'] as const;

/** The technologies, by purpose. The specification asks for such a list without its entries. */
export const technologies = z
  .array(
    z.strictObject({
      id: z.enum(groups),
      /** The owner has not confirmed these entries yet. */
      placeholder: z.boolean(),
      names: z.array(z.string().min(1)).min(1),
    }),
  )
  .parse(storedTechnologies);
