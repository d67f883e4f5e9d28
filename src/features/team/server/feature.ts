import { mountPasskeys, type NotePasskey } from '#features/accounts/server/second-factor/passkey-routes.ts';
import { currentTime } from '#platform/database/clock.ts';
import { defineFeature } from '#platform/server/feature.ts';
import { since } from '#platform/server/retention/retention-rules.ts';
import { perNetwork } from '#platform/server/security/write-limits.ts';
import { noteSecurity } from './actions.ts';
import { team } from './command.ts';
import { teamData } from './personal-data.ts';
import { teamMember } from './tables.ts';

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
  // Members stay as long as they are in the team; then as long as the log, which names them.
  tables: [{ table: teamMember, stored: [since('staff-log', teamMember.removedAt)] }],
  personalData: teamData,
});
