import { servicePlans } from '#content/catalogue/service-plans.ts';
import type { HeadOf } from '#platform/page/head.ts';
import { pageName } from '#platform/page/page-name.ts';
import { serviceData } from '#platform/page/structured-data.ts';
import { serviceOn } from './services.ts';

export const head: HeadOf = (page) => {
  const { title, description, offers = [] } = serviceOn(page);
  const name = pageName(page.route, page.words);
  const { currency } = servicePlans;
  return { title, description, data: [serviceData({ name, description, currency, offers }, page)] };
};
