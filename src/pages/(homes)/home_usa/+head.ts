import { products } from '#content/catalogue/products.ts';
import type { HeadOf } from '#platform/page/head.ts';
import { organizationData } from '#platform/page/structured-data.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';

const cheapest = Math.min(...products.map(({ price }) => price.usd));

export const head: HeadOf = ({ words, language }) => {
  const { title, description } = words.home.usa;
  const price = formatMoney({ minor: cheapest * 100, currency: 'usd' }, language);
  return { title, description: format(description, language, { price }), data: [organizationData()] };
};
