import { bulkSms } from '#content/catalogue/bulk-sms.ts';
import type { HeadOf } from '#platform/page/head.ts';
import { faqData } from '#platform/page/structured-data.ts';
import { format } from '#site/message.ts';
import { questionsOf } from './questions-of.ts';

export const head: HeadOf = (page) => ({
  title: page.words.bulkSms.title,
  description: format(page.words.bulkSms.description, page.language, { maximum: bulkSms.campaignMaximum }),
  data: [faqData(questionsOf(page))],
});
