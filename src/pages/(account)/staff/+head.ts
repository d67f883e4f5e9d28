import type { HeadOf } from '#site/head.ts';

export const head: HeadOf = ({ words: { staff } }) => ({ title: staff.title, description: staff.description });
