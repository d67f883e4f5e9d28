import { z } from 'zod';
import { routePaths } from '#site/routes.ts';
import { httpsAddress, prices, show } from './fields.ts';
import { lowest } from './lowest-price.ts';
import stored from './products.json';

/** The marks and the words of a product are found by its slug, so add a new one here first. */
export const productSlugs = [
  'suppmail',
  'wabot',
  'grumpyturtle',
  'focusmeet',
  'proposals',
  'chatter',
  'pugobox',
  'collectio',
  'ducksites',
  'transpur',
  'provedur',
  'gogoals',
] as const;

export type ProductSlug = (typeof productSlugs)[number];

const product = z.strictObject({
  slug: z.enum(productSlugs),
  name: z.string().min(1),
  page: z.enum(routePaths),
  /** On the product's own site, where its accounts live. */
  signIn: httpsAddress,
  signUp: httpsAddress,
  period: z.literal('month'),
  price: prices,
  show,
});

export type Product = z.infer<typeof product>;

export const products: readonly Product[] = z.array(product).parse(stored);

/** The price of the product that costs least. */
export const lowestProductPrice = lowest(products.map(({ price }) => price));

export function productOf(slug: ProductSlug): Product {
  const found = products.find((product) => product.slug === slug);
  if (!found) throw new Error(`The catalogue has no product ${slug}`);
  return found;
}
