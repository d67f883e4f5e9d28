import type { HeadOf } from '#platform/page/head.ts';
import { faqData, productData } from '#platform/page/structured-data.ts';
import { offerOn } from './offers.ts';

export const head: HeadOf = (page) => {
  const { title, description, product, questions } = offerOn(page);
  return { title, description, data: [...(product ? [productData(product, page)] : []), faqData(questions)] };
};
