import { timingSafeEqual } from 'node:crypto';
import type { Db } from '#platform/database/database.ts';
import { consumeRateLimit } from '#platform/database/limits/rate-limits.ts';
import { keyedHash } from '#platform/server/security/secrets.ts';
import { limitKey } from '#platform/server/security/within-limits.ts';
import type { TicketStatus } from '../../live-answers.ts';
import { findTicket } from '../store/find-tickets.ts';
import { readReference } from '../store/reference.ts';
import type { Ticket } from '../tables.ts';
import { visitorState } from '../visitor-state.ts';
import { writtenMessage } from '../written-message.ts';
import { isTicketKey } from './status-address.ts';

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
