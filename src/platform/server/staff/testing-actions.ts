import type { Db } from '../../database/database.ts';
import { readConfig } from '../config/config.ts';
import type { ActionDeps } from './staff-actions.ts';

/** The dependencies with which a test acts as a member of the team. */
export function testActionDeps(db: Db, at = new Date()): ActionDeps {
  return {
    db,
    by: { staffEmail: 'eva@hormiga.example', at },
    config: readConfig({}),
    secretOf: async () => 'x'.repeat(32),
    wakeMail: () => undefined,
  };
}
