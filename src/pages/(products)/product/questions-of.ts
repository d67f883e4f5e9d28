import { company } from '#content/catalogue/company.ts';
import type { Page } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { productOn } from './product-page.ts';

/** The product's own questions, and the one for all products. The page and its head use the same. */
export function questionsOf(page: Page): { question: string; answer: string }[] {
  const { words, language } = page;
  const { slug, name } = productOn(page);
  const values = { days: company.trialDays, product: name };
  return [
    ...words.productPages[slug].questions,
    {
      question: format(words.product.trialQuestion, language, values),
      answer: format(words.product.trialAnswer, language, values),
    },
  ];
}
