import type { HeadOf } from '#platform/page/head.ts';
import { pageName } from '#platform/page/page-name.ts';

export const head: HeadOf = ({ words, route }) => ({
  title: pageName(route, words),
  description: words.construction.description,
});
