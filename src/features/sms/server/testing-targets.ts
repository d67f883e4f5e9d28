import { pagePattern } from '#platform/server/pages/choose-language.ts';
import type { Targets } from '#platform/server/testing-targets.ts';

export const smsTargets: Targets = {
  [pagePattern('/products/sms')]: {
    kind: 'form',
    bodies: () => [{ text: 'Hola', recipients: '10', before: 'x', action: 'count' }],
  },
};
