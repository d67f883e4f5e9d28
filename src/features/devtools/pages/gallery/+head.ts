import type { HeadOf } from '#platform/page/head.ts';

export const head: HeadOf = ({ words, route }) => ({
  title: words.names[route.path as '/gallery'],
  description: 'Every part of this site in every state: colours, type, tile art, controls and islands.',
});
