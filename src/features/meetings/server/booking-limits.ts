import type { CountedLimit } from '#platform/database/limits/rate-limits.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import { mailboxOf } from '#platform/server/security/mailbox.ts';
import { limitKey, networkLimits } from '#platform/server/security/within-limits.ts';

const hour = 60 * 60;
const day = 24 * hour;
/** As long as a hold lasts. */
const holdTime = hour / 2;

const moves = [
  { name: 'meeting-move-hour', most: 30, seconds: hour },
  { name: 'meeting-move-wide', of: 'wideNetwork', most: 60, seconds: hour },
] as const;

/**
 * A network may be a whole office, a wide one the part of a mobile carrier with hundreds of people. There are only 16
 * times a day, so more bookings than these are not from real visitors. The limits are below the overall one
 * (`MEETING_BOOKINGS_PER_HOUR`), so that one wide network cannot lock everyone else out.
 */
const bookings = [
  { name: 'meeting-network-hour', most: 10, seconds: hour },
  { name: 'meeting-network-day', most: 20, seconds: day },
  { name: 'meeting-wide-hour', of: 'wideNetwork', most: 15, seconds: hour },
  { name: 'meeting-wide-day', of: 'wideNetwork', most: 30, seconds: day },
] as const;

/** Limits per mailbox, because each booking sends mail. */
const bookingsOfMailbox = [
  { name: 'meeting-email-hour', most: 6, seconds: hour },
  { name: 'meeting-email-day', most: 10, seconds: day },
] as const;

/** Times that are on hold and not confirmed. */
const holds = [
  { name: 'meeting-hold-network', most: 3, seconds: holdTime },
  { name: 'meeting-hold-wide', of: 'wideNetwork', most: 6, seconds: holdTime },
] as const;
const holdsOfMailbox = [{ name: 'meeting-hold-email', most: 2, seconds: holdTime }] as const;

interface Booker {
  readonly secret: string;
  readonly email: string;
  /** Signed in with that address. */
  readonly isProven: boolean;
}

export function moveLimits(c: AppContext, secret: string): CountedLimit[] {
  return networkLimits(c, secret, moves);
}

export function bookingLimits(c: AppContext, { secret, email, isProven }: Booker): CountedLimit[] {
  // Strangers who type an address do not use up its owner's limit.
  const subject = `${isProven ? 'proven:' : ''}${mailboxOf(email)}`;
  const ofMailbox = bookingsOfMailbox.map(({ name, ...limit }) => ({ key: limitKey(secret, name, subject), ...limit }));
  return [...networkLimits(c, secret, bookings), ...ofMailbox];
}

export function holdLimits(c: AppContext, { secret, email }: Booker): CountedLimit[] {
  const mailbox = mailboxOf(email);
  const ofMailbox = holdsOfMailbox.map(({ name, ...limit }) => ({ key: limitKey(secret, name, mailbox), ...limit }));
  return [...networkLimits(c, secret, holds), ...ofMailbox];
}
