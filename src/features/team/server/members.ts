import { randomBytes } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { user } from '#features/accounts/server/tables.ts';
import type { Db } from '#platform/database/database.ts';
import type { Config } from '#platform/server/config/config.ts';
import { tokenHash } from '#platform/server/security/secrets.ts';
import { msPerDay } from '#site/durations.ts';
import type { StaffRole } from '#site/staff.ts';
import { seesCustomers } from '../roles.ts';
import { teamMember } from './tables.ts';

export type TeamMember = typeof teamMember.$inferSelect;
type FixedMembers = Pick<Config, 'staffEmails'>;

/** The role of a proven address; undefined if it is not in the team. Those of STAFF_EMAILS are always administrators. */
export async function roleOf(db: Db, { staffEmails }: FixedMembers, email: string): Promise<StaffRole | undefined> {
  const address = email.toLowerCase();
  if (staffEmails.includes(address)) return 'administrator';
  const [found] = await db
    .select({ role: teamMember.role })
    .from(teamMember)
    .where(and(isIn(address), hasJoined));
  return found?.role;
}

const { email, joinedAt, removedAt, invitationHash, role } = teamMember;
const isCurrent = isNull(removedAt);
const hasJoined = and(isCurrent, isNotNull(joinedAt));
const isIn = (address: string) => and(isCurrent, eq(email, address));

export interface ListedMember {
  readonly email: string;
  /** As in their account; the beginning of their address if they have entered none. */
  readonly name: string;
  readonly role: StaffRole;
}

/** Everyone in the team, by name: the addresses of STAFF_EMAILS, and those who have joined. */
export async function listMembers(db: Db, { staffEmails }: FixedMembers): Promise<ListedMember[]> {
  const joined = await db.select().from(teamMember).where(hasJoined);
  const roles = new Map<string, StaffRole>(joined.map((member) => [member.email, member.role]));
  for (const address of staffEmails) roles.set(address, 'administrator');
  const names = await namesOf(db, [...roles.keys()]);
  return [...roles]
    .map(([address, has]) => ({ email: address, name: names.get(address) || nameIn(address), role: has }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

function nameIn(address: string): string {
  return address.slice(0, address.indexOf('@'));
}

/** Those who see customers, and can be given work. */
export async function listAssignable(db: Db, config: FixedMembers): Promise<ListedMember[]> {
  return (await listMembers(db, config)).filter((member) => seesCustomers(member.role));
}

/** The names that people have entered in their accounts, by address. */
export async function namesOf(db: Db, addresses: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (addresses.length === 0) return new Map();
  const accounts = await db
    .select()
    .from(user)
    .where(inArray(user.email, [...addresses]));
  return new Map(accounts.map((account) => [account.email, account.name]));
}

/** Members and open invitations, without the addresses of STAFF_EMAILS and those removed. */
export function listTeam(db: Db): Promise<TeamMember[]> {
  return db.select().from(teamMember).where(isCurrent).orderBy(asc(email));
}

type Named = { readonly email: string } | { readonly id: string };

const isMeant = (by: Named) => ('id' in by ? eq(teamMember.id, by.id) : eq(email, by.email));

/** By address or id. Locked, because what may be done depends on it. */
export async function lockMember(tx: Db, by: Named) {
  const [found] = await tx
    .select()
    .from(teamMember)
    .where(and(isCurrent, isMeant(by)))
    .for('update');
  return found;
}

/**
 * A member who loses rights, and all administrators, locked in one order: of two who remove each other, the second waits
 * for the first and finds out, instead of each waiting for the other.
 */
export async function lockWithAdministrators(tx: Db, by: Named) {
  const isAdministrator = and(isNotNull(joinedAt), eq(role, 'administrator'));
  const locked = await tx
    .select()
    .from(teamMember)
    .where(and(isCurrent, or(isMeant(by), isAdministrator)))
    .orderBy(asc(teamMember.id))
    .for('update');
  return {
    member: locked.find((one) => ('id' in by ? one.id === by.id : one.email === by.email)),
    administrators: locked.filter((one) => one.joinedAt && one.role === 'administrator'),
  };
}

/** Days for which the link of an invitation is valid. */
export const invitationDays = 7;

/** The key of an invitation's link, and what of it is stored. The key is long and random, so an unkeyed hash is enough. */
export function newInvitation(now: Date) {
  const token = randomBytes(24).toString('base64url');
  return {
    token,
    stored: {
      invitationHash: tokenHash(token),
      invitationUntil: new Date(now.getTime() + invitationDays * msPerDay),
    },
  };
}

/** The invitation that a link belongs to; undefined if it was used, withdrawn or is too old. */
export async function findInvitation(db: Db, token: string, now: Date): Promise<TeamMember | undefined> {
  const [found] = await db
    .select()
    .from(teamMember)
    .where(and(isCurrent, isNull(joinedAt), eq(invitationHash, tokenHash(token))));
  return found?.invitationUntil && found.invitationUntil > now ? found : undefined;
}

/** Makes the invited person a member. False if somebody has used or withdrawn the invitation in the meantime. */
export async function join(tx: Db, { id }: Pick<TeamMember, 'id'>, now: Date): Promise<boolean> {
  const joined = await tx
    .update(teamMember)
    .set({ joinedAt: now, invitationHash: null, invitationUntil: null })
    .where(and(eq(teamMember.id, id), isCurrent, isNull(joinedAt)))
    .returning({ id: teamMember.id });
  return joined.length > 0;
}
