import type { CountedLimit } from '#database/limits/count-use.ts';
import { type AppContext, connectedFrom } from '../app-context.ts';
import type { Config } from '../config.ts';
import { senderNetwork } from '../http/sender-network.ts';
import { limitKey } from '../within-limits.ts';

const hour = 60 * 60;

/** From one network, where a whole office may sit. */
const quotesAnHour = 60;
/** To one address, for which somebody else may have asked. */
const mailsAnHour = 10;

export function quoteLimitsOf(
  c: AppContext,
  email: string,
  { trustProxy }: Pick<Config, 'trustProxy'>,
  secret: string,
): CountedLimit[] {
  const network = senderNetwork({ headers: c.req.header(), connectedFrom: connectedFrom(c), trustProxy });
  const limit = (name: string, of: string, most: number) => ({ key: limitKey(secret, name, of), most, seconds: hour });
  return [
    ...(network === undefined ? [] : [limit('quote-network-hour', network, quotesAnHour)]),
    limit('quote-email-hour', email.toLowerCase(), mailsAnHour),
  ];
}
