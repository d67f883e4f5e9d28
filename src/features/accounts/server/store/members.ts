import { inArray } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { Config } from '#platform/server/config/config.ts';
import { user } from '../tables.ts';

interface Member {
  readonly email: string;
  /** As in their account; the beginning of their address if they have none yet. */
  readonly name: string;
}

/** The members of the team, by name. */
export async function listMembers(db: Db, { staffEmails }: Pick<Config, 'staffEmails'>): Promise<Member[]> {
  if (staffEmails.length === 0) return [];
  const { email, name } = user;
  const known = await db
    .select({ email, name })
    .from(user)
    .where(inArray(email, [...staffEmails]));
  const names = new Map(known.map((member) => [member.email, member.name]));
  return staffEmails
    .map((address) => ({ email: address, name: names.get(address) || nameIn(address) }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

function nameIn(address: string): string {
  return address.slice(0, address.indexOf('@'));
}
