import { timingSafeEqual } from 'node:crypto';
import { success } from '#platform/contracts/envelope.ts';
import type { Database, Db } from '#platform/database/database.ts';
import { consumeRateLimit } from '#platform/database/limits/rate-limits.ts';
import type { App, AppContext } from '#platform/server/app-context.ts';
import { mountCall } from '#platform/server/calls/mount-call.ts';
import type { Config } from '#platform/server/config/config.ts';
import { CallError } from '#platform/server/errors/call-error.ts';
import { whileDatabaseAnswers } from '#platform/server/errors/while-database-answers.ts';
import { isLinkKey, keyedHash, linkKey } from '#platform/server/security/secrets.ts';
import { limitKey, withinLimits } from '#platform/server/security/within-limits.ts';
import { href } from '#site/address.ts';
import type { Language } from '#site/languages.ts';
import { getTicketStatus } from '../contract.ts';
import type { TicketStatus } from '../live-answers.ts';
import { findTicket, readReference } from './store/find-tickets.ts';
import type { Ticket } from './tables.ts';
import { visitorState, writtenMessage } from './written-message.ts';

/** Looks that one network may have. A reference cannot be found by trying; this keeps anybody from trying at all. */
export const statusLimit = { most: 60, seconds: 60 * 60 } as const;

interface Asked {
  readonly reference: string;
  readonly email: string;
}

interface Deps {
  readonly db: Db;
  readonly secret: string;
  readonly network: string | undefined;
}

/** Undefined: nobody is told whether it was the reference or the address. Throws LimitReached. */
export async function findStatus(asked: Asked, deps: Deps): Promise<TicketStatus | undefined> {
  const { db, secret } = deps;
  await countLook(deps);
  const reference = readReference(asked.reference);
  const ticket = reference ? (await findTicket(db, reference))?.ticket : undefined;
  const hash = (email: string) => keyedHash(secret, 'status', email.trim().toLowerCase());
  // Compared even where there is no ticket, so that the time it takes tells nothing either.
  const isSame = timingSafeEqual(hash(ticket?.email ?? ''), hash(asked.email));
  return ticket && isSame ? statusOf(ticket) : undefined;
}

interface Opened {
  readonly reference: string;
  readonly key: string;
}

/**
 * For whoever brings the key that was mailed to the address of the ticket: they may read what was written, and have
 * proven that the address is theirs, unless the ticket has moved to another one with its account. What the team took for
 * spam after all is not shown. Throws LimitReached.
 */
export async function findOpened(
  { reference, key }: Opened,
  deps: Deps,
): Promise<{ readonly status: TicketStatus; readonly provenEmail: string | undefined } | undefined> {
  const { db, secret } = deps;
  await countLook(deps);
  const ticket = isTicketKey(secret, reference, key) ? (await findTicket(db, reference))?.ticket : undefined;
  if (!ticket) return undefined;
  const message = ticket.state === 'quarantined' ? undefined : writtenMessage(ticket);
  return { status: { ...statusOf(ticket), message }, provenEmail: ticket.userId ? undefined : ticket.email };
}

async function countLook({ db, secret, network }: Deps): Promise<void> {
  if (network) await consumeRateLimit(db, { key: limitKey(secret, 'status', network), ...statusLimit }, new Date());
}

function statusOf(ticket: Ticket): TicketStatus {
  return { reference: ticket.reference, state: visitorState(ticket), receivedAt: ticket.createdAt.getTime() };
}

export interface StatusDeps {
  readonly database: Database;
  readonly secretOf: () => Promise<string>;
}

/** The status for whoever asks over the network, or the fault that says why there is no answer. */
export function lookForStatus(
  c: AppContext,
  deps: StatusDeps,
  asked: Parameters<typeof findStatus>[0],
): ReturnType<typeof findStatus> {
  return look(c, deps, (place) => findStatus(asked, place));
}

/** … and for whoever brings the key of a link. */
export function lookForOpened(
  c: AppContext,
  deps: StatusDeps,
  opened: Parameters<typeof findOpened>[0],
): ReturnType<typeof findOpened> {
  return look(c, deps, (place) => findOpened(opened, place));
}

function look<Found>(
  c: AppContext,
  { database, secretOf }: StatusDeps,
  find: (place: Parameters<typeof findStatus>[1]) => Promise<Found>,
): Promise<Found> {
  const network = c.get('sender')()?.network;
  return whileDatabaseAnswers(database, () =>
    withinLimits(c, async () => find({ db: database.db, secret: await secretOf(), network })),
  );
}

/** For other systems; visitors have a page for it. */
export function mountStatus(app: App, config: Config, deps: StatusDeps): void {
  mountCall(app, config, getTicketStatus, async (asked, c) => {
    const found = await lookForStatus(c, deps, asked);
    if (!found)
      throw new CallError('notFound', { description: 'No ticket has this reference and this e-mail address' });
    const { reference, state, receivedAt } = found;
    return success({ reference, state, received: new Date(receivedAt).toISOString() });
  });
}

/**
 * The page that shows where a ticket stands and what was written. Its key stands in mails to the address of the ticket
 * and nowhere else: whoever brings it reads the mail of that address.
 */
export function statusAddress(secret: string, reference: string, language: Language): string {
  const query = new URLSearchParams({ reference, key: linkKey(secret, 'ticket', reference) });
  return `${href('/support/status', language)}?${query}`;
}

function isTicketKey(secret: string, reference: string, key: string): boolean {
  return isLinkKey(secret, 'ticket', reference, key);
}
