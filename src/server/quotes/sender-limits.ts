import type { CountedLimit } from '#database/limits/count-use.ts';
import { type AppContext, connectedFrom } from '../app-context.ts';
import type { Config } from '../config.ts';
import { senderNetwork } from '../http/sender-network.ts';
import { limitKey } from '../within-limits.ts';

const hour = 60 * 60;

/** From one network, where a whole office may sit. */
const quotesAnHour = 60;
/** To one address, for which somebody else may have asked. */
const mailsAnHour = 3;
/** Papers that one network opens. */
const downloadsAnHour = 240;

export function quoteLimitsOf(
  c: AppContext,
  email: string,
  { trustProxy }: Pick<Config, 'trustProxy'>,
  secret: string,
): CountedLimit[] {
  return [
    ...networkLimit(c, { trustProxy }, secret, ['quote-network-hour', quotesAnHour]),
    { key: limitKey(secret, 'quote-email-hour', email.toLowerCase()), most: mailsAnHour, seconds: hour },
  ];
}

export function downloadLimits(c: AppContext, config: Pick<Config, 'trustProxy'>, secret: string): CountedLimit[] {
  return networkLimit(c, config, secret, ['quote-download-hour', downloadsAnHour]);
}

function networkLimit(
  c: AppContext,
  { trustProxy }: Pick<Config, 'trustProxy'>,
  secret: string,
  [name, most]: readonly [string, number],
): CountedLimit[] {
  const network = senderNetwork({ headers: c.req.header(), connectedFrom: connectedFrom(c), trustProxy });
  return network === undefined ? [] : [{ key: limitKey(secret, name, network), most, seconds: hour }];
}
