import { products } from '#content/catalogue/products.ts';
import type { HeadOf } from '#site/head.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import { organizationData } from '#site/structured-data.ts';

const cheapest = Math.min(...products.map(({ price }) => price.usd));

export const head: HeadOf = ({ words, language }) => {
  const { title, description } = words.home.usa;
  const price = formatMoney({ minor: cheapest * 100, currency: 'usd' }, language);
  return { title, description: format(description, language, { price }), data: [organizationData()] };
};
