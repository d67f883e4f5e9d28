import { company } from '#content/catalogue/company.ts';
import type { HeadOf } from '#platform/page/head.ts';
import { format } from '#site/message.ts';

export const head: HeadOf = ({ words: { meetBook }, language }) => ({
  title: meetBook.title,
  description: format(meetBook.description, language, { minutes: company.meetingMinutes }),
});
