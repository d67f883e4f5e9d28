import { company } from '#content/catalogue/company.ts';
import type { Page } from '#platform/page/page.ts';
import { format } from '#site/message.ts';

/** The page and its head use the same. */
export function questionsOf({ words, language }: Page): { question: string; answer: string }[] {
  return words.tryit.questions.map(({ question, answer }) => ({
    question,
    answer: format(answer, language, { minutes: company.meetingMinutes }),
  }));
}
