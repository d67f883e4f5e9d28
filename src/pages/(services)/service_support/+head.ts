import { servicePlans } from '#content/catalogue/service-plans.ts';
import { serviceHead } from '../service-head.ts';

export const head = serviceHead(
  ({ words }) => words.serviceSupport,
  servicePlans.support.plans,
  () => servicePlans.support.plans.map(({ name, base }) => ({ name, price: base })),
);
