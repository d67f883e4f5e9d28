import type { HeadOf } from '#platform/page/head.ts';

export const head: HeadOf = ({ words }) => words.notFound;
