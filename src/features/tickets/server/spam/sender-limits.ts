import type { CountedLimit } from '#platform/database/limits/rate-limits.ts';
import { mailboxOf } from '#platform/server/security/mailbox.ts';
import { limitKey } from '#platform/server/security/within-limits.ts';

const hour = 60 * 60;
const day = 24 * hour;

/** Tickets that are taken from one sender. An office shares one network, so that gets more than one e-mail address. */
export const senderLimits = [
  { name: 'network-hour', of: 'network', most: 20, seconds: hour },
  { name: 'network-day', of: 'network', most: 60, seconds: day },
  { name: 'email-hour', of: 'email', most: 5, seconds: hour },
  { name: 'email-day', of: 'email', most: 15, seconds: day },
  // A form asks for a new one with each message: whoever sends more with one has not opened the form.
  { name: 'token', of: 'token', most: 3, seconds: 2 * day },
] as const;

interface Sender {
  readonly network: string | undefined;
  readonly email: string;
  /** The sender has shown that the address is theirs: what strangers send in its name does not count for them. */
  readonly isProven?: boolean;
  readonly token?: string | undefined;
}

/** The limits that a sender is counted for. Who it is cannot be read from them. */
export function limitsFor(secret: string, { network, email, isProven, token }: Sender): CountedLimit[] {
  const mailbox = mailboxOf(email);
  const senders = { network, email: isProven ? `own ${mailbox}` : mailbox, token };
  return senderLimits.flatMap(({ name, of, most, seconds }) => {
    const sender = senders[of];
    if (sender === undefined) return [];
    return [{ key: limitKey(secret, name, sender), most, seconds }];
  });
}
