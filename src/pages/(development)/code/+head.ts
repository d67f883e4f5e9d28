import type { HeadOf } from '#platform/page/head.ts';
import { faqData } from '#platform/page/structured-data.ts';

export const head: HeadOf = ({ words }) => {
  const { title, description, questions } = words.code;
  return { title, description, data: [faqData(questions)] };
};
