import { company } from '#content/catalogue/company.ts';
import { servicePlans } from '#content/catalogue/service-plans.ts';
import { hoursIn } from '#platform/opening-hours.ts';
import type { Page } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { quoteLimits } from '#site/quotes.ts';
import { exampleReference } from '../../ticket-limits.ts';
import { attachmentFigures } from '../../ticket-problem-words.ts';

const { receptionHours, actionHours } = servicePlans.support.levels;

/** Shared by the page and its structured data in the head. */
export function supportQuestions({ words, language }: Page): { question: string; answer: string }[] {
  const values = {
    reference: exampleReference,
    received: receptionHours,
    ...actionHours,
    ...attachmentFigures(language),
    hours: hoursIn(language).join('; '),
    minutes: company.meetingMinutes,
    trialDays: company.trialDays,
    validDays: quoteLimits.validDays,
  };
  return words.support.questions.map(({ question, answer }) => ({
    question,
    answer: format(answer, language, values),
  }));
}
