import { helpDesk } from '#content/catalogue/help-desk.ts';
import { productOf } from '#content/catalogue/products.ts';
import type { HeadOf } from '#platform/page/head.ts';
import { faqData, productData } from '#platform/page/structured-data.ts';

export const head: HeadOf = (page) => {
  const { title, description, questions } = page.words.helpDesk;
  const { names } = page.words.helpDesk.plans;
  const { currency, plans } = helpDesk;
  const offers = plans.flatMap(({ id, price }) => (price ? [{ name: names[id], price, currency }] : []));
  const { name } = productOf('suppmail');
  const product = productData({ name, description, offers, per: 'year', isSoldByCard: true }, page);
  return { title, description, data: [product, faqData(questions)] };
};
