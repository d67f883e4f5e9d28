import { packageHours } from '#content/catalogue/development.ts';
import type { HeadOf } from '#platform/page/head.ts';
import { pageName } from '#platform/page/page-name.ts';
import { faqData, productData } from '#platform/page/structured-data.ts';
import { format } from '#site/message.ts';
import { detailOf } from './detail-of.ts';

export const head: HeadOf = (page) => {
  const { price, own } = detailOf(page);
  const description = format(own.description, page.language, { hours: packageHours });
  const product =
    price && productData({ name: pageName(page.route, page.words), description, prices: price, per: 'month' }, page);
  return { title: own.title, description, data: [...(product ? [product] : []), faqData(own.questions)] };
};
