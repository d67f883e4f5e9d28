import type { HeadOf } from '#site/head.ts';

export const head: HeadOf = ({ words: { supportStatus } }) => ({
  title: supportStatus.title,
  description: supportStatus.description,
});
