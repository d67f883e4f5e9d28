import { products } from '#content/catalogue/products.ts';
import type { HeadOf } from '#site/head.ts';
import { faqData, productData } from '#site/structured-data.ts';

export const head: HeadOf = (page) => {
  const { title, description, questions } = page.words.helpDesk;
  const suppmail = products.find(({ slug }) => slug === 'suppmail');
  const offered =
    suppmail && productData({ name: suppmail.name, description, prices: suppmail.price, per: 'month' }, page);
  return { title, description, data: [...(offered ? [offered] : []), faqData(questions)] };
};
