import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { staffRoles } from '#site/staff.ts';

/** The team, besides the addresses of STAFF_EMAILS: those invited, those who joined, and those removed since. */
export const teamMember = pgTable(
  'team_member',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** In lower case. Who signs in with it is this member, once they have accepted the invitation. */
    email: text().notNull(),
    role: varchar({ length: 20, enum: staffRoles }).notNull(),
    /** The address of the member who invited them, or the name of the user at a terminal. */
    invitedBy: text('invited_by').notNull(),
    invitedAt: timestamp('invited_at', { withTimezone: true }).notNull(),
    /** The language of the invitation. */
    language: varchar({ length: 2 }).notNull(),
    /** A hash of the key in the link. Null once the invitation is accepted or withdrawn: it is valid once. */
    invitationHash: varchar('invitation_hash', { length: 43 }),
    invitationUntil: timestamp('invitation_until', { withTimezone: true }),
    joinedAt: timestamp('joined_at', { withTimezone: true }),
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  ({ email, role, invitationHash, removedAt }) => [
    check('team_member_role_is_known', sql`${role} in ('agent', 'editor', 'administrator')`),
    // Of those removed, every time that they were in the team is a row.
    uniqueIndex('team_member_email').on(email).where(sql`${removedAt} is null`),
    index('team_member_invitation').on(invitationHash),
    index('team_member_removed_at').on(removedAt),
  ],
);
