import type { CountedLimit } from '#database/limits/count-use.ts';
import type { AppContext } from '../app-context.ts';
import type { Config } from '../config.ts';
import { limitKey, networkLimits } from '../within-limits.ts';

const hour = 60 * 60;

/** From one network, where a whole office may sit. */
const quotes = { name: 'quote-network-hour', most: 60, seconds: hour };
/** To one address, for which somebody else may have asked. */
const mailsAnHour = 3;
/** Papers that one network opens. */
const downloads = { name: 'quote-download-hour', most: 240, seconds: hour };

type Origins = Pick<Config, 'trustProxy'>;

export function quoteLimitsOf(c: AppContext, email: string, config: Origins, secret: string): CountedLimit[] {
  return [
    ...networkLimits(c, config, secret, [quotes]),
    { key: limitKey(secret, 'quote-email-hour', email.toLowerCase()), most: mailsAnHour, seconds: hour },
  ];
}

export function downloadLimits(c: AppContext, config: Origins, secret: string): CountedLimit[] {
  return networkLimits(c, config, secret, [downloads]);
}
