import { schedulerSources } from '#features/meetings/server/scheduler-sources.ts';
import { checkoutOrigin } from '#features/payments/server/checkout-origin.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { Openings } from '#platform/server/security/security-headers.ts';

/** External sources that the configuration allows in pages. */
export function openingsOf(config: Pick<Config, 'payments' | 'meetings'>): Openings {
  const { scheduler } = config.meetings;
  return { checkoutOrigin: checkoutOrigin(config), more: scheduler && schedulerSources[scheduler.kind] };
}
