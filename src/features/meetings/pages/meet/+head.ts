import { company } from '#content/catalogue/company.ts';
import type { HeadOf } from '#platform/page/head.ts';
import { format } from '#site/message.ts';

export const head: HeadOf = ({ words: { meet }, language }) => ({
  title: format(meet.title, language, { minutes: company.meetingMinutes }),
  description: meet.description,
});
