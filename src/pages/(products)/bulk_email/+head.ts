import { bulkEmail, emailTotals } from '#content/catalogue/bulk-email.ts';
import type { HeadOf } from '#platform/page/head.ts';
import { faqData, offersIn, productData } from '#platform/page/structured-data.ts';
import { format } from '#site/message.ts';
import { formatUnitPrice } from '#site/money.ts';
import { questionsOf } from './questions-of.ts';

/** The currency that most readers of a language know: a description has space for one price. */
const currencyIn = { en: 'usd', es: 'cop', fr: 'cad' } as const;

export const head: HeadOf = (page) => {
  const { words, language } = page;
  const { title, plans } = words.bulkEmail;
  const { pricePerEmail, freeEmails } = bulkEmail;
  const currency = currencyIn[language];
  const description = format(words.bulkEmail.description, language, {
    price: formatUnitPrice(pricePerEmail[currency], currency, language),
    free: freeEmails,
  });
  const packages = bulkEmail.packages.flatMap(({ emails }) => {
    if (!emails) return [];
    const { cop, usd, cad } = emailTotals(emails);
    const prices = { cop: cop / 100, usd: usd / 100, cad: cad / 100 };
    const name = format(plans.size, language, { emails });
    return [productData({ name, description, offers: offersIn(prices), isSoldByCard: true }, page)];
  });
  return { title, description, data: [...packages, faqData(questionsOf(page))] };
};
