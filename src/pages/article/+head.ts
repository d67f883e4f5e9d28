import type { HeadOf } from '#platform/page/head.ts';

export const head: HeadOf = ({ words: { article } }) => ({ title: article.title, description: article.description });
