import { and, eq, like, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { isSameSecret, keyedHash } from '#platform/server/security/secrets.ts';
import { msPerMinute } from '#site/durations.ts';
import { deleteTickets } from './store/save-ticket.ts';
import { type Campaign, ticket } from './tables.ts';

/** The header with which the canary identifies itself. */
export const canaryHeader = 'X-Canary';

/** Milliseconds for which a mark is valid; this also allows for clocks that differ. */
const goodFor = 5 * msPerMinute;

/** What a mark is valid for. It allows nothing else. */
type Purpose = `ticket ${string} ${string}` | `look ${string}` | `remove ${string}` | `result ${string}`;

export function makeMark(secret: string, purpose: Purpose, now: number): string {
  const time = now.toString(36);
  return `${time}.${keyedHash(secret, 'canary', `${time} ${purpose}`).toString('base64url')}`;
}

/** Only a caller that knows the secret passes as a canary; if no secret is set, no caller does. */
export function isMark(secret: string | undefined, mark: string | undefined, purpose: Purpose, now: number): boolean {
  if (!secret || !mark) return false;
  const time = Number.parseInt(mark, 36);
  if (!(Math.abs(now - time) <= goodFor)) return false;
  return isSameSecret(makeMark(secret, purpose, time), mark);
}

/** Visitors cannot send a campaign with this name, because the server only accepts the names it knows. */
export const canaryCampaign: Campaign = { canary: '1' };

// The `?` operator instead of `->>`: its statistics show PostgreSQL that almost no ticket matches, so it uses the
// index.
const isCanary = sql`${ticket.campaign} ? 'canary'`;

interface CanaryTicket {
  readonly state: string;
  readonly quarantineReasons: readonly string[];
  readonly mails: readonly { readonly state: string; readonly lastError: string | null }[];
}

/** Undefined if there is no ticket with that reference, or if it is a visitor's. */
export async function findCanary(db: Db, reference: string): Promise<CanaryTicket | undefined> {
  const { state, quarantineReasons } = ticket;
  const [found] = await db
    .select({ state, quarantineReasons })
    .from(ticket)
    .where(and(isCanary, eq(ticket.reference, reference)));
  if (!found) return undefined;
  const { state: mailState, lastError } = outboxMessage;
  const mails = await db.select({ state: mailState, lastError }).from(outboxMessage).where(isMailOf(reference));
  return { ...found, mails };
}

/** Deletes canary tickets with their mails, including unsent ones. Returns the files to remove after the commit. */
export async function removeCanaries(db: Db, which: SQL): Promise<readonly string[]> {
  return db.transaction(async (tx) => {
    const found = await tx
      .select({ id: ticket.id, reference: ticket.reference })
      .from(ticket)
      .where(and(isCanary, which))
      .for('update');
    if (found.length === 0) return [];
    const ids = found.map(({ id }) => id);
    const files = await deleteTickets(tx, ids);
    await tx.delete(outboxMessage).where(or(...found.map(({ reference }) => isMailOf(reference))));
    return files;
  });
}

const isMailOf = (reference: string) => like(outboxMessage.key, `ticket:${reference}:%`);
