import { bulkSms } from '#content/catalogue/bulk-sms.ts';
import type { Page } from '#platform/page/page.ts';
import { format } from '#site/message.ts';

/** With the figures of the catalogue in them. The page and its head show the same. */
export function questionsOf({ words, language }: Page): { question: string; answer: string }[] {
  return words.bulkSms.questions.map(({ question, answer }) => ({
    question,
    answer: format(answer, language, { maximum: bulkSms.campaignMaximum }),
  }));
}
