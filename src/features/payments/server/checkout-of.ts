import type { AppContext } from '#platform/server/app-context.ts';
import { languageOf } from '#platform/server/language-of.ts';
import { isSecure } from '#platform/server/security/https.ts';
import type { Checkout } from '../contract.ts';
import { backAddress, orderAddress, pricedItemOf } from './order.ts';
import type { PaymentDeps } from './payment-parts.ts';
import type { PaymentProvider } from './providers/provider.ts';
import type { PaymentOrder } from './store/orders.ts';

/** What a browser needs to pay an order. The same order gives the same, as long as it can be paid. */
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
  // The sandbox stays on whatever address the site was opened at; the world outside knows one address.
  const { host } = new URL(c.req.url);
  const scheme = isSecure(c.req.header(), config.trustProxy) ? 'https' : 'http';
  const origin = isSandbox ? `${scheme}://${host}` : config.publicUrl;
  const redirectUrl = `${origin}${backAddress(secret, reference, language)}`;
  const email = order.email ?? undefined;
  const { currency } = pricedItemOf(order).money;
  const open = provider.checkout({ reference, currency, amount, expiresAt, redirectUrl, email });
  return {
    reference,
    currency: currency.toUpperCase(),
    amount_in_cents: amount,
    public_key: open.publicKey,
    signature: { integrity: open.integrity },
    expiration_time: open.expirationTime,
    redirect_url: redirectUrl,
    customer_data: email ? { email } : {},
    widget_url: open.widgetUrl,
    checkout_url: isSandbox ? `${open.checkoutUrl}&lang=${language}` : open.checkoutUrl,
    order_url: orderAddress(secret, reference, language),
    is_sandbox: isSandbox,
  };
}
