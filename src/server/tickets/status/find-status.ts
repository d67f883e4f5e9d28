import { timingSafeEqual } from 'node:crypto';
import type { Db } from '#database/database.ts';
import { countUse } from '#database/limits/count-use.ts';
import { findTicket } from '#database/tickets/find-tickets.ts';
import { readReference } from '#database/tickets/reference.ts';
import type { TicketStatus } from '#site/live.ts';
import { keyedHash } from '../../keyed-hash.ts';
import { limitKey } from '../../within-limits.ts';
import { visitorState } from '../visitor-state.ts';

/** Looks that one network may have. A reference cannot be found by trying; this keeps anybody from trying at all. */
export const statusLimit = { most: 60, seconds: 60 * 60 } as const;

interface Asked {
  readonly reference: string;
  readonly email: string;
}

interface Place {
  readonly db: Db;
  readonly secret: string;
  readonly network: string | undefined;
}

/** Undefined: nobody is told whether it was the reference or the address. Throws LimitReached. */
export async function findStatus(asked: Asked, { db, secret, network }: Place): Promise<TicketStatus | undefined> {
  const limit = network && { key: limitKey(secret, 'status', network), ...statusLimit };
  if (limit) await countUse(db, limit, new Date());
  const reference = readReference(asked.reference);
  const ticket = reference ? (await findTicket(db, reference))?.ticket : undefined;
  const hash = (email: string) => keyedHash(secret, 'status', email.trim().toLowerCase());
  // Compared even where there is no ticket, so that the time it takes tells nothing either.
  const isSame = timingSafeEqual(hash(ticket?.email ?? ''), hash(asked.email));
  if (!ticket || !isSame) return undefined;
  return { reference: ticket.reference, state: visitorState(ticket), receivedAt: ticket.createdAt.getTime() };
}
