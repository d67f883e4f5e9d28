import type { HeadOf } from '#site/head.ts';
import { faqData } from '#site/structured-data.ts';
import { questionsOf } from './questions-of.ts';

export const head: HeadOf = (page) => {
  const { title, description } = page.words.tryit;
  return { title, description, data: [faqData(questionsOf(page))] };
};
