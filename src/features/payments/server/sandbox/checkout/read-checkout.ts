import { z } from 'zod';
import { boundedText, momentText } from '#platform/contracts/bounded-input.ts';
import { inputBounds } from '#platform/contracts/input-bounds.ts';
import type { WompiKeys } from '#platform/contracts/settings.ts';
import { type Currency, currencies } from '#site/countries.ts';
import { isSameChecksum } from '../../providers/wompi/event-checksum.ts';
import { integritySignature } from '../../providers/wompi/integrity.ts';

/** What a shop wants paid, proven to be from it. */
export interface AskedCheckout {
  readonly reference: string;
  readonly currency: Currency;
  /** In minor units. */
  readonly amount: number;
  readonly expiresAt: Date | undefined;
  readonly email: string;
  readonly fullName: string;
}

/** The names are Wompi's. */
const address = z.object({
  'public-key': boundedText(inputBounds.key),
  currency: boundedText(inputBounds.name).regex(/^[A-Z]{3}$/),
  'amount-in-cents': boundedText(inputBounds.number)
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number),
  reference: boundedText(255).min(1),
  'signature:integrity': boundedText(inputBounds.key),
  'expiration-time': z.union([momentText({ offset: true }), z.literal('')]).optional(),
  'customer-data:email': boundedText(320).catch(''),
  'customer-data:full-name': boundedText(100).catch(''),
});

/** Undefined: it is not from the shop that has these keys, or somebody changed it on the way. */
export function readCheckout(query: Readonly<Record<string, string>>, keys: WompiKeys): AskedCheckout | undefined {
  const read = address.safeParse(query);
  if (!read.success) return undefined;
  const { reference, 'amount-in-cents': amount, 'expiration-time': time, ...rest } = read.data;
  const expirationTime = time || undefined;
  const signed = { reference, amountInCents: amount, currency: rest.currency, expirationTime };
  const isKnown = rest['public-key'] === keys.publicKey;
  const isWhole = isSameChecksum(rest['signature:integrity'], integritySignature(signed, keys.integritySecret));
  const currency = currencies.find((code) => code.toUpperCase() === rest.currency);
  if (!(isKnown && isWhole && currency)) return undefined;
  return {
    reference,
    currency,
    amount,
    expiresAt: expirationTime === undefined ? undefined : new Date(expirationTime),
    email: rest['customer-data:email'],
    fullName: rest['customer-data:full-name'],
  };
}
