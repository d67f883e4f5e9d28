import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { User } from './open-session.ts';

/** Whose something is: the address is proven, and in lower case. */
export type Owner = Pick<User, 'id' | 'email'>;

/** What is of the account, and what came from its proven address, also before there was an account. */
export function isOwnedBy({ id, email }: Owner, row: { readonly userId: PgColumn; readonly email: PgColumn }) {
  return or(eq(row.userId, id), and(isNull(row.userId), eq(sql`lower(${row.email})`, email)));
}
