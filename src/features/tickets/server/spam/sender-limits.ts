import type { CountedLimit } from '#platform/database/limits/rate-limits.ts';
import { mailboxOf } from '#platform/server/security/mailbox.ts';
import { limitKey } from '#platform/server/security/within-limits.ts';

const hour = 60 * 60;
const day = 24 * hour;

/**
 * How many tickets are accepted from one sender. An office shares one network, so a network gets more than an address.
 */
export const senderLimits = [
  { name: 'network-hour', of: 'network', most: 20, seconds: hour },
  { name: 'network-day', of: 'network', most: 60, seconds: day },
  { name: 'email-hour', of: 'email', most: 5, seconds: hour },
  { name: 'email-day', of: 'email', most: 15, seconds: day },
  // The form fetches a new token for each message: a sender that reuses one has not opened the form.
  { name: 'token', of: 'token', most: 3, seconds: 2 * day },
] as const;

interface Sender {
  readonly network: string | undefined;
  readonly email: string;
  /**
   * The sender has proven that the address is theirs, so tickets by strangers in its name do not count against them.
   */
  readonly isProven?: boolean;
  readonly token?: string | undefined;
}

/** The rate limits for a sender. The keys are hashed and do not reveal who it is. */
export function limitsFor(secret: string, { network, email, isProven, token }: Sender): CountedLimit[] {
  const mailbox = mailboxOf(email);
  const senders = { network, email: isProven ? `own ${mailbox}` : mailbox, token };
  return senderLimits.flatMap(({ name, of, most, seconds }) => {
    const sender = senders[of];
    if (sender === undefined) return [];
    return [{ key: limitKey(secret, name, sender), most, seconds }];
  });
}
