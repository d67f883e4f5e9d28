import { bulkEmail } from '#content/catalogue/bulk-email.ts';
import type { Page } from '#platform/page/page.ts';
import { format } from '#site/message.ts';

/** With the figures of the catalogue in them. The page and its head use the same. */
export function questionsOf({ words, language }: Page): { question: string; answer: string }[] {
  const figures = { rate: bulkEmail.emailsPerMinute, maximum: bulkEmail.dailyMaximum };
  return words.bulkEmail.questions.map(({ question, answer }) => ({
    question: format(question, language, figures),
    answer: format(answer, language, figures),
  }));
}
