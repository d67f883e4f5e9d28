import { createHash } from 'node:crypto';

interface Signed {
  readonly reference: string;
  readonly amountInCents: number;
  /** In capitals. */
  readonly currency: string;
  readonly expirationTime?: string | undefined;
}

/** Proves to the checkout that reference and amount are ours: a visitor cannot change them on the way. */
export function integritySignature(signed: Signed, integritySecret: string): string {
  const { reference, amountInCents, currency, expirationTime = '' } = signed;
  return createHash('sha256')
    .update(`${reference}${amountInCents}${currency}${expirationTime}${integritySecret}`)
    .digest('hex');
}
