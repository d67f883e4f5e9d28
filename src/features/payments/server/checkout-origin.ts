import type { Config } from '#platform/server/config/config.ts';
import { wompiOrigin } from './providers/wompi/wompi-itself.ts';

/** The origin of the provider's checkout, for the content policy. Undefined: none; the sandbox is on this site. */
export function checkoutOrigin({ payments }: Pick<Config, 'payments'>): string | undefined {
  return payments.kind === 'wompi' ? wompiOrigin : undefined;
}
