import { defineFeature } from '#platform/server/feature.ts';
import { pagePattern } from '#platform/server/pages/choose-language.ts';
import type { Accounts, ReadSignedIn, StaffVisitor } from './accounts.ts';
import { mountAccounts } from './routes.ts';

declare module '#platform/server/feature.ts' {
  interface FeatureDeps {
    readonly accounts: Accounts;
    readonly signedIn: ReadSignedIn;
  }
  interface ViewDeps {
    /** Who reads the view. */
    readonly staff: StaffVisitor;
  }
}

const signIn = { countedByHandler: 'codes sent and tried, by network, address and browser' };

export const accountsFeature = defineFeature({
  name: 'accounts',
  mount(app, deps) {
    mountAccounts(app, deps);
    // The library of the sessions is large.
    return { prepare: () => import('./auth.ts') };
  },
  writeLimits: {
    [`POST ${pagePattern('/login')}`]: signIn,
    [`POST ${pagePattern('/support/registro')}`]: signIn,
    'GET /api/glogin/google': signIn,
    'GET /api/auth/callback/google': { countedByHandler: 'returns from Google, by network and wide network' },
  },
  sampleMails: () => import('./sample-mails.ts'),
});
