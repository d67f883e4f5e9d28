import { pagePattern } from '#platform/server/pages/choose-language.ts';
import type { Target, Targets } from '#platform/server/testing-targets.ts';

const signIn: Target = {
  kind: 'form',
  bodies: ({ email }) => [
    { step: 'email', email, name: 'Ana', policy: 'on', back: '/contact' },
    { step: 'code', email, name: 'Ana', policy: 'on', code: '123456', back: '/contact' },
  ],
};

export const accountTargets: Targets = {
  [pagePattern('/login')]: signIn,
  [pagePattern('/support/registro')]: signIn,
};
