import { packageHours } from '#content/catalogue/development.ts';
import type { Page } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { serviceOf } from './service-of.ts';

/** With the hours of a development package in them. The page and its head use the same. */
export function questionsOf(page: Page): { question: string; answer: string }[] {
  return serviceOf(page).own.questions.map(({ question, answer }) => ({
    question,
    answer: format(answer, page.language, { hours: packageHours }),
  }));
}
