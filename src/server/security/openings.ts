import type { Config } from '../config.ts';
import { schedulerSources } from '../meetings/scheduler-sources.ts';
import { checkoutOrigin } from '../payments/checkout-origin.ts';
import type { Openings } from './security-headers.ts';

/** What the configuration lets into pages beside the site's own files. */
export function openingsOf(config: Pick<Config, 'payments' | 'meetings'>): Openings {
  const { scheduler } = config.meetings;
  return { checkoutOrigin: checkoutOrigin(config), more: scheduler && schedulerSources[scheduler.kind] };
}
