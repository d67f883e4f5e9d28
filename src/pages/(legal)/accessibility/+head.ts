import type { HeadOf } from '#site/head.ts';

export const head: HeadOf = ({ words }) => words.accessibility;
