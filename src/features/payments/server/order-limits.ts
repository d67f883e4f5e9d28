import type { CountedLimit } from '#platform/database/limits/rate-limits.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import { networkLimits } from '#platform/server/security/within-limits.ts';

const hour = 60 * 60;

/** Orders that are made from one network, where a whole office may sit, and from all networks of one customer. */
const orders = [
  { name: 'order-network-hour', most: 60, seconds: hour },
  { name: 'order-wide-hour', of: 'wideNetwork', most: 300, seconds: hour },
] as const;

export function orderLimits(c: AppContext, secret: string): CountedLimit[] {
  return networkLimits(c, secret, orders);
}
