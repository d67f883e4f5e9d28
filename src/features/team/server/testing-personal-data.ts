import type { Db } from '#platform/database/database.ts';
import { future, moment, type SamplePerson } from '#platform/server/testing-personal-data.ts';
import { teamMember } from './tables.ts';

export async function insertTeamData(db: Db, { gone, email }: SamplePerson): Promise<void> {
  await db.insert(teamMember).values({
    email,
    role: 'agent',
    invitedBy: `${gone} boss`,
    invitedAt: moment(),
    language: 'fr',
    invitationHash: 'x'.repeat(43),
    invitationUntil: future(),
    joinedAt: moment(),
    removedAt: moment(),
  });
}
