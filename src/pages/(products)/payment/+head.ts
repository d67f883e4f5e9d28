import type { HeadOf } from '#site/head.ts';

export const head: HeadOf = ({ words }) => ({ title: words.payment.title, description: words.payment.description });
