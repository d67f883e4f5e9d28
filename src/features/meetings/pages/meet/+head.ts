import type { HeadOf } from '#platform/page/head.ts';

export const head: HeadOf = ({ words: { meet } }) => ({ title: meet.title, description: meet.description });
