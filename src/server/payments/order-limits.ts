import type { CountedLimit } from '#database/limits/count-use.ts';
import type { AppContext } from '../app-context.ts';
import type { Config } from '../config.ts';
import { networkLimits } from '../within-limits.ts';

const hour = 60 * 60;

/** Orders that are made from one network, where a whole office may sit. */
const orders = { name: 'order-network-hour', most: 60, seconds: hour };

export function orderLimits(c: AppContext, config: Pick<Config, 'trustProxy'>, secret: string): CountedLimit[] {
  return networkLimits(c, config, secret, [orders]);
}
