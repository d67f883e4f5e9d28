import type { HeadOf } from '#site/head.ts';
import { faqData } from '#site/structured-data.ts';

export const head: HeadOf = ({ words }) => {
  const { title, description, questions } = words.code;
  return { title, description, data: [faqData(questions)] };
};
