import type { CountedLimit } from '#database/limits/count-use.ts';
import { type AppContext, connectedFrom } from '../app-context.ts';
import type { Config } from '../config.ts';
import { senderNetwork } from '../http/sender-network.ts';
import { limitKey } from '../within-limits.ts';

const hour = 60 * 60;

/** Orders that are made from one network, where a whole office may sit. */
const ordersAnHour = 60;

export function orderLimits(c: AppContext, { trustProxy }: Pick<Config, 'trustProxy'>, secret: string): CountedLimit[] {
  const network = senderNetwork({ headers: c.req.header(), connectedFrom: connectedFrom(c), trustProxy });
  if (network === undefined) return [];
  return [{ key: limitKey(secret, 'order-network-hour', network), most: ordersAnHour, seconds: hour }];
}
