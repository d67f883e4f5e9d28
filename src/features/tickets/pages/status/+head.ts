import type { HeadOf } from '#platform/page/head.ts';

export const head: HeadOf = ({ words: { supportStatus } }) => ({
  title: supportStatus.title,
  description: supportStatus.description,
});
