import type { HeadOf } from '#platform/page/head.ts';

export const head: HeadOf = ({ words: { signIn } }) => ({ title: signIn.title, description: signIn.description });
