import { packageHours } from '#content/catalogue/development.ts';
import { quickServicePrice } from '#content/catalogue/quick-services.ts';
import type { HeadOf } from '#site/head.ts';
import { format } from '#site/message.ts';
import { pageName } from '#site/page-name.ts';
import { faqData, productData } from '#site/structured-data.ts';
import { serviceOf } from './service-of.ts';

export const head: HeadOf = (page) => {
  const { own, location } = serviceOf(page);
  const { title, description, questions } = own;
  const product = productData(
    {
      name: pageName(page.route, page.words),
      description,
      prices: quickServicePrice,
      ...(location === 'colombia' && { soldIn: ['cop'] }),
    },
    page,
  );
  const answered = questions.map(({ question, answer }) => ({
    question,
    answer: format(answer, page.language, { hours: packageHours }),
  }));
  return { title, description, data: [product, faqData(answered)] };
};
