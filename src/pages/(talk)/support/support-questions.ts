import { company } from '#content/catalogue/company.ts';
import { servicePlans } from '#content/catalogue/service-plans.ts';
import { attachmentTypes, ticketLimits } from '#contracts/ticket-limits.ts';
import { localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import type { Page } from '#site/page.ts';

const { receptionHours, actionHours } = servicePlans.support.levels;

/** What a reference looks like. */
const reference = 'H-7KQ2-94MX';

/** The page and its head show the same. */
export function supportQuestions({ words, language }: Page): { question: string; answer: string }[] {
  const types = Object.keys(attachmentTypes).map((ending) => ending.toUpperCase());
  const values = {
    reference,
    received: receptionHours,
    ...actionHours,
    count: ticketLimits.attachments,
    megabytes: ticketLimits.attachmentBytes / 1024 ** 2,
    types: new Intl.ListFormat(localeOf(language)).format(types),
    minutes: company.meetingMinutes,
  };
  return words.support.questions.map(({ question, answer }) => ({
    question,
    answer: format(answer, language, values),
  }));
}
