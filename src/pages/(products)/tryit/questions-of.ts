import { company } from '#content/catalogue/company.ts';
import type { Page } from '#platform/page/page.ts';
import { formatQuestions } from '#ui/sections/questions.tsx';

/** The page and its head use the same. */
export function questionsOf({ words, language }: Page) {
  return formatQuestions(words.tryit.questions, language, { minutes: company.meetingMinutes });
}
