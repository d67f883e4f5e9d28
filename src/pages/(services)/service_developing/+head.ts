import { servicePlans } from '#content/catalogue/service-plans.ts';
import { serviceHead } from '../service-head.ts';

export const head = serviceHead(
  ({ words }) => words.serviceDeveloping,
  servicePlans.development,
  () => servicePlans.development.map(({ name, base }) => ({ name, price: base })),
);
