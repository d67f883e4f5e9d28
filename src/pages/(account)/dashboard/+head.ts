import type { HeadOf } from '#site/head.ts';

export const head: HeadOf = ({ words: { dashboard } }) => ({
  title: dashboard.title,
  description: dashboard.description,
});
