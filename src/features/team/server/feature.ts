import { mountPasskeys, type NotePasskey } from '#features/accounts/server/second-factor/passkey-routes.ts';
import { currentTime } from '#platform/database/clock.ts';
import { defineFeature } from '#platform/server/feature.ts';
import { perNetwork } from '#platform/server/security/write-limits.ts';
import { noteSecurity } from './actions.ts';
import { team } from './command.ts';

export const teamFeature = defineFeature({
  name: 'team',
  // Passkeys belong to accounts, but the log of the team says when a member adds one.
  mount(app, deps) {
    const { config } = deps;
    const notePasskey: NotePasskey = (tx, user) => {
      const by = { staffEmail: user.email, at: currentTime() };
      return noteSecurity(tx, { by, config }, user, { news: 'passkeyAdded', action: 'security-passkey-added' });
    };
    mountPasskeys(app, { ...deps, notePasskey });
  },
  writeLimits: {
    // Each start is stored for five minutes.
    'POST /api/passkey/start': perNetwork(100),
    'POST /api/passkey/enter': perNetwork(300),
    'POST /api/passkey/start-adding': perNetwork(60),
    'POST /api/passkey/add': perNetwork(60),
  },
  commands: { team },
  sampleMails: () => import('./sample-mails.ts'),
});
