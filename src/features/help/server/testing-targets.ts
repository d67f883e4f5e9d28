import type { Targets } from '#platform/server/testing-targets.ts';

export const helpTargets: Targets = {
  '/help/ask': { kind: 'json', bodies: () => [{ question: 'How much is it?', lang: 'en', country: 'ca' }] },
  '/help/rate': { kind: 'json', bodies: () => [{ question: 'How much is it?', lang: 'en', answer: 'prices' }] },
};
