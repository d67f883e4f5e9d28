import type { HeadOf } from '#platform/page/head.ts';
import { faqData } from '#platform/page/structured-data.ts';
import { questionsOf } from './questions-of.ts';

export const head: HeadOf = (page) => {
  const { title, description } = page.words.tryit;
  return { title, description, data: [faqData(questionsOf(page))] };
};
