import type { Payments } from '#platform/server/config/payment-variables.ts';
import type { PaymentProvider } from '../provider.ts';
import { wompiProvider } from './wompi-provider.ts';

/** The origin of Wompi's checkout: the only other site that the content policy allows, and only where it is used. */
export const wompiOrigin = 'https://checkout.wompi.co';

/** Wompi charges Colombian pesos and nothing else. */
export function wompiItself({ keys, isTest }: Extract<Payments, { kind: 'wompi' }>): PaymentProvider {
  return wompiProvider({
    name: 'wompi',
    currencies: ['cop'],
    keys,
    checkoutUrl: `${wompiOrigin}/p/`,
    widgetUrl: `${wompiOrigin}/widget.js`,
    apiUrl: () => `https://${isTest ? 'sandbox' : 'production'}.wompi.co/v1`,
  });
}
