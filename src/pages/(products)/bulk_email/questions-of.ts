import { bulkEmail } from '#content/catalogue/bulk-email.ts';
import type { Page } from '#platform/page/page.ts';
import { formatQuestions } from '#ui/sections/questions.tsx';

/** The page and its head use the same. */
export function questionsOf({ words, language }: Page) {
  const figures = { rate: bulkEmail.emailsPerMinute, maximum: bulkEmail.dailyMaximum };
  return formatQuestions(words.bulkEmail.questions, language, figures);
}
