import type { HeadOf } from '#site/head.ts';

export const head: HeadOf = ({ words: { article } }) => ({ title: article.title, description: article.description });
