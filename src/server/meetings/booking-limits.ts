import type { CountedLimit } from '#database/limits/count-use.ts';
import { type AppContext, connectedFrom } from '../app-context.ts';
import type { Config } from '../config.ts';
import { senderNetwork } from '../http/sender-network.ts';
import { limitKey } from '../within-limits.ts';

const hour = 60 * 60;

/** From one network, where a whole office may sit, and for one address: each is mailed. */
const movesAnHour = 30;
const bookingsAnHour = 10;
const bookingsADay = 20;
const bookingsOfAddress = 6;

type Origins = Pick<Config, 'trustProxy'>;

export function moveLimits(c: AppContext, { trustProxy }: Origins, secret: string): CountedLimit[] {
  const network = networkOf(c, trustProxy);
  if (network === undefined) return [];
  return [{ key: limitKey(secret, 'meeting-move-hour', network), most: movesAnHour, seconds: hour }];
}

export function bookingLimits(c: AppContext, config: Origins, secret: string, email: string): CountedLimit[] {
  const key = limitKey(secret, 'meeting-email-hour', email.toLowerCase());
  const ofAddress = { key, most: bookingsOfAddress, seconds: hour };
  const network = networkOf(c, config.trustProxy);
  if (network === undefined) return [ofAddress];
  return [
    { key: limitKey(secret, 'meeting-network-hour', network), most: bookingsAnHour, seconds: hour },
    { key: limitKey(secret, 'meeting-network-day', network), most: bookingsADay, seconds: 24 * hour },
    ofAddress,
  ];
}

function networkOf(c: AppContext, trustProxy: boolean): string | undefined {
  return senderNetwork({ headers: c.req.header(), connectedFrom: connectedFrom(c), trustProxy });
}
