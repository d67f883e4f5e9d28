import type { CountedLimit } from '#platform/database/limits/rate-limits.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import { mailboxOf } from '#platform/server/security/mailbox.ts';
import { limitKey, networkLimits } from '#platform/server/security/within-limits.ts';

const hour = 60 * 60;

/** Limits per network, which a whole office may share. */
const quotes = { name: 'quote-network-hour', most: 60, seconds: hour };
/** Limits per mailbox, since others may request quotes for it. */
const quotesOfMailbox = [
  { name: 'quote-email-hour', most: 3, seconds: hour },
  { name: 'quote-email-day', most: 12, seconds: 24 * hour },
];
/** Limits of PDFs per network. */
const downloads = { name: 'quote-download-hour', most: 240, seconds: hour };

interface Asker {
  readonly email: string;
  /** The visitor has verified the address, so requests by strangers do not count for them. */
  readonly isProven: boolean;
}

export function quoteLimitsOf(c: AppContext, { email, isProven }: Asker, secret: string): CountedLimit[] {
  const mailbox = mailboxOf(email);
  const asker = isProven ? `own ${mailbox}` : mailbox;
  return [
    ...networkLimits(c, secret, [quotes]),
    ...quotesOfMailbox.map(({ name, ...limit }) => ({ key: limitKey(secret, name, asker), ...limit })),
  ];
}

export function downloadLimits(c: AppContext, secret: string): CountedLimit[] {
  return networkLimits(c, secret, [downloads]);
}
