import type { Checkout } from '../../contract.ts';

/** The class that the provider's script adds to `window`. */
export type WidgetCheckout = new (
  options: WidgetOptions,
) => { open: (onResult: (result?: { transaction?: unknown }) => void) => void };

interface WidgetOptions {
  readonly currency: string;
  readonly amountInCents: number;
  readonly reference: string;
  readonly publicKey: string;
  readonly signature: { readonly integrity: string };
  readonly redirectUrl: string;
  readonly expirationTime: string;
  readonly customerData: Checkout['customer_data'];
}

/** Opens the provider's window over the page. Throws if the provider's script does. */
export function openWidget(Widget: WidgetCheckout, checkout: Checkout, onResult: (wasPaid: boolean) => void): void {
  const widget = new Widget({
    currency: checkout.currency,
    amountInCents: checkout.amount_in_cents,
    reference: checkout.reference,
    publicKey: checkout.public_key,
    signature: checkout.signature,
    redirectUrl: checkout.redirect_url,
    expirationTime: checkout.expiration_time,
    customerData: checkout.customer_data,
  });
  widget.open((result) => onResult(Boolean(result?.transaction)));
}
