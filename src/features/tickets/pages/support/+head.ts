import type { HeadOf } from '#platform/page/head.ts';
import { faqData } from '#platform/page/structured-data.ts';
import { supportQuestions } from './support-questions.ts';

export const head: HeadOf = (page) => {
  const { title, description } = page.words.support;
  return { title, description, data: [faqData(supportQuestions(page))] };
};
