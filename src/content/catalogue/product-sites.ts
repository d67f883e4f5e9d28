import { z } from 'zod';
import stored from './product-sites.json';

const address = z.templateLiteral(['https://', z.string()]);

/** Where a product has a site of its own that is shown on a home: its sign-up and its log-in. */
export const productSites = z
  .strictObject({ proposals: z.strictObject({ signUp: address, logIn: address }) })
  .parse(stored);
