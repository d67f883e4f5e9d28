import { productOf } from '#content/catalogue/products.ts';
import type { HeadOf } from '#platform/page/head.ts';
import { faqData, productData } from '#platform/page/structured-data.ts';

export const head: HeadOf = (page) => {
  const { title, description, questions } = page.words.helpDesk;
  const { name, price, period } = productOf('suppmail');
  const product = productData({ name, description, prices: price, per: period }, page);
  return { title, description, data: [product, faqData(questions)] };
};
