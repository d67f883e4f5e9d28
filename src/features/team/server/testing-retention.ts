import type { RetentionSamples } from '#platform/server/retention/testing-retention.ts';
import { teamMember } from './tables.ts';

export const teamSamples: RetentionSamples = {
  'team_member staff-log': (db, removedAt) =>
    db
      .insert(teamMember)
      .values({ email: 'e', role: 'agent', language: 'es', invitedBy: 'e', invitedAt: new Date(0), removedAt })
      .execute(),
};
