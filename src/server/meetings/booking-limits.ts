import type { CountedLimit } from '#database/limits/count-use.ts';
import type { AppContext } from '../app-context.ts';
import type { Config } from '../config.ts';
import { limitKey, networkLimits } from '../within-limits.ts';

const hour = 60 * 60;

/** From one network, where a whole office may sit. */
const moves = [{ name: 'meeting-move-hour', most: 30, seconds: hour }];
const bookings = [
  { name: 'meeting-network-hour', most: 10, seconds: hour },
  { name: 'meeting-network-day', most: 20, seconds: 24 * hour },
];
/** For one address: each is mailed. */
const bookingsOfAddress = 6;

type Origins = Pick<Config, 'trustProxy'>;

export function moveLimits(c: AppContext, config: Origins, secret: string): CountedLimit[] {
  return networkLimits(c, config, secret, moves);
}

export function bookingLimits(c: AppContext, config: Origins, secret: string, email: string): CountedLimit[] {
  const key = limitKey(secret, 'meeting-email-hour', email.toLowerCase());
  return [...networkLimits(c, config, secret, bookings), { key, most: bookingsOfAddress, seconds: hour }];
}
