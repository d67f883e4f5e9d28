import { eq } from 'drizzle-orm';
import { exportRow, type PersonalData, tablesOf } from '#platform/server/personal-data.ts';
import { staffAction } from '#platform/server/staff/tables.ts';
import { teamMember } from './tables.ts';

const table = tablesOf('team');
const log = { internal: 'log', because: 'It names team members, and visitors only by a reference.' } as const;

const members = table(teamMember, {
  id: 'bookkeeping',
  email: 'membership',
  role: 'membership',
  invitedBy: 'membership',
  invitedAt: 'membership',
  language: 'membership',
  invitationHash: 'bookkeeping',
  invitationUntil: 'membership',
  joinedAt: 'membership',
  removedAt: 'membership',
});

export const teamData: PersonalData = {
  area: 'team',
  tables: [
    members,
    table(
      staffAction,
      { id: 'bookkeeping', staffEmail: log, action: log, subject: log, details: log, at: log },
      { kept: ['staffEmail', 'action', 'subject', 'details', 'at'] },
    ),
  ],
  erases: ['membership'],
  keeps: [{ what: 'log', for: 'staff-log' }],
  async collect(db, { email }) {
    const rows = await db.select().from(teamMember).where(eq(teamMember.email, email)).orderBy(teamMember.invitedAt);
    return rows.length > 0 ? rows.map((row) => exportRow(members, row)) : undefined;
  },
  async erase(tx, { email }) {
    await tx.delete(teamMember).where(eq(teamMember.email, email));
  },
};
