import { ne } from 'drizzle-orm';
import { defineFeature } from '#platform/server/feature.ts';
import { pagePattern } from '#platform/server/pages/choose-language.ts';
import { expired, goesWith, permanent, since } from '#platform/server/retention/retention-rules.ts';
import type { Accounts, ReadSignedIn, StaffVisitor } from './accounts.ts';
import { accountData } from './personal-data.ts';
import { mountAccounts } from './routes.ts';
import {
  bellToken,
  dataRequest,
  earlierAddress,
  identity,
  notification,
  passkey,
  secondFactor,
  session,
  signInCode,
  user,
  userPhoto,
  verification,
} from './tables.ts';

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
  tables: [
    {
      table: user,
      stored: [permanent('An account stays until its owner deletes it: tickets, quotes and payments are found by it.')],
    },
    { table: identity, stored: [goesWith(user)] },
    { table: passkey, stored: [goesWith(user)] },
    { table: secondFactor, stored: [goesWith(user)] },
    { table: earlierAddress, stored: [goesWith(user)] },
    { table: userPhoto, stored: [goesWith(user)] },
    { table: session, stored: [expired(session.expiresAt)] },
    { table: bellToken, stored: [goesWith(session)] },
    { table: signInCode, stored: [expired(signInCode.expiresAt)] },
    { table: verification, stored: [expired(verification.expiresAt)] },
    {
      table: notification,
      // The welcome stays: it records that the account has been welcomed.
      stored: [since('notifications', notification.createdAt, () => ne(notification.event, 'welcome'))],
    },
    { table: dataRequest, stored: [since('data-requests', dataRequest.at)] },
  ],
  personalData: accountData,
});
