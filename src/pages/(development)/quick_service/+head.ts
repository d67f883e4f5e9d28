import { quickServicePrice } from '#content/catalogue/quick-services.ts';
import type { HeadOf } from '#platform/page/head.ts';
import { pageName } from '#platform/page/page-name.ts';
import { faqData, productData } from '#platform/page/structured-data.ts';
import { questionsOf } from './questions-of.ts';
import { serviceOf } from './service-of.ts';

export const head: HeadOf = (page) => {
  const { own, location } = serviceOf(page);
  const { title, description } = own;
  const product = productData(
    {
      name: pageName(page.route, page.words),
      description,
      prices: quickServicePrice,
      ...(location === 'colombia' && { soldIn: ['cop'] }),
    },
    page,
  );
  return { title, description, data: [product, faqData(questionsOf(page))] };
};
