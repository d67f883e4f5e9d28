import type { Config } from '#platform/server/config/config.ts';
import { wompiOrigin } from './providers/wompi/wompi-itself.ts';

/** The other site that pages let in so that a visitor can pay. Undefined: none; the sandbox is on this one. */
export function checkoutOrigin({ payments }: Pick<Config, 'payments'>): string | undefined {
  return payments.kind === 'wompi' ? wompiOrigin : undefined;
}
