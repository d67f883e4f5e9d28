import type { HeadOf } from '#platform/page/head.ts';
import { format } from '#site/message.ts';

export const head: HeadOf = ({ words: { companyInvestors }, language }) => ({
  title: companyInvestors.title,
  description: format(companyInvestors.description, language, { round: companyInvestors.round }),
});
