import type { Known, Targets } from '#platform/server/testing-targets.ts';

export const helpTargets: Targets = {
  '/help/ask': { kind: 'json', bodies: () => [{ question: 'How much is it?', lang: 'en', country: 'ca' }] },
  '/help/rate': { kind: 'json', bodies: () => [{ question: 'How much is it?', lang: 'en', answer: 'prices' }] },
};

/** The forms of the console. */
export function helpActions({ uuid }: Known) {
  return [
    { action: 'addHelpWay', question: uuid, topic: 'refund' },
    { action: 'removeHelpWay', way: uuid },
    { action: 'dismissHelpQuestion', question: uuid },
  ];
}
