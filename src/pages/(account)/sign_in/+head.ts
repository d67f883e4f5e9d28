import type { HeadOf } from '#site/head.ts';

export const head: HeadOf = ({ words: { signIn } }) => ({ title: signIn.title, description: signIn.description });
