import type { HeadOf } from '#site/head.ts';
import { pageName } from '#site/page-name.ts';

export const head: HeadOf = ({ words, route }) => ({
  title: pageName(route, words),
  description: words.construction.description,
});
