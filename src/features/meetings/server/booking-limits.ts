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
 * A network may be a whole office, a wide one the part of a mobile carrier behind which hundreds of people are. All of
 * them share 16 times a day, so that more than these is no rush of visitors. They stay below what is taken overall
 * (`MEETING_BOOKINGS_PER_HOUR`): one wide network cannot keep everybody else out.
 */
const bookings = [
  { name: 'meeting-network-hour', most: 10, seconds: hour },
  { name: 'meeting-network-day', most: 20, seconds: day },
  { name: 'meeting-wide-hour', of: 'wideNetwork', most: 15, seconds: hour },
  { name: 'meeting-wide-day', of: 'wideNetwork', most: 30, seconds: day },
] as const;

/** For one mailbox: each is mailed. */
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
  // Strangers who type an address use up nothing of what its owner has.
  const whose = `${isProven ? 'proven:' : ''}${mailboxOf(email)}`;
  const ofMailbox = bookingsOfMailbox.map(({ name, ...limit }) => ({ key: limitKey(secret, name, whose), ...limit }));
  return [...networkLimits(c, secret, bookings), ...ofMailbox];
}

export function holdLimits(c: AppContext, { secret, email }: Booker): CountedLimit[] {
  const mailbox = mailboxOf(email);
  const ofMailbox = holdsOfMailbox.map(({ name, ...limit }) => ({ key: limitKey(secret, name, mailbox), ...limit }));
  return [...networkLimits(c, secret, holds), ...ofMailbox];
}
