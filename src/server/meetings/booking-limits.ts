import type { CountedLimit } from '#database/limits/count-use.ts';
import { type AppContext, connectedFrom } from '../app-context.ts';
import type { Config } from '../config.ts';
import { senderNetwork } from '../http/sender-network.ts';
import { limitKey } from '../within-limits.ts';

const hour = 60 * 60;

/** Bookings and changes from one network, where a whole office may sit, and bookings for one address: each is mailed. */
const changesAnHour = 30;
const bookingsAnHour = 6;

type Origins = Pick<Config, 'trustProxy'>;

export function changeLimits(c: AppContext, { trustProxy }: Origins, secret: string): CountedLimit[] {
  const network = senderNetwork({ headers: c.req.header(), connectedFrom: connectedFrom(c), trustProxy });
  if (network === undefined) return [];
  return [{ key: limitKey(secret, 'meeting-network-hour', network), most: changesAnHour, seconds: hour }];
}

export function bookingLimits(c: AppContext, config: Origins, secret: string, email: string): CountedLimit[] {
  const key = limitKey(secret, 'meeting-email-hour', email.toLowerCase());
  return [...changeLimits(c, config, secret), { key, most: bookingsAnHour, seconds: hour }];
}
