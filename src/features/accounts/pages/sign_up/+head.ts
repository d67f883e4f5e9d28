import type { HeadOf } from '#platform/page/head.ts';

export const head: HeadOf = ({ words: { signUp } }) => ({ title: signUp.title, description: signUp.description });
