import { bulkSms } from '#content/catalogue/bulk-sms.ts';
import type { Page } from '#platform/page/page.ts';
import { format } from '#site/message.ts';

/** The questions with the catalogue's figures, for the page and its head. */
export function questionsOf({ words, language }: Page): { question: string; answer: string }[] {
  return words.bulkSms.questions.map(({ question, answer }) => ({
    question,
    answer: format(answer, language, { maximum: bulkSms.campaignMaximum }),
  }));
}
