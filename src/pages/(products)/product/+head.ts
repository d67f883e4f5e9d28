import type { HeadOf } from '#platform/page/head.ts';
import { faqData, productData } from '#platform/page/structured-data.ts';
import { productOn } from './product-page.ts';
import { questionsOf } from './questions-of.ts';

export const head: HeadOf = (page) => {
  const { slug, name, price, period } = productOn(page);
  const { title, description } = page.words.productPages[slug];
  return {
    title,
    description,
    data: [productData({ name, description, prices: price, per: period }, page), faqData(questionsOf(page))],
  };
};
