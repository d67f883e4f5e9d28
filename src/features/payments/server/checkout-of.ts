import type { AppContext } from '#platform/server/app-context.ts';
import { languageOf } from '#platform/server/language-of.ts';
import { isSecure } from '#platform/server/security/https.ts';
import type { Checkout } from '../contract.ts';
import { backAddress, orderAddress, pricedItemOf } from './order.ts';
import type { PaymentDeps } from './payment-parts.ts';
import type { PaymentProvider } from './providers/provider.ts';
import type { PaymentOrder } from './store/orders.ts';

/** The data that a browser needs to pay an order. It stays the same as long as the order can be paid. */
export async function checkoutOf(
  c: AppContext,
  order: PaymentOrder,
  provider: PaymentProvider,
  { config, secretOf }: Pick<PaymentDeps, 'config' | 'secretOf'>,
): Promise<Checkout> {
  const secret = await secretOf();
  const { reference, amount, expiresAt } = order;
  const language = languageOf(order);
  const isSandbox = provider.name === 'sandbox';
  // The sandbox uses the address that the visitor opened the site at; other providers use the public one.
  const { host } = new URL(c.req.url);
  const scheme = isSecure(c.req.header(), config.trustProxy) ? 'https' : 'http';
  const origin = isSandbox ? `${scheme}://${host}` : config.publicUrl;
  const redirectUrl = `${origin}${backAddress(secret, reference, language)}`;
  const email = order.email ?? undefined;
  const { currency } = pricedItemOf(order).money;
  const providerCheckout = provider.checkout({ reference, currency, amount, expiresAt, redirectUrl, email });
  return {
    reference,
    currency: currency.toUpperCase(),
    amount_in_cents: amount,
    public_key: providerCheckout.publicKey,
    signature: { integrity: providerCheckout.integrity },
    expiration_time: providerCheckout.expirationTime,
    redirect_url: redirectUrl,
    customer_data: email ? { email } : {},
    widget_url: providerCheckout.widgetUrl,
    checkout_url: isSandbox ? `${providerCheckout.checkoutUrl}&lang=${language}` : providerCheckout.checkoutUrl,
    order_url: orderAddress(secret, reference, language),
    is_sandbox: isSandbox,
  };
}
