import { secondsPerDay } from '#site/durations.ts';
import type { CountedLimit } from '../../database/limits/rate-limits.ts';
import { limitKey } from '../security/within-limits.ts';
import { mailboxOf } from './mailbox.ts';

// Anyone can type another person's address into a form. The mail there has our name on it, so it contains nothing that
// was typed, except a name that can be nothing else: see docs/decisions/0029.

/** Messages that strangers can make us send to one mailbox in a day, over all forms of a group together. */
const limits = {
  /** Tickets, quotes, and payments that were refused. */
  confirmation: 5,
  /**
   * Counted separately, so that no one can use up another person's invitations with tickets. A meeting is booked, moved
   * and cancelled, and each of these changes a calendar entry.
   */
  meeting: 10,
} as const;

export function mailLimit(secret: string, what: keyof typeof limits, email: string): CountedLimit {
  return { key: limitKey(secret, `mail-${what}-day`, mailboxOf(email)), most: limits[what], seconds: secondsPerDay };
}
