import { z } from 'zod';
import { routePaths } from '#site/routes.ts';
import { prices, show } from './fields.ts';
import stored from './quick-services.json';

/** The words of a quick service are found by its slug. */
export const quickServiceSlugs = [
  'invoicing',
  'email',
  'whatsapp',
  'website',
  'spreadsheets',
  'payments',
  'backups',
  'api',
  'cron',
] as const;

export type QuickServiceSlug = (typeof quickServiceSlugs)[number];

const quickService = z.strictObject({
  slug: z.enum(quickServiceSlugs),
  page: z.enum(routePaths),
  /** `colombia`: offered in that country alone. */
  location: z.enum(['global', 'colombia']),
  show,
});

export type QuickService = z.infer<typeof quickService>;

const catalogue = z.strictObject({ price: prices, services: z.array(quickService) }).parse(stored);

/** Paid once. All of them cost the same. */
export const quickServicePrice = catalogue.price;
export const quickServices: readonly QuickService[] = catalogue.services;
