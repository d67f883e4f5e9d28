import type { HeadOf } from '#site/head.ts';

export const head: HeadOf = ({ words: { signUp } }) => ({ title: signUp.title, description: signUp.description });
