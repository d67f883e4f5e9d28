import type { HeadOf } from '#platform/page/head.ts';
import { format } from '#site/message.ts';
import { period } from './period.ts';

export const head: HeadOf = ({ words, language }) => ({
  title: words.companyHistory.title,
  description: format(words.companyHistory.description, language, period),
});
